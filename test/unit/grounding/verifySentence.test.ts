import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  CitedProvisions,
  isStruck,
  verifySentence,
  type CitedProvision,
  type Claim,
  type Grounding,
  type GroundingContext,
} from '../../../src/grounding';
import { indexOf } from '../support/indexOf';

/** Invented law of invented harbour states. */
const FILES = {
  'harbour.md': `# Harbour Act 2019

## Part 1

### Section 12. Mooring fee

(1) A vessel that stays longer than six months must pay a mooring fee of $1,250 within 30 days. The harbour master may waive the fee.

(2) The fee is due to the port treasury.

### Section 14. Ballast water

A master must not discharge ballast water inside the harbour unless the harbour master has consented in writing under section 12.

### Section 16. Tariffs

The toll is 40 crowns for fishing boats in the harbour and 90 crowns for yachts in the basin.

### Section 20. Permits

The holder of a permit may not:
(a) sell the permit to another person;
(b) paint the quay.
`,
  'hafg.md': `---
Title: Hafengesetz
jurabk: HafG
---
# Hafengesetz

### § 7 Liegeplatz

(1) Der Inhaber der Genehmigung darf den Liegeplatz nur mit Zustimmung des Hafenamts überlassen.

(2) Der Liegeplatz ist innerhalb von drei Monaten nach Ablauf der Genehmigung zu räumen. Das Hafenamt kann ein Zwangsgeld bis zu 10.000 Euro festsetzen. Ein Anspruch auf Verlängerung besteht nicht.

### § 9 Lotse

(1) Wenn der Lotse das fünfundsechzigste Lebensjahr vollendet hat, ruht seine Bestallung. Der Schiffer erhält den Plan unter Angabe der Tiefe, den er ohne Lotsen benötigt.

(2) Kinder und Begleiter des Schiffers dürfen an Bord bleiben.
`,
  'hangman.md': `---
title: 항만사용법
---
# 항만사용법

### 제8조(선석의 반환)

① 사용자는 허가기간이 끝난 날부터 3개월 이내에 선석을 반환하여야 한다. 다만, 관리청이 승인한 경우에는 그러하지 아니하다.

### 제9조(보증)

관리청은 사용자에게 보증금(현금을 말한다. 이하 이 조에서 같다)을 요구하여서는 아니 된다. 사용료를 연체하지 아니한 사용자는 할인을 신청하여야 한다.

### 제30조(벌칙)

선석을 반환하지 아니한 자는 1년 이하의 징역 또는 1천만원 이하의 벌금에 처한다. 과태료는 100분의 30까지 감경할 수 있다.
`,
  'phares.md': `# Loi sur les phares

### Article 4

Le gardien ne peut pas céder sa licence à un tiers. Il peut demander un congé de trente jours.
`,
};

let context: GroundingContext;
let provisions: CitedProvisions;

before(async () => {
  const { corpus, resolver } = await indexOf(FILES);
  context = { corpus, resolver };
  provisions = new CitedProvisions(corpus);
});

const MOORING = 'harbour-act-2019/sec_12__para_1';
const BALLAST = 'harbour-act-2019/sec_14';
const PERMITS = 'harbour-act-2019/sec_20';
const LIEGEPLATZ = 'hafg/sec_7__para_2';
const BERTH = '항만사용법/art_8__para_1';
const PENALTY = '항만사용법/art_30';
const DEPOSIT = '항만사용법/art_9';
const PILOT = 'hafg/sec_9__para_1';
const CREW = 'hafg/sec_9__para_2';
const TARIFF = 'harbour-act-2019/sec_16';
const LICENCE = 'loi-sur-les-phares/art_4';

const verify = (text: string, ids: readonly string[], more: Partial<Claim> = {}, question?: string): Grounding =>
  verifySentence(
    { text, cited: provisions.of(ids), ...more },
    { ...context, ...(question !== undefined && { question }) },
  );
const supported = (text: string, ...ids: string[]): void => {
  const { support, reason } = verify(text, ids);
  assert.equal(support, 'supported', `${text}: ${reason ?? ''}`);
};
/** Not shown, whether it clashes or not. */
const open = (text: string, ...ids: string[]): void => {
  const { support, reason } = verify(text, ids);
  assert.notEqual(support, 'supported', text);
  assert.ok(reason !== undefined && reason !== '', text);
};
const contradicted = (text: string, why: RegExp, ...ids: string[]): void => {
  const { support, reason, clashes } = verify(text, ids);
  assert.equal(support, 'contradicted', `${text}: ${reason ?? ''}`);
  assert.match(reason!, why);
  assert.ok(clashes.length > 0);
  for (const { words } of clashes) assert.equal(text.slice(words.start, words.end), words.text);
};

describe('grounding/verifySentence', () => {
  describe('citations', () => {
    it('shows nothing of a sentence that cites nothing, and strikes one that cites what does not exist', () => {
      assert.equal(verify('A vessel must pay a mooring fee.', []).support, 'unverified');
      const { support, reason } = verify('A vessel must pay a mooring fee.', [MOORING, 'harbour-act-2019/sec_99']);
      assert.equal(support, 'invented');
      assert.match(reason!, /section 99/u);
    });

    it('strikes law written out in the sentence that the corpus lacks, or that its footnote does not name', () => {
      contradicted('Under section 2(2) of the Space Act, a vessel must pay a mooring fee.', /Space Act/u, MOORING);
      contradicted('Under section 20 of the Harbour Act 2019 a vessel must pay a mooring fee.', /section 20/u, MOORING);
      contradicted('Nach § 88 HafG ist der Liegeplatz innerhalb von drei Monaten zu räumen.', /§ 88/u, LIEGEPLATZ);
    });

    it('accepts the provision itself, the one around it, and what the provision itself cites', () => {
      supported(
        'Under section 12(1) of the Harbour Act 2019 a vessel that stays longer than six months must pay a mooring fee.',
        MOORING,
      );
      supported(
        'Under section 12 of the Harbour Act 2019 a vessel that stays longer than six months must pay a mooring fee.',
        MOORING,
      );
      supported(
        'A master must not discharge ballast water unless the harbour master has consented under section 12.',
        BALLAST,
      );
      supported(
        'Nach § 7 Abs. 2 HafG ist der Liegeplatz innerhalb von drei Monaten nach Ablauf der Genehmigung zu räumen.',
        LIEGEPLATZ,
      );
    });
  });

  describe('quotations', () => {
    it('accepts exact ones across marks, widths, line breaks and ellipses', () => {
      supported('The vessel “must pay a mooring fee […] within 30 days”.', MOORING);
      supported('Der Liegeplatz ist „innerhalb von drei Monaten\nnach Ablauf der Genehmigung zu räumen“.', LIEGEPLATZ);
      supported('사용자는 "선석을 반환하여야 한다".', BERTH);
    });

    it('strikes one changed word, in any kind of quotation mark, also when the mark never closes', () => {
      for (const pair of ['“”', '""', '«»', '»«', '「」', '『』', '‘’', "''", '„“']) {
        const [opening, closing] = Array.from(pair);
        contradicted(`The vessel ${opening!}must pay a docking fee${closing!} within 30 days.`, /quotation/u, MOORING);
      }
      contradicted('The vessel "must pay a docking fee within 30 days.', /quotation/u, MOORING);
    });

    it('takes a quotation of the question for what it is', () => {
      const question = 'The port says “you never asked” and wants the mooring fee.';
      const text = 'That “you never asked” changes nothing: a vessel must pay a mooring fee within 30 days.';
      assert.notEqual(verify(text, [MOORING], {}, question).support, 'contradicted');
    });
  });

  describe('numbers', () => {
    it('accepts them however they are written', () => {
      supported('The mooring fee of 1250 dollars is due within thirty days.', MOORING);
      supported('A vessel that stays longer than 6 months must pay the mooring fee.', MOORING);
      supported('Das Hafenamt kann ein Zwangsgeld bis zu 10\u202f000 Euro festsetzen.', LIEGEPLATZ);
      supported('Das Hafenamt kann ein Zwangsgeld bis zu 10 Tausend Euro festsetzen.', LIEGEPLATZ);
      supported('선석을 반환하지 아니한 자는 1년 이하의 징역 또는 10,000,000원 이하의 벌금에 처한다.', PENALTY);
      supported('선석을 반환하지 아니한 자는 일년 이하의 징역 또는 천만 원 이하의 벌금에 처한다.', PENALTY);
      supported('과태료는 30%까지 감경할 수 있다.', PENALTY);
      supported('사용자는 세 달 이내에 선석을 반환하여야 한다.', BERTH);
    });

    it('strikes another number in the wording of the law, and says both', () => {
      contradicted(
        'A vessel that stays longer than five months must pay a mooring fee.',
        /five months.*six months/u,
        MOORING,
      );
      contradicted(
        'Der Liegeplatz ist innerhalb von vier Monaten nach Ablauf der Genehmigung zu räumen.',
        /vier Monaten.*drei Monaten/u,
        LIEGEPLATZ,
      );
      contradicted('사용자는 허가기간이 끝난 날부터 2개월 이내에 선석을 반환하여야 한다.', /2개월.*3개월/u, BERTH);
    });

    it('points at the words of the law that stand against it', () => {
      const { clashes } = verify('A vessel that stays longer than five months must pay a mooring fee.', [MOORING]);
      const [cited] = provisions.of([MOORING]) as [CitedProvision];
      const { against } = clashes[0]!;
      assert.ok(against?.source === 'law' && against.id === MOORING);
      assert.equal(cited.text.slice(against.start, against.end), against.text);
      assert.match(against.text, /^six months/u);
    });

    it('strikes the least that is made the most, and the other way round', () => {
      contradicted('선석을 반환하지 아니한 자는 1년 이상의 징역에 처한다.', /the least/u, PENALTY);
      contradicted('Das Hafenamt kann ein Zwangsgeld von mindestens 10.000 Euro festsetzen.', /the least/u, LIEGEPLATZ);
      supported('Das Hafenamt kann ein Zwangsgeld von höchstens 10.000 Euro festsetzen.', LIEGEPLATZ);
    });

    it('leaves open a number that nothing says, and the right number of the wrong thing', () => {
      open('The mooring fee is $1,350.', MOORING);
      open('A vessel that stays longer than six weeks must pay a mooring fee.', MOORING);
      open('Der Liegeplatz ist innerhalb von drei Werktagen zu räumen.', LIEGEPLATZ);
      open('과태료는 100분의 50까지 감경할 수 있다.', PENALTY);
      open('Das Hafenamt kann ein Zwangsgeld bis zu 7 Euro festsetzen.', LIEGEPLATZ);
    });

    it('leaves open a number of the question, or of another place of the law, where the law has its own', () => {
      const question = 'We have two yachts. What do we pay?';
      const answer = (text: string): Grounding => verify(text, [TARIFF], {}, question);
      assert.equal(answer('The toll is 40 crowns for fishing boats in the harbour.').support, 'supported');
      assert.notEqual(answer('The toll is 2 crowns for fishing boats in the harbour.').support, 'supported');
      assert.notEqual(answer('The toll is 90 crowns for fishing boats in the harbour.').support, 'supported');
    });

    it('reads ordinals that count a period, in words and figures', () => {
      supported('Die Bestallung ruht, wenn der Lotse das 65. Lebensjahr vollendet hat.', PILOT);
      open('Die Bestallung ruht, wenn der Lotse das 60. Lebensjahr vollendet hat.', PILOT);
    });

    it('accepts numbers of the facts, and what follows from both', () => {
      const question = 'Meine Genehmigung lief am 28. Februar 2021 ab. Bis wann muss ich räumen?';
      const lawWords = ['Der Liegeplatz ist innerhalb von drei Monaten nach Ablauf der Genehmigung zu räumen'];
      const factWords = ['Meine Genehmigung lief am 28. Februar 2021 ab'];
      const answer = (day: string): Grounding =>
        verify(
          `Der Liegeplatz ist nach Ablauf der Genehmigung am 28. Februar 2021 bis zum ${day} zu räumen.`,
          [LIEGEPLATZ],
          { lawWords, factWords },
          question,
        );
      assert.equal(answer('28. Mai 2021').support, 'supported', answer('28. Mai 2021').reason);
      assert.equal(answer('28. Juni 2021').support, 'unverified');
    });
  });

  describe('what it orders, permits and denies', () => {
    it('shows nothing of a flipped one, either way, in each language', () => {
      open('A vessel that stays longer than six months must not pay a mooring fee.', MOORING);
      open('A vessel that stays longer than six months may pay a mooring fee.', MOORING);
      open('A master may discharge ballast water inside the harbour.', BALLAST);
      open('Der Liegeplatz ist nach Ablauf der Genehmigung nicht zu räumen.', LIEGEPLATZ);
      open('Der Liegeplatz kann innerhalb von drei Monaten nach Ablauf der Genehmigung geräumt werden.', LIEGEPLATZ);
      open('Ein Anspruch auf Verlängerung besteht.', LIEGEPLATZ);
      open('사용자는 3개월 이내에 선석을 반환하지 않아도 된다.', BERTH);
      open('사용자는 3개월 이내에 선석을 반환할 수 있다.', BERTH);
      open('Le gardien peut céder sa licence à un tiers.', LICENCE);
    });

    it('accepts what says the same', () => {
      supported('Das Hafenamt kann ein Zwangsgeld bis zu 10.000 Euro festsetzen.', LIEGEPLATZ);
      supported('사용자는 3개월 이내에 선석을 반환하여야 합니다.', BERTH);
      supported('Le gardien ne peut pas céder sa licence à un tiers.', LICENCE);
    });

    it('asks of each denial that the law denies that word, and not another one', () => {
      supported('사용료를 연체하지 않은 사용자는 할인을 신청하여야 합니다.', DEPOSIT);
      // The law denies the arrears and orders the application.
      open('사용료를 연체하지 않은 사용자는 할인을 신청하지 않아도 됩니다.', DEPOSIT);
      open('사용료를 연체한 사용자는 할인을 신청하지 아니한다.', DEPOSIT);
      supported('Der Schiffer erhält den Plan unter Angabe der Tiefe, den er ohne Lotsen benötigt.', PILOT);
      open('Der Schiffer erhält den Plan ohne Angabe der Tiefe, den er ohne Lotsen benötigt.', PILOT);
    });

    it('reads what brackets interrupt, with a full stop in them, to its end', () => {
      supported('관리청은 사용자에게 보증금을 요구하여서는 아니 됩니다.', DEPOSIT);
      open('관리청은 사용자에게 보증금을 요구할 수 있습니다.', DEPOSIT);
    });

    it('does not take a condition for the only one, nor for none', () => {
      supported('Wenn der Lotse das 65. Lebensjahr vollendet hat, ruht seine Bestallung.', PILOT);
      open('Nur wenn der Lotse das 65. Lebensjahr vollendet hat, ruht seine Bestallung.', PILOT);
      open('Auch wenn der Lotse das 65. Lebensjahr vollendet hat, ruht seine Bestallung.', PILOT);
    });

    it('lets "also" stand before what the law names, and before nothing else', () => {
      supported('Kinder des Schiffers dürfen auch als Begleiter des Schiffers an Bord bleiben.', CREW);
      open('Kinder des Schiffers dürfen an Bord bleiben, auch Händler.', CREW);
    });

    it('leaves open what drops an exception', () => {
      open('A master must not discharge ballast water inside the harbour.', BALLAST);
      supported(
        'A master must not discharge ballast water inside the harbour unless the harbour master has consented.',
        BALLAST,
      );
    });

    it('strikes the opposite in the same words', () => {
      contradicted('The holder of a permit may sell the permit to another person.', /may/u, PERMITS);
    });

    it('reads a list item with its lead-in', () => {
      supported('The holder of a permit may not paint the quay.', PERMITS);
      open('The holder of a permit may paint the quay.', PERMITS);
    });
  });

  describe('words', () => {
    it('shows nothing of a sentence that is about something else', () => {
      open('Employees enjoy paid parental leave and generous pensions.', MOORING);
      open('Arbeitnehmer haben Anspruch auf bezahlten Erholungsurlaub.', LIEGEPLATZ);
      open('근로자는 유급휴가를 청구할 권리를 가진다.', BERTH);
      open('Yes.', MOORING);
      open('…', MOORING);
    });

    it('leaves open another word in the place of one of the law', () => {
      open(
        'Der Inhaber der Genehmigung darf den Liegeplatz nur mit Zustimmung des Hafenmeisters überlassen.',
        'hafg/sec_7__para_1',
      );
    });

    it('shows the words of the law and of the question that carry it, where they stand', () => {
      const question = 'My yacht has been moored here for nine months. What do I owe?';
      const lawWords = ['must pay a mooring fee of $1,250 within 30 days'];
      const grounding = verify(
        'You must pay a mooring fee of $1,250 for the nine months.',
        [MOORING],
        { lawWords, factWords: ['moored here for nine months'] },
        question,
      );
      assert.equal(grounding.support, 'supported', grounding.reason);
      const [cited] = provisions.of([MOORING]) as [CitedProvision];
      assert.deepEqual(
        grounding.lawWords.map(({ id, start, end }) => [id, cited.text.slice(start, end)]),
        [[MOORING, lawWords[0]]],
      );
      assert.deepEqual(
        grounding.factWords.map(({ start, end }) => question.slice(start, end)),
        ['moored here for nine months'],
      );
    });

    it('shows nothing where the words that are named stand elsewhere', () => {
      const elsewhere = verify('A vessel must pay a mooring fee.', [MOORING], {
        lawWords: ['due to the port treasury'],
      });
      assert.equal(elsewhere.support, 'unverified');
      assert.match(elsewhere.reason!, /port treasury/u);
    });
  });

  it('is supported in no language without rules for propositions', () => {
    const { support } = verify('De eigenaar van het schip moet binnen dertig dagen een bijdrage betalen.', [MOORING]);
    assert.equal(support, 'unverified');
  });

  it('never throws, whatever the sentence and the provision are', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        const cited = [{ id: MOORING, label: 'X 1', heading: b, text: a + b }];
        const { support } = verifySentence({ text: a, cited }, { ...context, question: b });
        assert.ok(['supported', 'unverified', 'contradicted', 'invented'].includes(support));
      }),
      { numRuns: 200 },
    );
  });

  it('leaves a sentence that is too long unread, and takes linear time on hostile provisions', () => {
    assert.equal(verify('Art. '.repeat(20_000), [MOORING]).support, 'unverified');
    const text = 'Art. 1 must not pay 7 fees, '.repeat(40_000);
    const cited = [{ id: MOORING, label: 'X Art. 1', heading: '', text }];
    verifySentence({ text: 'Art. 7 must not pay '.repeat(190), cited }, context);
    assert.ok(!isStruck(verify('', [MOORING]).support));
  });
});
