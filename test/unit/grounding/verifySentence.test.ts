import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  isStruck,
  verifySentence,
  type CitedProvision,
  type GroundingContext,
  type Grounding,
} from '../../../src/grounding';

const provision = (id: string, label: string, heading: string, text: string): CitedProvision => ({
  id,
  label,
  heading,
  text,
});

/** Invented law of an invented harbour state. */
const MOORING = provision(
  'harbour-act-2019/sec_12__para_1',
  'Harbour Act 2019 section 12(1)',
  'Mooring fee',
  'A vessel that stays longer than six months must pay a mooring fee of $1,250 within 30 days. The harbour master may waive the fee.',
);
const BALLAST = provision(
  'harbour-act-2019/sec_14',
  'Harbour Act 2019 section 14',
  'Ballast water',
  'A master must not discharge ballast water inside the harbour unless the harbour master has consented in writing under section 12.',
);
const LIEGEPLATZ = provision(
  'hafg/sec_7__para_2',
  'HafG § 7 Abs. 2',
  'Liegeplatz',
  'Der Liegeplatz ist innerhalb von drei Monaten nach Ablauf der Genehmigung zu räumen. Das Hafenamt kann ein Zwangsgeld bis zu 10.000 Euro festsetzen. Ein Anspruch auf Verlängerung besteht nicht.',
);
const BERTH = provision(
  '항만사용법/art_8__para_1',
  '항만사용법 제8조제1항',
  '선석의 반환',
  '①사용자는 허가기간이 끝난 날부터 3개월 이내에 선석을 반환하여야 한다. 다만, 관리청이 승인한 경우에는 그러하지 아니하다.',
);
const PENALTY = provision(
  '항만사용법/art_30',
  '항만사용법 제30조',
  '벌칙',
  '선석을 반환하지 아니한 자는 1년 이하의 징역 또는 1천만원 이하의 벌금에 처한다. 과태료는 100분의 30까지 감경할 수 있다.',
);
const LIST = provision(
  'harbour-act-2019/sec_20',
  'Harbour Act 2019 section 20',
  'Permits',
  'The holder of a permit may not:\n(a) sell the permit to another person;\n(b) paint the quay.',
);

/** Verification asks the corpus only whether a provision exists. */
const corpusWith = (has: (id: string) => boolean): GroundingContext =>
  ({ corpus: { ordinal: (id: string) => (has(id) ? 0 : undefined) } }) as unknown as GroundingContext;
const verify = (text: string, cited: CitedProvision[], has: (id: string) => boolean = () => true): Grounding =>
  verifySentence({ text, cited }, corpusWith(has));
const problemOf = (sentence: string, ...cited: CitedProvision[]): string | undefined => verify(sentence, cited).reason;
const supported = (sentence: string, ...cited: CitedProvision[]): void =>
  assert.equal(problemOf(sentence, ...cited), undefined, sentence);
const struck = (sentence: string, why: RegExp, ...cited: CitedProvision[]): void =>
  assert.match(problemOf(sentence, ...cited) ?? 'supported', why, sentence);

describe('verifySentence', () => {
  describe('citations', () => {
    it('strikes a sentence that cites nothing, and one that cites what does not exist', () => {
      struck('A vessel must pay a mooring fee.', /cites no provision/u);
      const { support } = verify('A vessel must pay a mooring fee.', [MOORING], (id) => id !== MOORING.id);
      assert.equal(support, 'contradicted');
    });

    it('strikes when one of two citations is invented, and names it', () => {
      const invented = provision('harbour-act-2019/sec_99', '', '', '');
      const verification = verify('A vessel must pay a mooring fee.', [MOORING, invented], (id) => id === MOORING.id);
      assert.ok(isStruck(verification.support) && verification.reason?.includes('harbour-act-2019/sec_99'));
    });
  });

  describe('quotations', () => {
    it('accepts exact ones across marks, widths, line breaks and ellipses', () => {
      supported('The vessel “must pay a mooring fee of $1,250 within 30 days.”', MOORING);
      supported('The vessel “must pay a mooring fee […] within 30 days”.', MOORING);
      supported('Der Liegeplatz ist „innerhalb von drei Monaten\nnach Ablauf der Genehmigung zu räumen“.', LIEGEPLATZ);
      supported('사용자는 "선석을 반환하여야 한다".', BERTH);
      supported('The holder may not «sell the permit to another person».', LIST);
    });

    it('strikes one changed word, in any kind of quotation mark, also when the mark never closes', () => {
      for (const [open, close] of ['“”', '""', '«»', '»«', '「」', '『』', '‘’', "''", '„“'].map((pair) =>
        Array.from(pair),
      )) {
        struck(`The vessel ${open!}must pay a docking fee${close!} within 30 days.`, /quotation/u, MOORING);
      }
      struck('The vessel "must pay a docking fee within 30 days.', /quotation/u, MOORING);
    });

    it("takes the act's title in brackets for what it is, and an apostrophe for no quotation", () => {
      supported('「항만사용법」 제8조제1항에 따라 사용자는 3개월 이내에 선석을 반환하여야 한다.', BERTH);
      supported("The harbour master's consent lets the fee be waived for vessels' masters.", MOORING, BALLAST);
    });
  });

  describe('numbers', () => {
    it('accepts them however they are written', () => {
      supported('The mooring fee of 1250 dollars is due within thirty days.', MOORING);
      supported('A vessel that stays longer than 6 months must pay the mooring fee.', MOORING);
      supported("The vessel's 30 days are for the mooring fee.", MOORING);
      supported('Das Hafenamt kann ein Zwangsgeld bis zu 10\u202f000 Euro festsetzen.', LIEGEPLATZ);
      supported('Das Hafenamt kann ein Zwangsgeld bis zu 10 Tausend Euro festsetzen.', LIEGEPLATZ);
      supported('Der Liegeplatz ist binnen einer Dreimonatsfrist nach Ablauf der Genehmigung zu räumen.', LIEGEPLATZ);
      supported('선석을 반환하지 아니한 자는 1년 이하의 징역 또는 10,000,000원 이하의 벌금에 처한다.', PENALTY);
      supported('선석을 반환하지 아니한 자는 일년 이하의 징역 또는 천만 원 이하의 벌금에 처한다.', PENALTY);
      supported('제30조 1천만원 이하의 벌금에 처한다.', PENALTY);
      supported('과태료는 30%까지 감경할 수 있다.', PENALTY);
      supported('사용자는 세 달 이내에 선석을 반환하여야 한다.', BERTH);
    });

    it('strikes a wrong number under the right citation', () => {
      struck('A vessel that stays longer than five months must pay a mooring fee.', /five months/u, MOORING);
      struck('The mooring fee is $1,350.', /1,350/u, MOORING);
      struck('Der Liegeplatz ist innerhalb von vier Monaten zu räumen.', /vier Monaten/u, LIEGEPLATZ);
      struck('Das Zwangsgeld beträgt bis zu 1.000 Euro.', /1\.000/u, LIEGEPLATZ);
      struck('사용자는 2개월 이내에 선석을 반환하여야 한다.', /2개월/u, BERTH);
      struck('선석을 반환하지 아니한 자는 2천만원 이하의 벌금에 처한다.', /2천만원/u, PENALTY);
      struck('과태료는 100분의 50까지 감경할 수 있다.', /50/u, PENALTY);
    });

    it('strikes the right number of the wrong thing', () => {
      struck('A vessel that stays longer than six weeks must pay a mooring fee.', /six weeks/u, MOORING);
      struck('사용자는 3년 이내에 선석을 반환하여야 한다.', /3년/u, BERTH);
      struck('Der Liegeplatz ist innerhalb von drei Werktagen zu räumen.', /drei Werktagen/u, LIEGEPLATZ);
    });

    it("does not count the numbers of the provision's own label, but those of others", () => {
      supported('Nach § 7 Abs. 2 Satz 1 HafG ist der Liegeplatz innerhalb von drei Monaten zu räumen.', LIEGEPLATZ);
      supported('Under section 12(1) of the Harbour Act 2019 the vessel must pay a mooring fee.', MOORING);
      supported('항만사용법 제8조 제1항에 따라 사용자는 선석을 반환하여야 한다.', BERTH);
      struck('Nach § 8 HafG ist der Liegeplatz zu räumen.', /8/u, LIEGEPLATZ);
      supported('A master needs written consent under section 12 and must not discharge ballast water.', BALLAST);
      struck('A master needs written consent under section 13 and must not discharge ballast water.', /13/u, BALLAST);
    });

    it('does not let the number of a provision support an amount', () => {
      struck('Das Hafenamt kann ein Zwangsgeld bis zu 7 Euro festsetzen.', /7 Euro/u, LIEGEPLATZ);
      struck('The vessel must pay a mooring fee within 12 days.', /12 days/u, MOORING);
    });
  });

  describe('negation', () => {
    it('strikes a flipped one, either way, in each language', () => {
      struck('A vessel that stays longer than six months must not pay a mooring fee.', /denies what/u, MOORING);
      struck('A master must discharge ballast water inside the harbour.', /affirms what/u, BALLAST);
      struck('Der Liegeplatz ist nach Ablauf der Genehmigung nicht zu räumen.', /denies what/u, LIEGEPLATZ);
      struck('Ein Anspruch auf Verlängerung besteht.', /affirms what/u, LIEGEPLATZ);
      struck('사용자는 3개월 이내에 선석을 반환하지 않아도 된다.', /denies what/u, BERTH);
      struck('선석을 반환한 자는 1년 이하의 징역에 처한다.', /affirms what/u, PENALTY);
    });

    it('compares with the nearest sentence, not with the whole provision', () => {
      supported('사용자는 허가기간이 끝난 날부터 3개월 이내에 선석을 반환하여야 한다.', BERTH);
      supported('Das Hafenamt kann ein Zwangsgeld festsetzen.', LIEGEPLATZ);
    });

    it('reads a list item with its lead-in', () => {
      supported('The holder may not paint the quay.', LIST);
      struck('The holder may paint the quay.', /affirms what/u, LIST);
    });

    it('bears with an answer that leaves out a condition in which the negation stands', () => {
      const reply = provision(
        'x/sec_1',
        'X section 1',
        '',
        'A master who produces no valid licence pays a fine of 90 dollars to the port treasury.',
      );
      supported('A master pays a fine of 90 dollars to the port treasury.', reply);
      struck('A master who produces a valid licence pays a fine of 90 dollars.', /affirms what/u, reply);
    });

    it('does not take an idiom for a negation', () => {
      supported('The mooring fee must be paid not later than 30 days.', MOORING);
    });
  });

  describe('terms', () => {
    it('strikes a sentence that is about something else', () => {
      struck('Employees enjoy paid parental leave and generous pensions.', /not in the words/u, MOORING);
      struck('Arbeitnehmer haben Anspruch auf bezahlten Erholungsurlaub.', /not in the words/u, LIEGEPLATZ);
      struck('근로자는 유급휴가를 청구할 권리를 가진다.', /not in the words/u, BERTH);
    });

    it('accepts other inflections and a polite ending', () => {
      supported('Vessels staying longer than six months pay mooring fees.', MOORING);
      supported('사용자는 3개월 이내에 선석을 반환하여야 합니다.', BERTH);
    });

    it('takes the words of all cited provisions together', () => {
      const fuel = provision('fuel-act/sec_1', 'Fuel Act section 1', '', 'Marine diesel is taxed by weight.');
      const sentence = 'Marine diesel is taxed by weight; vessels pay a fee.';
      struck(sentence, /not in the words/u, MOORING);
      supported(sentence, MOORING, fuel);
    });

    it('strikes what says too little to be checked', () => {
      struck('Yes.', /not in the words|too little/u, MOORING);
      struck('…', /too little/u, MOORING);
    });
  });

  it('never throws, and takes less than 5 ms a sentence on long provisions', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.string({ unit: 'binary', maxLength: 300 }),
        (a, b) => {
          assert.ok(['supported', 'contradicted'].includes(verify(a, [provision('x/art_1', 'X 1', b, a + b)]).support));
        },
      ),
      { numRuns: 300 },
    );
    const long = Array.from({ length: 10 }, (_, at) =>
      provision(`x/sec_${at}`, `X § ${at}`, '', `${LIEGEPLATZ.text} ${MOORING.text} `.repeat(12)),
    );
    verify('Das Hafenamt kann ein Zwangsgeld festsetzen.', long);
    const began = performance.now();
    for (let round = 0; round < 50; round += 1)
      verify(`Das Hafenamt kann ein Zwangsgeld bis zu 10.000 Euro festsetzen ${'.'.repeat(round)}`, long);
    assert.ok((performance.now() - began) / 50 < 5, `${((performance.now() - began) / 50).toFixed(2)} ms a sentence`);
  });

  it('strikes a sentence that is too long, unread, and takes linear time on hostile provisions', () => {
    const endless = 'Art. '.repeat(20_000);
    const hostile = provision('x/art_1', 'X Art. 1', '', endless);
    const began = performance.now();
    struck(endless, /too long to be checked/u, hostile, MOORING);
    // As long as a sentence may be, against as many statements.
    problemOf('Art. '.repeat(800), hostile);
    const ms = performance.now() - began;
    assert.ok(ms < 1500, `${ms} ms`);
  });

  it('reads a long list under a long lead-in without reading the lead-in anew for each item in full', () => {
    const lead = `${'harbour vessel master '.repeat(3000)}must not:`;
    const items = Array.from({ length: 3000 }, (_, at) => `(a) paint quay${at};`).join('\n');
    const list = provision('x/sec_1', 'X section 1', '', `${lead}\n${items}`);
    const began = performance.now();
    struck('The master must paint quay2999.', /denies or excepts/u, list);
    const ms = performance.now() - began;
    assert.ok(ms < 8000, `${ms} ms`);
  });

  it('reads a provision with more numbers than a call takes arguments', () => {
    const table = provision('x/sec_2', 'X section 2', '', `The fee table is ${'7 '.repeat(300_000)}.`);
    supported('The fee table is 7.', table);
  });
});
