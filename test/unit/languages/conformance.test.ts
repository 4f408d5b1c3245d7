import assert from 'node:assert/strict';
import fc from 'fast-check';
import { PACKS, packOf, type MarkerKind } from '../../../src/languages';

/** The same things said in each language: invented law of an invented harbour state. */
const SAID: Readonly<Record<string, readonly (readonly [string, ...MarkerKind[]])[]>> = {
  de: [
    ['Der Schiffer muss die Gebühr zahlen.', 'duty'],
    ['Der Schiffer darf im Hafen ankern.', 'permission'],
    ['Der Schiffer darf im Hafen nicht ankern.', 'prohibition'],
    ['Der Schiffer muss die Gebühr nicht zahlen.', 'exemption'],
    ['Die Gebühr ist nicht fällig.', 'negation'],
    ['Ankern darf nur das Lotsenboot.', 'permission', 'only'],
    ['Schiffe, ausgenommen Lotsenboote, zahlen die Gebühr.', 'exception'],
    ['Wenn das Schiff ankert, zahlt der Schiffer.', 'condition'],
    ['Auch wenn das Schiff ankert, zahlt der Schiffer.', 'regardless'],
    ['Jeder Schiffer zahlt.', 'all'],
  ],
  ko: [
    ['선장은 사용료를 내야 한다.', 'duty'],
    ['선장은 항만에 정박할 수 있다.', 'permission'],
    ['선장은 항만에 정박할 수 없다.', 'prohibition'],
    ['선장은 사용료를 내지 아니할 수 있다.', 'exemption'],
    ['사용료는 발생하지 아니한다.', 'negation'],
    ['도선선에 한하여 정박할 수 있다.', 'only', 'permission'],
    ['도선선을 제외한 선박은 사용료를 낸다.', 'exception'],
    ['선박이 정박하면 선장이 사용료를 낸다.', 'condition'],
    ['선박이 정박하더라도 선장이 사용료를 낸다.', 'regardless'],
    ['모든 선장이 사용료를 낸다.', 'all'],
  ],
  en: [
    ['The master must pay the fee.', 'duty'],
    ['The master may anchor in the harbour.', 'permission'],
    ['The master may not anchor in the harbour.', 'prohibition'],
    ['The master need not pay the fee.', 'exemption'],
    ['The fee is not due.', 'negation'],
    ['Only the pilot boat may anchor.', 'only', 'permission'],
    ['Vessels, except pilot boats, pay the fee.', 'exception'],
    ['If the vessel anchors, the master pays.', 'condition'],
    ['Even if the vessel anchors, the master pays.', 'regardless'],
    ['Every master pays.', 'all'],
  ],
  fr: [
    ['Le capitaine doit payer la redevance.', 'duty'],
    ['Le capitaine peut mouiller dans le port.', 'permission'],
    ['Le capitaine ne peut pas mouiller dans le port.', 'prohibition'],
    ["Le capitaine n'est pas tenu de payer la redevance.", 'exemption'],
    ["La redevance n'est pas due.", 'negation'],
    ['Le pilote peut seul mouiller.', 'permission', 'only'],
    ['Les navires, sauf les pilotines, paient la redevance.', 'exception'],
    ['Si le navire mouille, le capitaine paie.', 'condition'],
    ['Même si le navire mouille, le capitaine paie.', 'regardless'],
    ['Chaque capitaine paie.', 'all'],
  ],
  es: [
    ['El capitán deberá pagar la tasa.', 'duty'],
    ['El capitán podrá fondear en el puerto.', 'permission'],
    ['El capitán no podrá fondear en el puerto.', 'prohibition'],
    ['El capitán no está obligado a pagar la tasa.', 'exemption'],
    ['La tasa no se devenga.', 'negation'],
    ['Podrá fondear únicamente el práctico.', 'permission', 'only'],
    ['Los buques, salvo los del práctico, pagan la tasa.', 'exception'],
    ['Si el buque fondea, el capitán paga.', 'condition'],
    ['Aunque el buque fondee, el capitán paga.', 'regardless'],
    ['Cada capitán paga.', 'all'],
  ],
  ja: [
    ['船長は使用料を納付しなければならない。', 'duty'],
    ['船長は港に停泊することができる。', 'permission'],
    ['船長は港に停泊してはならない。', 'prohibition'],
    ['船長は使用料を納付することを要しない。', 'exemption'],
    ['使用料は発生しない。', 'negation'],
    ['水先船に限り、停泊することができる。', 'only', 'permission'],
    ['水先船を除く船舶は使用料を納付する。', 'exception'],
    ['船舶が停泊するときは、船長が納付する。', 'condition'],
    ['船舶の停泊にかかわらず、船長が納付する。', 'regardless'],
    ['すべて船長は納付する。', 'all'],
  ],
  th: [
    ['นายเรือต้องชำระค่าธรรมเนียม', 'duty'],
    ['นายเรืออาจทอดสมอในท่าเรือ', 'permission'],
    ['ห้ามมิให้นายเรือทอดสมอในท่าเรือ', 'prohibition'],
    ['นายเรือไม่ต้องชำระค่าธรรมเนียม', 'exemption'],
    ['ค่าธรรมเนียมไม่ถึงกำหนด', 'negation'],
    ['เฉพาะเรือนำร่องอาจทอดสมอ', 'only', 'permission'],
    ['เรือชำระค่าธรรมเนียม เว้นแต่เรือนำร่อง', 'exception'],
    ['ถ้าเรือทอดสมอ นายเรือชำระ', 'condition'],
    ['แม้เรือทอดสมอ นายเรือก็ชำระ', 'regardless'],
    ['นายเรือทุกคนชำระ', 'all'],
  ],
};

/** The denials of those sentences, and on which side of each the word stands that it denies. */
const SIDES: Readonly<Record<string, 'before' | 'behind' | undefined>> = {
  de: undefined,
  en: 'behind',
  es: 'behind',
  fr: 'behind',
  ja: 'before',
  ko: 'before',
  th: 'behind',
};

const kindsIn = (code: string, text: string): MarkerKind[] =>
  packOf(code)!
    .propositions!.markers(text)
    .map(({ kind }) => kind);

describe('languages', () => {
  for (const { code, propositions } of PACKS.filter((pack) => pack.propositions !== undefined)) {
    describe(code, () => {
      it('tells must, may, must not, need not, not, only, except, if, even if and all apart', () => {
        for (const [text, ...kinds] of SAID[code]!) assert.deepEqual(kindsIn(code, text), kinds, text);
      });

      it('says on which side of a denial the word stands that it denies', () => {
        const denials = SAID[code]!.filter(([, kind]) => kind === 'negation' || kind === 'prohibition');
        for (const [text] of denials)
          for (const { side } of propositions!.markers(text)) assert.equal(side, SIDES[code], text);
      });

      it('gives markers in order without overlap, and clauses that cover the text without a border in a marker', () => {
        const words = SAID[code]!.flatMap(([text]) => text.split(' '));
        const texts = fc.oneof(
          fc.string({ unit: 'binary', maxLength: 200 }),
          fc
            .array(fc.constantFrom(...words, ',', '(', ')', ';', '\n', '. '), { maxLength: 60 })
            .map((parts) => parts.join(' ')),
        );
        fc.assert(
          fc.property(texts, (text) => {
            const clauses = propositions!.clauses(text);
            const markers = propositions!.markers(text);
            assert.equal(clauses.map(({ start, end }) => text.slice(start, end)).join(''), text);
            let last = 0;
            for (const { start, end } of markers) {
              assert.ok(start >= last && end > start && end <= text.length, text);
              assert.ok(
                clauses.every((clause) => clause.start <= start || clause.start >= end),
                text,
              );
              last = end;
            }
          }),
          { numRuns: 300 },
        );
      });

      it('takes linear time on 100,000 hostile characters', function () {
        // Ten times what it takes; what grows with the square takes minutes.
        this.timeout(300_000);
        const pieces = SAID[code]!.slice(0, 5).flatMap(([text]) => [text, text.split(' ').at(-1)!]);
        for (const piece of [...new Set(pieces), ', ', '(', ')', '(a', 'a', ' ', ', der ', 'zu a', '없', 'ne ']) {
          const text = piece.repeat(Math.ceil(100_000 / piece.length));
          const began = performance.now();
          propositions!.markers(text);
          propositions!.clauses(text);
          const ms = performance.now() - began;
          assert.ok(ms < 10_000, `${ms.toFixed(0)} ms for ${JSON.stringify(piece)}`);
        }
      });
    });
  }

  for (const { code, quantities } of PACKS.filter((pack) => pack.quantities !== undefined)) {
    it(`counts any text of ${code} in order and without overlap, in time that grows with the text`, () => {
      const texts = fc
        .array(
          fc.constantFrom('3', '12.5', ' ', ',', '.', '(', '年', '개월', 'Euro', '$', 'ein', '十', 'สิบ', '제', '-'),
          {
            maxLength: 30,
          },
        )
        .map((parts) => parts.join(''));
      fc.assert(
        fc.property(fc.oneof(texts, fc.string({ unit: 'binary', maxLength: 100 })), (text) => {
          let last = 0;
          for (const { start, end } of quantities!.quantities(text)) {
            assert.ok(start >= last && end > start && end <= text.length, text);
            last = end;
          }
        }),
      );
      for (const piece of ['1', '1.', '1 000', 'ein', '三', '십', 'สิบ', ' ', 'one hundred and ', '§ 1, ']) {
        const hostile = piece.repeat(Math.ceil(30_000 / piece.length));
        const began = performance.now();
        quantities!.quantities(hostile);
        const ms = performance.now() - began;
        assert.ok(ms < 10_000, `${ms.toFixed(0)} ms for ${JSON.stringify(piece)}`);
      }
    }).timeout(60_000);
  }

  it('has no pack for a language that it does not read', () => {
    assert.equal(packOf('xx'), undefined);
    assert.equal(packOf('constructor'), undefined);
  });
});
