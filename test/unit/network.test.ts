import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** The files that reach a network, and with what: a new one is a new promise to the user, and is told in media/docs/security.md. */
const REACHES: Readonly<Record<string, readonly string[]>> = {
  'src/backends/openAi/openAi.ts': ['fetch'],
  'src/backends/download/request.ts': ['fetch'],
  'src/backends/openSearch/exchange.ts': ['node:http', 'node:https'],
  'src/extension/loopbackServers.ts': ['fetch'],
  'src/mcp/httpServer.ts': ['node:http', 'node:net'],
};

const REACHING =
  /\bglobalThis\.(fetch)\b|(?<![\w.#])(fetch)\(|'(node:(?:http|https|http2|net|tls|dgram|dns))'|\b(XMLHttpRequest|WebSocket|EventSource|sendBeacon|openExternal)\b/gu;

describe('network', () => {
  it('is reached by what the user chose alone', () => {
    const found: Record<string, string[]> = {};
    for (const folder of ['src', 'webview']) {
      for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).sort()) {
        if (!name.endsWith('.ts')) continue;
        const file = join(folder, name).replaceAll('\\', '/');
        const source = readFileSync(join(ROOT, file), 'utf8').replace(/^\s*(?:\/?\*|\/\/).*$/gmu, '');
        const ways = [...source.matchAll(REACHING)].map((match) => match.slice(1).find((way) => way !== undefined)!);
        if (ways.length > 0) found[file] = [...new Set(ways)];
      }
    }
    assert.deepEqual(found, REACHES);
  });
});
