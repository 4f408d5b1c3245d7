import type { Notices } from '../notices/notices';

export const notices: Notices = {
  repealed: 'abrogat[oaie]|soppress[oaie]',
  // "((ARTICOLO ABROGATO DALLA L. 3 MARZO 2031, N. 12))", "Abrogato dall'art. 5".
  repealedIn:
    /^[\s*([<_{-]*(?:(?:articolo|comma|lettera|numero|periodo|allegato|capo|titolo|sezione)\s(?:abrogat|soppress)[oa]|(?:abrogat|soppress)[oa]\s(?:da(?:l|lla)?\s|dall['’]|con\s))/iu,
};
