import assert from 'node:assert/strict';
import { splitProvisionId, toActKey, toProvisionId } from '../../../src/law';

describe('law/provisionId', () => {
  for (const [name, key] of [
    ['BGB', 'bgb'],
    ['Harbour Act 2019', 'harbour-act-2019'],
    ['  § 5 -- “Quay” Rules! ', '5-quay-rules'],
    ['상법', '상법'],
    ['ＧＢＧ ㈜', 'gbg-주'],
    ['Règlement (UE) 2016/679', 'règlement-ue-2016-679'],
    ['ประมวลกฎหมายอาญา', 'ประมวลกฎหมายอาญา'],
    ['', 'untitled'],
    ['***', 'untitled'],
  ] as const) {
    it(`the key of ${JSON.stringify(name)} is ${key}`, () => assert.equal(toActKey(name), key));
  }

  it('takes the first 300 characters of a name', () => assert.equal(toActKey('a'.repeat(400)), 'a'.repeat(300)));

  it('joins an act and its eId, and parts them at the first slash', () => {
    assert.equal(toProvisionId('상법', 'art_814__para_1'), '상법/art_814__para_1');
    assert.deepEqual(splitProvisionId('상법/art_814__para_1'), { act: '상법', eId: 'art_814__para_1' });
    assert.deepEqual(splitProvisionId('a/b/c'), { act: 'a', eId: 'b/c' });
    assert.deepEqual(splitProvisionId('/b'), { act: '', eId: 'b' });
    assert.deepEqual(splitProvisionId('bgb'), { act: 'bgb', eId: '' });
  });
});
