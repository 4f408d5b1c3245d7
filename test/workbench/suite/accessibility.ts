import { drivePage } from './drivePage';

/**
 * What axe-core finds serious or critical in the page of the webview that has such an element, a line each.
 *
 * @param behind the colour of the theme that lies behind the page
 */
export async function graveFindings(selector: string, behind: string): Promise<string[]> {
  const findings = await drivePage('checkAccessibility', { selector, behind });
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, elements }) => `${id}: ${help}: ${elements.join(' ')}`);
}
