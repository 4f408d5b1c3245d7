import assert from 'node:assert/strict';
import { isLoopback } from '../../../src/backends';

describe('isLoopback', () => {
  const named = (address: string): boolean => isLoopback(new URL(address));

  it('knows this computer by each of its names and notations', () => {
    for (const host of ['localhost', 'LOCALHOST', '127.0.0.1', '127.9.8.7', '127.1', '0x7f000001', '[::1]']) {
      assert.ok(named(`http://${host}:1234/v1`), host);
    }
  });

  it('is not taken in by what only looks like it', () => {
    const others = ['127.0.0.1.law.example', 'localhost.law.example', '0.0.0.0', '192.168.0.1', '[::2]', '128.0.0.1'];
    for (const host of others) assert.ok(!named(`http://${host}/`), host);
    assert.ok(!named('http://127.0.0.1@law.example/'), 'a user name is no host');
  });
});
