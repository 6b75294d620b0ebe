"""Era of Tribes: ten peoples from the first settlers to the High Middle Ages.

flow.py is the table of contents; components.py has the nodes, words and events, kinds.py the closed
lists of the tables, box.py what is printed, fields.py the state and who may see it.
"""
