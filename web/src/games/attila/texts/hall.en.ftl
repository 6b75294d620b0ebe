### Attila in the hall (English).

first-visit-attila = Six tribes stand at the frontier of Rome. Lead them against gentle rivals; every step is explained as you take it.
first-visit-name-barbaricum = Barbaricum
first-visit-name-internum = Mare Internum
first-visit-name-pontus = Pontus
