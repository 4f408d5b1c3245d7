/** What a page is made of; addresses are those under which the page may load. */
export interface PageParts {
  readonly title: string;
  /** Of the interface: `de`. */
  readonly language: string;
  readonly script: string;
  readonly style: string;
  /** Where styles may come from, as a policy names it. */
  readonly styleSource: string;
  /** Unguessable, new for each page: the one script that has it may run. */
  readonly nonce: string;
  /** The texts of the interface. */
  readonly texts: object;
}

/**
 * An empty page that runs one script and wears one style sheet. Nothing else may run or load in it, nor may it send anything
 * anywhere. It holds the texts of the interface as data, which no policy on scripts is about.
 */
export function pageHtml({ title, language, script, style, styleSource, nonce, texts }: PageParts): string {
  const policy = `default-src 'none'; style-src ${styleSource}; script-src 'nonce-${nonce}'`;
  return `<!DOCTYPE html>
<html lang="${language}">
  <head>
    <meta charset="UTF-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <link rel="stylesheet" href="${style}" />
    <title>${title}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="application/json" id="texts">${JSON.stringify(texts).replaceAll('<', '\\u003c')}</script>
    <script nonce="${nonce}" src="${script}"></script>
  </body>
</html>`;
}
