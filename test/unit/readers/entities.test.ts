import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../src/citation';
import { CorpusBuilder } from '../../../src/law';
import { readSource } from '../../../src/readers';

const read = (file: string, text: string): ReturnType<typeof readSource> =>
  readSource({ file: `/law/${file}`, bytes: Buffer.from(text) });

const MARKDOWN = `---
title: Ley 9/2018, de Puertos
---

# Ley 9/2018, de Puertos

### Art&iacute;culo&nbsp;1. Objeto y &aacute;mbito

La tasa es de 5 &euro; seg&uacute;n el art&iacute;culo 5.&ordm; de la Ley 9/2018.
Se paga en el puerto &amp; en la bah&iacute;a.

### Art&iacute;culo 5. Tasa

La tasa se paga.
`;

const PLAIN = MARKDOWN.split('\n').slice(4).join('\n').replace('# ', '').replaceAll('### ', '');

describe('entities of HTML in statutes', () => {
  for (const [file, text] of [
    ['a.md', MARKDOWN],
    ['a.txt', PLAIN],
  ] as const) {
    it(`are read as their signs, and ranges are those of the file: ${file}`, () => {
      const { documents } = read(file, text);
      const [document] = documents;
      assert.ok(document);
      const [first, second] = document.provisions;
      assert.match(first!.id, /art_1$/u);
      assert.equal(first!.heading, 'Objeto y ámbito');
      assert.equal(
        first!.text,
        'La tasa es de 5 € según el artículo 5.º de la Ley 9/2018. Se paga en el puerto & en la bahía.',
      );
      // The range ends where the line ends as it is written.
      const { start, end } = first!.range;
      const lines = text.split('\n');
      assert.equal(lines[start.line]!.includes('Objeto'), true);
      assert.equal(lines[end.line]!.slice(0, end.character), 'Se paga en el puerto &amp; en la bah&iacute;a.');
      assert.match(second!.id, /art_5$/u);
      assert.equal(lines[second!.range.end.line]!.slice(0, second!.range.end.character), 'La tasa se paga.');
    });
  }

  it('are read in data sets, whose keys and lines stay', () => {
    const line = JSON.stringify({
      act: 'Ley 9/2018',
      id: 'ley-9-2018/art_1',
      text: 'El art&iacute;culo 5.&ordm; de la Ley 9/2018 &amp;amp;',
    });
    const { documents, problems } = read('a.jsonl', `${line}\n`);
    assert.deepEqual(problems, []);
    assert.equal(documents[0]!.provisions[0]!.text, 'El artículo 5.º de la Ley 9/2018 &amp;');
    assert.equal(documents[0]!.provisions[0]!.range.end.character, line.length);
  });

  it('keep the act of a citation', () => {
    const builder = new CorpusBuilder();
    for (const document of read('a.md', MARKDOWN).documents) builder.add(document);
    const corpus = builder.finish();
    const text = corpus.text(0);
    const [citation] = new CitationResolver(corpus).resolve(findCitations(text, 'es'), {}, text);
    assert.deepEqual(citation!.act, { kind: 'named', name: 'Ley 9/2018' });
    assert.match(citation!.targets[0]!, /art_5$/u);
  });
});
