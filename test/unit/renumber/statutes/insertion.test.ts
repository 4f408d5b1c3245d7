import assert from 'node:assert/strict';
import { Law } from '../support';
import { akn } from './elements';

describe('renumber: what a new element is modelled on', () => {
  it('is one that is in force, where the next one is repealed', async () => {
    const section = (number: number, standing: string, inside: string): string =>
      `<section eId="sec_${number}"${standing}><num>${number}.</num>${inside}</section>\n`;
    const repealed = section(2, ' status="repealed"', '<content><p>Repealed.</p></content>');
    const last = section(3, '', '<heading>Ends</heading><content><p>An end.</p></content>');
    const body = `${section(1, '', '<heading>Fees</heading><content><p>A fee.</p></content>')}${repealed}${last}`;
    const text = akn(`\n${body}`);
    const law = await Law.of({ 'quay.xml': text });
    assert.equal(
      law.headings('quay.xml', law.insert('quay-act/sec_2', '2')),
      text
        .replace('<num>3.', '<num>4.')
        .replace(
          repealed,
          section(2, '', '<heading>[Heading]</heading><content><p>[Text]</p></content>').replace('sec_2', 'sec_2-2') +
            repealed.replace('<num>2.', '<num>3.'),
        ),
    );
  });

  it('is the next one, whose number may have fewer parts, before one that is farther off', async () => {
    const content = (style: string): string => `<content><p class="${style}">A fee.</p></content>`;
    const section = (number: string, style: string): string =>
      `<section eId="sec_${number}"><num>${number}.</num>${content(style)}</section>\n`;
    const body = `${section('1', 'a')}${section('2', 'b')}${section('3', 'c')}`;
    const text = akn(`\n${body}`);
    const law = await Law.of({ 'quay.xml': text });
    const added = section('2A', 'c').replace('A fee.', '[Text]');
    assert.equal(
      law.headings('quay.xml', law.insert('quay-act/sec_3', '2A')),
      text.replace(section('3', 'c'), `${added}${section('3', 'c')}`),
    );
  });
});
