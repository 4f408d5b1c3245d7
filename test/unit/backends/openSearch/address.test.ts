import assert from 'node:assert/strict';
import { isCorpusAddress, readClusterAddress, readCorpusAddress, requireAlias } from '../../../../src/backends';
import { StoreError } from '../../../../src/store';

describe('the address of a shared corpus', () => {
  for (const [text, url, alias] of [
    ['opensearch://127.0.0.1:9201/law', 'http://127.0.0.1:9201', 'law'],
    ['opensearch://localhost/law', 'http://localhost:9200', 'law'],
    ['opensearch://[::1]:9200/law/', 'http://[::1]:9200', 'law'],
    ['opensearchs://law.example/de-2024', 'https://law.example:9200', 'de-2024'],
    ['opensearchs://law.example:443/de_law', 'https://law.example', 'de_law'],
    ['opensearchs://a.example,b.example:9201/law', 'https://a.example:9200 https://b.example:9201', 'law'],
    ['OPENSEARCHS://LAW.example:9200/law', 'https://law.example:9200', 'law'],
  ] as const) {
    it(`${text} is ${alias} at ${url}`, () => {
      const read = readCorpusAddress(text);
      assert.deepEqual([read.cluster.urls, read.alias], [url.split(' '), alias]);
    });
  }

  for (const [text, why] of [
    ['opensearch://127.0.0.1:9200', 'has no name'],
    ['opensearch://127.0.0.1:9200/a/b', 'has a path'],
    ['opensearch://127.0.0.1:9200/*', 'is a wildcard'],
    ['opensearch://127.0.0.1:9200/a,b', 'is a list'],
    ['opensearch://127.0.0.1:9200/_all', 'is all'],
    ['opensearch://127.0.0.1:9200/Law', 'has a capital'],
    ['opensearch://user:secret@127.0.0.1:9200/law', 'holds a password'],
    ['opensearch://law.example/law', 'would travel unencrypted'],
    ['opensearch://127.0.0.1.example/law', 'only looks like this computer'],
    ['opensearch://127.0.0.1:9200,law.example/law', 'would travel unencrypted to the second'],
    ['opensearch://127.0.0.1:9200,/law', 'has a host without a name'],
    ['opensearch://', 'is nothing'],
    ['https://law.example/law', 'is of another scheme'],
  ] as const) {
    it(`${text} is refused: it ${why}`, () => {
      assert.throws(
        () => readCorpusAddress(text),
        (error) => error instanceof StoreError && !error.message.includes('secret'),
      );
    });
  }

  it('may be unencrypted elsewhere where that is allowed', () => {
    assert.deepEqual(readClusterAddress('http://law.example:9200/', { allowsUnencrypted: true }).urls, [
      'http://law.example:9200',
    ]);
  });

  it('sends a pair as Basic and anything else as Bearer', () => {
    const sent = (key: string): unknown => readClusterAddress('https://law.example', { key }).headers['authorization'];
    assert.equal(sent('reader:open sesame'.replace(' ', '')), `Basic ${btoa('reader:opensesame')}`);
    assert.equal(sent(' eyJhbGci '), 'Bearer eyJhbGci');
    assert.equal(sent(''), undefined);
    assert.throws(() => sent('two\nlines'), StoreError);
  });

  it('is told from a folder', () => {
    assert.deepEqual(
      ['opensearch://a/b', 'opensearchs://a/b', 'opensearch', './opensearch:', 'C:\\law', 'http://a'].map(
        isCorpusAddress,
      ),
      [true, true, false, false, false, false],
    );
  });

  it('has a name that names one thing', () => assert.throws(() => requireAlias('-law'), StoreError));
});
