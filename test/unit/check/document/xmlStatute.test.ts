import assert from 'node:assert/strict';
import { PlainText, statuteFormatOf } from '../../../../src/check';

describe('law in XML as plain text', () => {
  const said = (source: string): string => new PlainText(source, 'xml').text.trim();

  it('reads entities and marks within a sentence as what they say', () => {
    assert.equal(said('<P>nach &#167; 2 Abs. 1 des <B>HafG</B></P>'), 'nach § 2 Abs. 1 des HafG');
    assert.equal(said('<akn:p>section <akn:b>1</akn:b></akn:p>'), 'section 1');
    assert.equal(said('<항내용><![CDATA[제3조제1항]]></항내용>'), '제3조제1항');
  });

  it('parts what stands in elements of their own, whatever their names', () => {
    assert.match(said('<jurabk>HafG</jurabk><enbez>§ 1</enbez><titel>Kai</titel>'), /HafG\s+§ 1\s+Kai/u);
    assert.match(said('<num>(1)</num><content>A tug.</content>'), /\(1\)\s+A tug\./u);
  });

  it('is told by how a file begins that is no draft', () => {
    assert.equal(statuteFormatOf('law.xml', '\n<?xml version="1.0"?>'), 'xml');
    assert.equal(statuteFormatOf('law.jsonl', '{"id": "1"}'), 'text');
    assert.equal(statuteFormatOf('law.md', '<!-- a note -->'), 'markdown');
  });
});
