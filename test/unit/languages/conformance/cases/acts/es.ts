import type { LanguageCases } from '../../cases';

export const acts: Pick<LanguageCases, 'act' | 'otherAct' | 'plainAct'> = {
  act: `---
title: Código de Puertos
---

# Código de Puertos

## CAPÍTULO I. Disposiciones generales

### Artículo 1. Objeto.

El presente Código ordena los puertos y los muelles.

### Artículo 2. Atraque.

1. El capitán atraca en el muelle.

2. El capitán paga la tasa. No se devenga si espera.

### Artículo 3. Prácticos.

El práctico guía el buque.

### Artículo 3 bis. Remolque.

El remolcador tira del buque.

### Artículo 4. Vigilancia.

La autoridad del puerto tiene la vigilancia.

### Artículo 5. Aviso.

El capitán avisa de:

a) el nombre del buque;

b) la carga.

### Artículo 6. Multa.

El capitán que incumple el artículo 2.1 paga una multa.

## CAPÍTULO II. Disposiciones finales

### Artículo 7. Reglamentos.

La autoridad del puerto dicta reglamentos.
`,
  otherAct: `---
title: Código de Faros
---

# Código de Faros

### Artículo 1. Luz.

El farero enciende la lámpara con el aceite del puerto.

### Artículo 2. Aceite.

El aceite es puro.
`,
  plainAct: `Código de Puertos

CAPÍTULO I
Disposiciones generales

Artículo 1. Objeto.

El presente Código ordena los puertos
y los muelles.

Artículo 2. Atraque.

1. El capitán atraca en el muelle.

2. El capitán paga la tasa. No se devenga si espera.

Artículo 3. Prácticos.

El práctico guía el buque.

Artículo 3 bis. Remolque.

El remolcador tira del buque.

Artículo 4. Vigilancia.

La autoridad del puerto tiene la vigilancia.

Artículo 5. Aviso.

El capitán avisa de:

a) el nombre del buque;

b) la carga.

Artículo 6. Multa.

El capitán que incumple el artículo 2.1 paga una multa.

CAPÍTULO II
Disposiciones finales

Artículo 7. Reglamentos.

La autoridad del puerto dicta reglamentos.
`,
};
