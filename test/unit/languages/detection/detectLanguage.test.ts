import assert from 'node:assert/strict';
import { detectLanguage } from '../../../../src/languages';

describe('languages/detectLanguage', () => {
  const cases: readonly [text: string, language: string, why: string][] = [
    ['Wann verjährt der Anspruch auf die Miete?', 'de', 'German function words'],
    ['When does the claim for rent expire?', 'en', 'English function words'],
    ['선장은 항만시설 사용료를 내야 한다.', 'ko', 'Hangul'],
    ['「Harbour Act」 제5조에 따른 사용료는 매년 고시한다.', 'ko', 'a foreign title inside a Korean sentence'],
    ['不法行為による損害賠償の請求権', 'ja', 'Han with Kana'],
    ['合同法', 'zh', 'Han alone'],
    ['ผู้ใดปลอมเอกสาร', 'th', 'Thai'],
    ['12.3.4 -- 5', 'und', 'nothing but numbers'],
    ['Kranz, a.a.O., § 4; Mole, a.a.O., § 5', 'und', 'initials, which are no words'],
    ['', 'und', 'nothing'],
  ];
  for (const [text, language, why] of cases) {
    it(`${language}: ${why}`, () => assert.equal(detectLanguage(text), language));
  }

  /** Invented law and questions about it; each is told by its own function words. */
  const sentences: Readonly<Record<string, readonly string[]>> = {
    nl: [
      'De havenmeester kan een ontheffing verlenen van het verbod, bedoeld in het eerste lid.',
      'Het is verboden een schip aan de kade te laten liggen zonder vergunning van de burgemeester.',
      'Indien de huurder het havengeld niet betaalt, wordt de overeenkomst ontbonden.',
      'Deze wet treedt in werking op een bij koninklijk besluit te bepalen tijdstip.',
      'Welke termijn geldt voor het bezwaar?',
      'Wie is aansprakelijk voor schade aan de steiger?',
      'Degene die door de schuld van een ander schade lijdt, heeft recht op vergoeding.',
    ],
    it: [
      "Il comandante del porto può rilasciare l'autorizzazione di cui al primo comma.",
      'È vietato lasciare una nave alla banchina senza il permesso della capitaneria.',
      'Se il conduttore non paga i diritti di porto, il contratto è risolto.',
      'La presente legge entra in vigore il giorno successivo alla pubblicazione nella Gazzetta.',
      'Quando si prescrive il diritto al canone di locazione?',
      'Chi è responsabile dei danni al molo?',
      'Le disposizioni degli articoli precedenti non si applicano alle navi dello Stato.',
    ],
    pt: [
      'O capitão do porto pode conceder a autorização prevista no número anterior, ouvidos os interessados.',
      'É proibido deixar um navio no cais sem autorização da capitania.',
      'Se o locatário não pagar as taxas portuárias, o contrato é resolvido.',
      'A presente lei entra em vigor no dia seguinte ao da sua publicação.',
      'Quando prescreve o direito às rendas?',
      'Quem é responsável pelos danos causados aos navios?',
      'As disposições dos artigos anteriores não se aplicam aos navios do Estado.',
    ],
    sv: [
      'Hamnkaptenen får meddela tillstånd enligt första stycket.',
      'Det är förbjudet att lämna ett fartyg vid kajen utan tillstånd från kommunen.',
      'Om hyresgästen inte betalar hamnavgiften ska avtalet hävas.',
      'Denna lag träder i kraft den dag som regeringen bestämmer.',
      'När preskriberas en fordran på hyra?',
      'Vem svarar för skador på bryggan och på fartyget?',
    ],
    fr: [
      "Le capitaine du port peut accorder l'autorisation prévue à l'alinéa précédent.",
      'Quand se prescrit la créance de loyer ?',
      'Il est interdit de laisser un navire à quai sans autorisation du maire.',
    ],
    es: [
      'El capitán del puerto podrá conceder la autorización prevista en el apartado anterior.',
      '¿Cuándo prescribe el derecho al cobro de las rentas?',
      'Se prohíbe dejar un buque en el muelle sin permiso de la autoridad.',
    ],
    und: [
      // Danish and Norwegian share what they have here.
      'Det er forbudt, og skal ikke ske.',
      'Harbour Kiel 2012',
    ],
  };
  for (const [language, texts] of Object.entries(sentences)) {
    for (const text of texts) it(`${language}: ${text}`, () => assert.equal(detectLanguage(text), language));
  }

  it('keeps short questions to the languages that are asked in, whatever others share of their words', () => {
    for (const [text, language] of [
      ['Miete in Berlin', 'de'],
      ['Wie lange habe ich dafür Zeit, und was muss ich tun?', 'de'],
      ['A door to the quay (e)(i)(o)', 'en'],
      ['Non-profit organisations', 'und'],
      ['AO 1977', 'und'],
    ] as const) {
      assert.equal(detectLanguage(text), language, text);
    }
  });
});
