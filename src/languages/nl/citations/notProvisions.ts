import { calledAsProvision } from '../../citations/organisations';
import { pattern } from './patterns';

/** Where a provision's word and number are the name of an organisation or a periodical. */
export const IS_NAME = pattern(
  calledAsProvision({
    nouns:
      'vereniging stichting tijdschrift vennootschap uitgeverij uitgever blad krant maandblad weekblad dagblad bedrijf firma onderneming coöperatie organisatie bureau kantoor groep comité beweging actiegroep vakbond website podcast merk instituut',
    word: 'Artikel|Art\\.',
    link: 'van\\s',
  }),
  'uy',
);
