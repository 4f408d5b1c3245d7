/** What a chart is drawn in: colours as a canvas takes them, the theme's alone. */
export interface ChartTheme {
  readonly series: readonly string[];
  readonly text: string;
  readonly line: string;
  readonly background: string;
  readonly font: { readonly family: string; readonly size: number };
}

const SERIES = ['blue', 'orange', 'green', 'purple', 'red', 'yellow'] as const;

/** Of the page as it is now. A colour may be made of others, which the page alone can work out: an element wears it. */
export function currentTheme(): ChartTheme {
  const probe = document.createElement('span');
  document.body.append(probe);
  const colour = (...variables: readonly string[]): string => {
    probe.style.color = variables.reduceRight((fallback, name) => `var(${name}, ${fallback})`, 'currentcolor');
    return getComputedStyle(probe).color;
  };
  /** A system of few colours gives grounds another than letters. */
  const ground = (variable: string): string => {
    probe.style.backgroundColor = `var(${variable})`;
    return getComputedStyle(probe).backgroundColor;
  };
  const { fontFamily, fontSize } = getComputedStyle(document.body);
  const theme = {
    series: SERIES.map((name) => colour(`--vscode-charts-${name}`, '--vscode-foreground')),
    text: colour('--vscode-foreground'),
    line: colour('--grid', '--vscode-widget-border', '--vscode-contrastBorder', '--vscode-charts-lines'),
    background: ground('--vscode-editor-background'),
    font: { family: fontFamily, size: parseFloat(fontSize) },
  };
  probe.remove();
  return theme;
}

/** Calls back whenever the theme of the editor, or that of the system, is another. */
export function onThemeChange(changed: () => void): void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['style'] });
  observer.observe(document.body, { attributeFilter: ['class'] });
  for (const query of ['(prefers-color-scheme:dark)', '(forced-colors:active)']) {
    window.matchMedia(query).addEventListener('change', changed);
  }
}
