import { drivePage, type AccessibilityFinding } from './drivePage';

/**
 * What axe-core finds serious or critical in the page of the webview that has such an element, a line each.
 *
 * @param behind the colour of the theme that lies behind the page
 */
export async function graveFindings(selector: string, behind: string): Promise<string[]> {
  return graveAmong(await drivePage('checkAccessibility', { selector, behind }));
}

/** Those that are serious or critical, a line each. */
export function graveAmong(findings: readonly AccessibilityFinding[]): string[] {
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, elements }) => `${id}: ${help}: ${elements.join(' ')}`);
}
