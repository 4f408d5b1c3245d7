import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../../src/citation';
import { corpusOf } from '../support';

const LOTSEN =
  'über die Ausbildung und Prüfung der Lotsen auf den Strömen und Kanälen und in den Häfen des Landes Veldria und seiner Inseln';
const PILOTS =
  'Harbour Pilots (Training and Examination on Rivers and Canals and in the Ports of Veldria and of its Islands) Act 1994';
const LIGHTS = '항만 및 등대와 부표와 운하와 수문과 선거의 관리 및 운영과 그 시설의 사용에 관한 특별조치법';

const CORPUS = corpusOf(
  { key: 'kaig', title: 'Kaigesetz', abbreviation: 'KaiG', language: 'de', provisions: { sec_2: 'a', sec_12: 'b' } },
  { key: 'lag', title: `Gesetz ${LOTSEN}`, abbreviation: 'LAG', language: 'de', provisions: { sec_12: 'a' } },
  { key: 'bojaufsg', title: 'Bojenaufsicht', abbreviation: 'BojAufsG', language: 'de', provisions: { sec_12: 'a' } },
  { key: 'wharf', title: 'Wharf Act 2001', language: 'en', provisions: { sec_4: 'a', sec_12: 'b' } },
  { key: 'pilots', title: PILOTS, language: 'en', provisions: { sec_12: 'a' } },
  { key: 'lights', title: LIGHTS, language: 'ko', provisions: { art_12: 'a' } },
);

/** What the last citation of a text means. */
function cited(language: string, text: string): string {
  const found = new CitationResolver(CORPUS).resolve(findCitations(text, language), {}, text).at(-1);
  return found?.outcome === 'resolved' ? found.targets.join(' ') : (found?.outcome ?? 'no citation');
}

const heading = 'on the fees of barges and of rafts for the lighting of quays at night';

// How far around a citation its act is looked for decides which law it is: what stands nearer belongs to it, what stands
// farther away does not.
describe('citation: how far the name of an act may reach', () => {
  for (const [language, text, expected] of [
    ['en', `Under section 12 (${heading}) (${heading}) of the Wharf Act 2001 it is so.`, 'wharf/sec_12'],
    ['en', `Under section 12 (${heading}) of the ${PILOTS} it is so.`, 'pilots/sec_12'],
    ['en', `Under section 12 of the ${PILOTS} it is so.`, 'pilots/sec_12'],
    ['de', `Das Gesetz ${LOTSEN} (im Folgenden: LotsenG) gilt. Nach § 12 LotsenG ist es so.`, 'lag/sec_12'],
    ['de', `Nach § 12 des Gesetzes ${LOTSEN} ist es so.`, 'lag/sec_12'],
    ['de', 'Nach § 12 des Bojenaufsichtsgesetzes  (BojAufsG) ist es so.', 'bojaufsg/sec_12'],
    ['ko', `「${LIGHTS}」 제12조`, 'lights/art_12'],
    ['ko', `${LIGHTS} 제12조`, 'lights/art_12'],
    ['ko', `${LIGHTS}(2020. 1. 1. 법률 제12345호로 일부개정된 것) 제12조`, 'lights/art_12'],
  ] as const) {
    it(text, () => assert.equal(cited(language, text), expected));
  }
});
