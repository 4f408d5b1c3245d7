import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pageHtml } from '../../../src/extension/pageHtml';

const ROOT = resolve(import.meta.dirname, '../../..');

describe('extension/pageHtml', () => {
  const texts = { '</script><script>alert(1)</script>': '<!-- ' };
  const html = pageHtml({
    title: 'Proviso',
    language: 'de',
    script: 'https://page/dist/panel.js',
    style: 'https://page/media/panel.css',
    styleSource: 'https://page',
    nonce: 'bm9uY2U=',
    texts,
  });

  it('lets one script and one style sheet in, and nothing out', () => {
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/u.exec(html)!;
    // Whatever a policy does not name is ruled by `default-src`: connections, frames, pictures, forms' workers.
    assert.equal(policy, "default-src 'none'; style-src https://page; script-src 'nonce-bm9uY2U='");
    const scripts = html.match(/<script\b[^>]*>/gu);
    assert.deepEqual(scripts, [
      '<script type="application/json" id="texts">',
      '<script nonce="bm9uY2U=" src="https://page/dist/panel.js">',
    ]);
    assert.ok(html.indexOf('Content-Security-Policy') < html.indexOf('<link'), 'the policy is the first to be read');
  });

  it('holds texts that no text can end', () => {
    const [, data] = /id="texts">(.*)<\/script>\n/u.exec(html)!;
    assert.ok(!data!.includes('<'));
    assert.deepEqual(JSON.parse(data!), texts);
  });

  it('is how every page is made: nowhere else is markup written, and no page reads any', () => {
    const filesOf = (folder: string): string[] =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => join(folder, name));
    for (const file of [...filesOf('webview'), ...filesOf('src/extension')]) {
      const source = readFileSync(join(ROOT, file), 'utf8');
      assert.doesNotMatch(
        source,
        /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\b/u,
        file,
      );
      const isPage = /webviewHtml\.ts$|pageHtml\.ts$/u.test(file);
      const sets = source.match(/\.html = (?!webviewHtml\()/u);
      assert.ok(isPage || sets === null, `${file} sets a page's markup`);
    }
  });
});
