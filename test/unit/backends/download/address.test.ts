import assert from 'node:assert/strict';
import fc from 'fast-check';
import { DownloadError, readAddress } from '../../../../src/backends/download';

const HUB = 'https://huggingface.co';

describe('backends/download/address', () => {
  for (const [typed, base, name] of [
    ['harbour/lamp-small', `${HUB}/harbour/lamp-small/resolve/main/`, 'harbour-lamp-small'],
    [` ${HUB}/harbour/lamp-small `, `${HUB}/harbour/lamp-small/resolve/main/`, 'harbour-lamp-small'],
    [`${HUB}/harbour/lamp/tree/v2`, `${HUB}/harbour/lamp/resolve/v2/`, 'harbour-lamp'],
    ['https://law.example/models/lamp?x=1#y', 'https://law.example/models/lamp/', 'lamp'],
    ['https://law.example/', 'https://law.example/', 'model'],
    ['https://law.example/a/con.onnx/', 'https://law.example/a/con.onnx/', 'model'],
    ['https://law.example/a/%2e%2e%2fetc/', 'https://law.example/a/%2e%2e%2fetc/', 'etc'],
    ['http://127.0.0.1:8000/m', 'http://127.0.0.1:8000/m/', 'm'],
  ] as const) {
    it(`reads ${typed}`, () => {
      const address = readAddress(typed);
      assert.equal(address.base.href, base);
      assert.equal(address.name, name);
    });
  }

  for (const [typed, message] of [
    ['lamp', /repository such as owner\/model/],
    ['../../etc', /repository such as owner\/model/],
    ['http://law.example:8080/m', /^http:\/\/law\.example:8080 is not reached by https/],
    ['file:///etc/', /^file: is not reached by https/],
    ['ftp://law.example/m', /not reached by https/],
    ['https://user:secret@law.example/m', /only public models/],
    [`${HUB}/harbour/lamp/discussions/1`, /not the page of a model/],
    [`${HUB}/harbour`, /not the page of a model/],
  ] as const) {
    it(`refuses ${typed}, and says what to name`, () => {
      assert.throws(
        () => readAddress(typed),
        (error) => {
          assert.ok(error instanceof DownloadError);
          assert.match(error.message, message);
          assert.doesNotMatch(error.message, /secret/);
          return true;
        },
      );
    });
  }

  it('gives every folder a name that leads out of no folder, and none that a system keeps for itself', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string(), (path, tail) => {
        const { name } = readAddress(`https://law.example${path}/${encodeURIComponent(tail)}`);
        assert.match(name, /^[\w-][\w.-]{0,99}$/u);
        assert.doesNotMatch(name, /^(?:con|nul|\.+)$/iu);
      }),
    );
  });
});
