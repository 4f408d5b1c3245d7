import assert from 'node:assert/strict';
import { byEId, readText } from './helpers';

/** By eId what is left of a provision: its status, its text. */
function readAs(name: string, text: string): Record<string, readonly [string, string]> {
  const found = byEId(readText(name, text));
  return Object.fromEntries([...found].map(([eId, { status, text: left }]) => [eId, [status, left]]));
}

describe('readers/repealed', () => {
  it('knows a repealed provision by its heading where only a dash stands below it', () => {
    const markdown = `# Hafengesetz

### § 1 Zweck

-

### § 2 (weggefallen)

-

### §§ 3 bis 5 (weggefallen)

—

### § 6 (weggefallen)

Der Hafen ist wieder offen.

### § 7 Schluss

(1) (weggefallen)

(2) Der Hafen schließt.
`;
    assert.deepEqual(readAs('hafg.md', markdown), {
      sec_1: ['in-force', '-'],
      sec_2: ['repealed', ''],
      sec_3: ['repealed', ''],
      sec_4: ['repealed', ''],
      sec_5: ['repealed', ''],
      sec_6: ['in-force', 'Der Hafen ist wieder offen.'],
      sec_7: ['in-force', ''],
      sec_7__para_1: ['repealed', '(weggefallen)'],
      sec_7__para_2: ['in-force', 'Der Hafen schließt.'],
    });
  });

  it('takes a unit for law that holds law, whatever stands in front of it', () => {
    const markdown = `# Hafengesetz

## Art 1 - Überleitung

(weggefallen)

### § 1 Kaie

Ein Kai ist fest.

## Art 2 - Boote

(weggefallen)

### § 1 (weggefallen)

-
`;
    assert.deepEqual(readAs('hafg.md', markdown), {
      art_1: ['in-force', '(weggefallen)'],
      art_1__sec_1: ['in-force', 'Ein Kai ist fest.'],
      art_2: ['repealed', '(weggefallen)'],
      art_2__sec_1: ['repealed', ''],
    });
  });

  it('knows it by a heading over what was left standing, and by a notice behind what it is of', () => {
    const markdown = `# Hafengesetz

### § 1 (gegenstandslos)

-

### § 2 Lotsen (weggefallen)

-

### § 3 Aufgehobene Vorschriften

-

### § 4 (Entfallen der Gebühr)

Die Gebühr entfällt.

### § 5 Boote (weggefallen)

Boote legen an.

## Anlage 1 (weggefallen)

(zu § 5)

## Anlage 2 (weggefallen)

Boote legen hier an.
`;
    assert.deepEqual(
      Object.values(readAs('hafg.md', markdown)).map(([status]) => status),
      ['repealed', 'repealed', 'in-force', 'in-force', 'in-force', 'repealed', 'in-force'],
    );
  });

  it('does so in XML', () => {
    const norm = (name: string, title: string, text: string): string =>
      `<norm><metadaten><jurabk>HafG</jurabk><enbez>${name}</enbez><titel>${title}</titel></metadaten><textdaten><text><Content><P>${text}</P></Content></text></textdaten></norm>`;
    const xml = `<dokumente>${norm('§ 1', '(weggefallen)', '-')}${norm('§§ 2 bis 3', '(weggefallen)', '- -')}${norm('§ 4', 'Zweck', 'Der Hafen ist offen.')}</dokumente>`;
    assert.deepEqual(readAs('hafg.xml', xml), {
      sec_1: ['repealed', ''],
      sec_2: ['repealed', ''],
      sec_3: ['repealed', ''],
      sec_4: ['in-force', 'Der Hafen ist offen.'],
    });
  });

  it('does so in JSON lines', () => {
    const line = (id: string, heading: string, text: string): string =>
      JSON.stringify({ id, act: 'Harbour Act', citation: `section ${id}`, heading, text });
    const lines = [line('1', 'Repealed', '…'), line('2', 'Fees', 'A fee is due.')].join('\n');
    assert.deepEqual(readAs('acts.jsonl', lines), { sec_1: ['repealed', ''], sec_2: ['in-force', 'A fee is due.'] });
  });
});
