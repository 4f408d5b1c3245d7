import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface Manifest {
  readonly capabilities: {
    readonly untrustedWorkspaces: { readonly supported: unknown; readonly restrictedConfigurations: readonly string[] };
  };
  readonly contributes: {
    readonly configuration: { readonly properties: Readonly<Record<string, { readonly scope: string }>> };
  };
}

describe('extension/trust', () => {
  const file = resolve(import.meta.dirname, '../../../package.json');
  const { capabilities, contributes } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const { supported, restrictedConfigurations } = capabilities.untrustedWorkspaces;
  const settings = Object.entries(contributes.configuration.properties);

  it('reads no setting of a workspace that is not trusted where it names a model, a folder or files', () => {
    assert.equal(supported, 'limited');
    const wanted = settings.filter(([name]) => /\.(?:languageModel|corpus|drafts)\.|\.folder$/u.test(name));
    assert.ok(wanted.length > 8);
    // When an index is made names nothing.
    const left = wanted.map(([name]) => name).filter((name) => !restrictedConfigurations.includes(name));
    assert.deepEqual(left, ['proviso.corpus.indexOnOpen']);
  });

  it('reads nothing of it that decides which data sets are asked, of which model, how often, and what is written of it', () => {
    const wanted = ['datasets', 'strategy', 'concurrency', 'keepReplies'].map((name) => `proviso.evaluation.${name}`);
    assert.deepEqual(
      wanted.filter((name) => !restrictedConfigurations.includes(name)),
      [],
    );
    // The load on a server and what lies on the disk are the user's to choose, in a workspace that is trusted, too.
    const scopes = new Map(settings.map(([name, { scope }]) => [name, scope]));
    assert.deepEqual(
      wanted.slice(2).map((name) => scopes.get(name)),
      ['machine', 'machine'],
    );
  });

  it('takes where questions are sent from the user alone, whatever workspace is open', () => {
    const server = settings.filter(([name]) => name.startsWith('proviso.languageModel.server.'));
    assert.ok(server.length > 1);
    const shared = settings.filter(([name]) => name === 'proviso.corpus.shared');
    assert.equal(shared.length, 1);
    for (const [name, { scope }] of [...server, ...shared]) assert.equal(scope, 'machine', name);
  });
});
