/** A code: paragraphs with numbers, one that was put in, letters and numbers in it; articles without; a repealed one; an annex. */
export const act = `---
title: Codice dei porti
---

# Codice dei porti

## Titolo I - Disposizioni generali

### Capo I - Oggetto e ormeggio

#### Art. 1. (Oggetto)

1. Il presente codice disciplina i porti e le banchine.

#### Art. 2. (Ormeggio)

1. Il comandante ormeggia la nave alla banchina.

1-bis. Il comandante della nave straniera avvisa il porto.

2. Il comandante paga il diritto di porto. Esso non è dovuto se la nave:
a) attende;
a-bis) ripara;
b) parte per:
1) soccorso;
2) avaria.

### Capo II - Servizi

#### Art. 3. (Piloti)

Il pilota guida la nave.

#### Art. 3-bis. (Rimorchio)

Il rimorchiatore traina la nave.

#### Art. 4. (Vigilanza)

L'autorità del porto vigila.

#### Art. 5. (Tariffe)

(abrogato)

## Allegato I - Navi

1. Barche.

2. Chiatte.
`;

/** A law that goes by its number. */
export const otherAct = `---
title: Legge 3 marzo 2031, n. 12
---

# Legge 3 marzo 2031, n. 12

## Articolo 1 - Luce

1. Il guardiano accende la lampada.

2. Il guardiano spegne la lampada all'alba.

## Articolo 2 - Olio

L'olio è puro.

## Articolo 2-ter - Stoppino

Lo stoppino è di cotone.
`;

/** The code in the layout of the gazette. */
export const plainAct = `Codice dei porti

Titolo I
Disposizioni generali

Capo I
Oggetto e ormeggio

Art. 1.
(Oggetto)

1. Il presente codice disciplina i porti
e le banchine.

Art. 2.
(Ormeggio)

1. Il comandante ormeggia la nave alla banchina.
1-bis. Il comandante della nave straniera avvisa il porto.
2. Il comandante paga il diritto di porto. Esso non è dovuto se la nave:
a) attende;
a-bis) ripara;
b) parte per:
1) soccorso;
2) avaria.

Capo II
Servizi

Art. 3 - Piloti

Il pilota guida la nave.

Art. 3-bis - Rimorchio

Il rimorchiatore traina la nave.

Art. 4. Vigilanza

L'autorità del porto vigila.
`;

/** The key of that law. */
export const LAW = 'legge-3-marzo-2031-n-12';
