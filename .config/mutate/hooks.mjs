// Stryker asks which test reaches a place by noting which one runs. What a suite does once, before its first test, would
// count for the last test of the suite in front of it: here it is done before each test of the suite, and counts for that.
// So tests take longer; Stryker ends those that do not end, and no other clock does.
import Mocha from 'mocha';

const { Suite, Runnable } = Mocha;
Suite.prototype.beforeAll = Suite.prototype.beforeEach;
Suite.prototype.afterAll = Suite.prototype.afterEach;
for (const each of [Suite.prototype, Runnable.prototype]) {
  each.timeout = function (...wanted) {
    return wanted.length === 0 ? 0 : this;
  };
}
