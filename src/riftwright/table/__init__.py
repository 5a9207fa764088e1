"""The table: games in the browser, between people and bots, and the judge's page.

``app.make_app`` is the web application; ``rooms`` runs the games; ``protocol`` is what programs speak with it.
"""
