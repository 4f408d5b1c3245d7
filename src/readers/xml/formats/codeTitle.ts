import type { ActFacts } from '../actFacts';

/** `/us/usc/t42`, `/akn/us/usc/title_42`: a title of the United States Code; `/us/usc/t28a` is the appendix of one. */
const CODE_TITLE = /^\/(?:akn\/)?us\/usc\/t(?:itle[_-]?)?(\d{1,3})(a?)(?:[/!]main)?$/iu;

/** A title of the United States Code is cited by its number: "42 U.S.C.". */
export function nameCodeTitle(identifier: string, act: ActFacts): void {
  const [, number, letter] = CODE_TITLE.exec(identifier) ?? [];
  if (number === undefined) return;
  const part = letter === '' ? '' : ' App.';
  const name = `Title ${number}, United States Code`;
  act.setLanguage('en');
  act.addAbbreviation(`${number} U.S.C.${part}`);
  act.addAlias(`${number} USC${part}`);
  if (part !== '') return;
  act.addAlias(name);
  act.identify(name);
}
