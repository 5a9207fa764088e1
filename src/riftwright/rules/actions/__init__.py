"""Game actions (407-440, 445-458): the only code that changes the game, a module per family.

Each action guards what is no event (readying what is ready), goes through the replacement pipeline where something
could replace it, changes the state, makes a cleanup outstanding where 319 says so, and records what happened with
its rule. It may leave tasks on the stack that complete it, so it is the last thing that a step does.
"""
