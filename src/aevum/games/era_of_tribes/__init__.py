"""Era of Tribes: rules, tables and box; it is not on the shelf yet.

flow.py is the table of contents; components.py has the nodes, words and events, kinds.py the closed
lists of the tables, box.py what is printed, fields.py the state and who may see it.
"""
