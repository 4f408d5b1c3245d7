import type { TitleWords } from '../pack';

/** What Dutch statutes, bills and writings about them are called. */
export const titles: TitleWords = {
  statute:
    /^(?:(?:rijks)?wet\s(?:van\s\d|op\s|op\sde\s|inzake\s)|(?:burgerlijk\s|wetboek\s|grondwet)|(?:algemene|invoerings)\swet\s|\p{L}{3,60}wet(?:\s\d{4})?$)/iu,
  instrument: /^(?:besluit|regeling|verordening|\p{L}{3,60}(?:besluit|regeling|verordening))(?!\p{L})/iu,
  bill: /^(?:wetsvoorstel|voorstel\svan\swet|ontwerp(?:besluit|wet)?)(?!\p{L})/iu,
  writing:
    /^(?:overeenkomst|advies|vonnis|arrest|brief|notitie|memo|dagvaarding|\p{L}{2,40}overeenkomst|notulen)(?!\p{L})/iu,
};
