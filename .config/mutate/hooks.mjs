// Stryker asks which test reaches a place by noting which one runs. What a suite does once, before its first test, would
// count for the last test of the suite in front of it: here it is done before each test of the suite, and counts for that.
import Mocha from 'mocha';

const suite = Mocha.Suite.prototype;
suite.beforeAll = suite.beforeEach;
suite.afterAll = suite.afterEach;
