/**
 * What lawyers shorten the codes to, as the publishers of the codes print it on their spines and in their notes. By the title in small letters.
 */
const CODES: Readonly<Record<string, readonly string[]>> = {
  'code civil': ['C. civ.', 'Cciv'],
  'code pénal': ['C. pén.', 'CP'],
  'code de procédure civile': ['CPC', 'C. pr. civ.', 'C. proc. civ.'],
  'code de procédure pénale': ['CPP', 'C. pr. pén.', 'C. proc. pén.'],
  'code des procédures civiles d’exécution': ['CPCE', 'C. pr. exéc.', 'C. proc. civ. exéc.'],
  'code du travail': ['C. trav.'],
  'code de commerce': ['C. com.'],
  'code de la consommation': ['C. consom.', 'C. conso.'],
  'code de la sécurité sociale': ['CSS', 'C. sec. soc.', 'C. séc. soc.'],
  'code de la sécurité intérieure': ['CSI', 'C. séc. int.'],
  'code général des impôts': ['CGI'],
  'livre des procédures fiscales': ['LPF'],
  'code général des collectivités territoriales': ['CGCT'],
  'code général de la fonction publique': ['CGFP'],
  'code général de la propriété des personnes publiques': ['CGPPP', 'CG3P'],
  'code de la propriété intellectuelle': ['CPI', 'C. propr. intell.'],
  'code de la santé publique': ['CSP', 'C. santé publ.'],
  'code de l’urbanisme': ['C. urb.'],
  'code de l’environnement': ['C. envir.', 'C. env.'],
  'code de la construction et de l’habitation': ['CCH', 'C. constr. hab.'],
  'code de la commande publique': ['CCP', 'C. comm. publ.'],
  'code de la route': ['C. route'],
  'code des assurances': ['C. assur.', 'C. ass.'],
  'code monétaire et financier': ['CMF', 'C. mon. fin.'],
  'code de justice administrative': ['CJA', 'C. just. adm.'],
  'code de l’organisation judiciaire': ['COJ', 'C. org. jud.'],
  'code des relations entre le public et l’administration': ['CRPA'],
  'code de l’entrée et du séjour des étrangers et du droit d’asile': ['CESEDA'],
  'code de l’action sociale et des familles': ['CASF'],
  'code de l’éducation': ['C. éduc.'],
  'code rural et de la pêche maritime': ['CRPM', 'C. rur.'],
  'code électoral': ['C. élect.', 'C. élec.'],
  'code du patrimoine': ['C. patr.'],
};
/** "Code des ports": a code that is about one thing goes by "C." and that, as "C. route" does. */
const OF_ONE_NOUN = /^code (?:du |des |de la |de l’)(\p{L}{3,20})$/u;
/** "Constitution du 4 octobre 1958" */
const CONSTITUTION = /^constitution\s(?:du\s\d|française)/u;

/** What everybody calls an act by another name than its title. */
export function commonNames({ title }: { readonly title: string }): readonly string[] {
  const plain = title.toLowerCase().replace(/'/gu, '’').replace(/\s+/gu, ' ').trim();
  const noun = OF_ONE_NOUN.exec(plain)?.[1];
  const short = noun === undefined ? [] : [`C. ${noun}`];
  return [
    ...new Set([...(CODES[plain] ?? short), ...short]),
    ...(CONSTITUTION.test(plain) ? ['Constitution', 'Const.'] : []),
  ];
}
