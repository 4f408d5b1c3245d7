import { SymbolKind } from 'vscode-languageserver/node';
import { numberedAs, pathLabel } from '../../languages';
import { isBasicUnit, isDivision, type Act, type Path } from '../../law';

/** A unit as its own act names it in a list: "section 12 Fees", "제8조의2 과징금", "(1)". */
export function unitName(path: Path, heading: string, act: Act): string {
  return [pathLabel(path.slice(-1), numberedAs(act)), heading].filter((part) => part !== '').join(' ') || '…';
}

/** How editors draw a unit: each kind of unit has an icon of its own. */
export function symbolKindOf(path: Path): SymbolKind {
  const kind = path.at(-1)?.kind ?? 'container';
  if (isDivision(kind)) return SymbolKind.Namespace;
  return isBasicUnit(kind) ? SymbolKind.Class : SymbolKind.Field;
}
