import { LANGUAGES } from '../languages/conformance/cases/index';
import { CasesCorpus } from '../languages/conformance/corpus';

/** How long what stands in front of each citation is, in UTF-16 units: the most that is looked at there. */
const WINDOW = 200;
const CITATIONS = 200;

describe('the act of a draft’s citation is told in time behind hostile text', function () {
  // What takes more than the length of what is looked at takes minutes.
  this.timeout(20_000);
  const english = LANGUAGES.find(({ code }) => code === 'en')!;

  for (const part of [
    'IV',
    'A',
    'Aa',
    'Aa ',
    'Aa, ',
    'Aa/',
    'Aa on ',
    'A.',
    '1 ',
    'a ',
    'a, ',
    '(',
    '. ',
    '2nd edn, ',
  ]) {
    it(`${JSON.stringify(part)} repeated`, () => {
      const front = part.repeat(Math.ceil(WINDOW / part.length));
      new CasesCorpus(english).cited(
        `Harbours Act 2012 s 2. ${`${front} § 3. ${front}, s 4, ${front}`.repeat(CITATIONS)}`,
      );
    });
  }
});
