import assert from 'node:assert/strict';
import {
  areaUnderRiskCoverage,
  calibrationBins,
  expectedCalibrationError,
  riskCoverage,
} from '../../../../src/evaluation/metrics/confidence';

const claims = (...pairs: (readonly [chance: number, isRight: boolean])[]) =>
  pairs.map(([chance, isRight]) => ({ chance, isRight }));

describe('evaluation/metrics/confidence', () => {
  it('answers the surest first, those of one chance together', () => {
    assert.deepEqual(riskCoverage(claims([0.2, false], [0.9, true], [0.5, true], [0.5, false])), [
      { coverage: 1 / 4, risk: 0 },
      { coverage: 3 / 4, risk: 1 / 3 },
      { coverage: 1, risk: 1 / 2 },
    ]);
  });

  it('has a smaller area where what is wrong is said to be unlikely', () => {
    const right = areaUnderRiskCoverage(claims([0.9, true], [0.1, false]))!;
    const wrong = areaUnderRiskCoverage(claims([0.1, true], [0.9, false]))!;
    assert.deepEqual([right, wrong], [0.5 * 0 + 0.5 * 0.5, 0.5 * 1 + 0.5 * 0.5]);
    assert.equal(areaUnderRiskCoverage(claims([0.5, true], [0.5, false])), 0.5, 'chances that tell nothing');
    assert.equal(areaUnderRiskCoverage([]), undefined);
  });

  it('holds the chance that was said against the share that is right', () => {
    // 0.25 is said of four, of which one is right: calibrated. 0.9 is said of two, of which one is right: 0.4 off.
    const said = claims([0.25, true], [0.25, false], [0.25, false], [0.25, false], [0.9, true], [0.9, false]);
    assert.deepEqual(calibrationBins(said), [
      { n: 4, meanChance: 0.25, shareRight: 0.25 },
      { n: 2, meanChance: 0.9, shareRight: 0.5 },
    ]);
    assert.ok(Math.abs(expectedCalibrationError(said)! - (2 / 6) * 0.4) < 1e-12);
    assert.equal(expectedCalibrationError(claims([1, true])), 0, 'a chance of 1 is in the last bin');
    assert.equal(expectedCalibrationError([]), undefined);
  });
});
