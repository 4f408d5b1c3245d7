import assert from 'node:assert/strict';
import { ActNames } from '../../../../src/citation/acts/actNames';
import { CorpusBuilder, type Corpus } from '../../../../src/law';
import { readSource } from '../../../../src/readers';

function corpusOf(title: string): Corpus {
  const builder = new CorpusBuilder();
  const bytes = Buffer.from(`# ${title}\n\nมาตรา ๑ นายเรือต้องจอดเรือ\n`);
  for (const document of readSource({ file: '/law/act.md', bytes }).documents) builder.add(document);
  return builder.finish();
}

/** How often a text is brought into one form while something is done: the most of what looking for a name costs. */
function formsMade(work: () => void): number {
  const own = Object.getOwnPropertyDescriptor(String.prototype, 'normalize')!;
  const plain = own.value as (form?: string) => string;
  let count = 0;
  const counting = function (this: string, form?: string): string {
    count += 1;
    return plain.call(this, form);
  };
  Object.defineProperty(String.prototype, 'normalize', { ...own, value: counting });
  try {
    work();
  } finally {
    Object.defineProperty(String.prototype, 'normalize', own);
  }
  return count;
}

describe('names where words are not told apart by blanks', () => {
  const title = 'พระราชบัญญัติท่าเรือ พ.ศ. ๒๕๕๐';
  const names = new ActNames(corpusOf(title));

  before(() => {
    Array.from(names.learn());
  });

  it('are found at the beginning of a text, the longest first', () => {
    const found = names.findBeginning(`${title} ใช้บังคับแก่เรือทุกลำ`, 'th');
    assert.deepEqual(found, { acts: [0], length: title.length });
  });

  it('are looked for behind each letter only where one begins as the text does', () => {
    const text = 'เรือทุกลำที่จอดเทียบท่าต้องจุดโคมไฟในเวลากลางคืนและให้นายเรือแจ้งแก่เจ้าท่า'.repeat(4);
    const made = formsMade(() => assert.equal(names.findBeginning(text, 'th'), undefined));
    assert.ok(made < 30, `${made} forms were made of a text of ${text.length} letters`);
  });
});
