import assert from 'node:assert/strict';
import { agentArguments } from '../../../src/extension/agentArguments';

describe('agentArguments', () => {
  it('names the folders, the index and the globs of the settings, none of which can be taken for an option', () => {
    assert.deepEqual(
      agentArguments({
        program: '/p/dist/cli.js',
        folders: ['/law', '/--http'],
        indexDirectory: '/storage/agents',
        corpus: { include: ['acts/**'], exclude: ['--port'], indexOnOpen: true },
        drafts: { include: ['memos/**'], exclude: ['notes/**'] },
      }),
      [
        '/p/dist/cli.js',
        'mcp',
        '--corpus=/law',
        '--corpus=/--http',
        '--index-dir=/storage/agents',
        '--include=acts/**',
        '--exclude=--port',
        '--drafts=memos/**',
        '--ignore=notes/**',
      ],
    );
  });
});
