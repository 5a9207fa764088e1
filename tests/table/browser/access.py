"""Whether a page is for everyone: what axe finds wrong with it, and whether it fits the screen."""

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page


def check_access(page: Page) -> None:
    """Nothing that axe finds wrong, and nothing that sticks out to the side."""
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
