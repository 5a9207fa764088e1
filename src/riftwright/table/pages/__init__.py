"""The pages, one module for each; every module has its ``routes``."""
