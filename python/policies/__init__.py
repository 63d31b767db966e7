"""Policies for the challenge of docs/research.md."""
