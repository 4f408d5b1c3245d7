import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bleu, rougeL } from '../../../../src/evaluation/metrics/answers';
import { averagePrecisionAt, hitAt, ndcgAt, recallAt } from '../../../../src/evaluation/metrics/ranking';
import { Random } from '../../../../src/evaluation/statistics/random';

/** An interpreter that has pytrec-eval-terrier, rouge-score and sacrebleu. */
const PYTHON = process.env['PROVISO_PYTHON'] ?? 'python3';
const SCRIPT = join(__dirname, 'peers.py');
const CLOSE = 1e-9;
const CUTOFFS = [1, 5, 10];

interface Theirs {
  readonly rankings: readonly Readonly<Record<string, number>>[];
  readonly texts: readonly (readonly [rougeL: number, bleu: number])[];
}

function close(ours: number, theirs: number | undefined, what: string): void {
  assert.ok(theirs !== undefined && Math.abs(ours - theirs) < CLOSE, `${what}: ${ours}, theirs ${theirs}`);
}

describe('evaluation/metrics beside other implementations', function () {
  this.timeout(120_000);
  const random = new Random(7);
  const some = (most: number, word: (at: number) => string): string[] =>
    Array.from({ length: 1 + random.below(most) }, () => word(random.below(15)));
  const rankings = Array.from(
    { length: 300 },
    () => [[...new Set(some(25, (at) => `p${at}`))], [...new Set(some(12, (at) => `p${at}`))]] as const,
  );
  const texts = Array.from({ length: 300 }, () => [some(20, (at) => `w${at}`), some(20, (at) => `w${at}`)] as const);
  let theirs: Theirs;

  before(function () {
    const input = JSON.stringify({ rankings, texts: texts.map((pair) => pair.map((tokens) => tokens.join(' '))) });
    const { status, stdout, stderr } = spawnSync(PYTHON, [SCRIPT], { input, encoding: 'utf8' });
    if (status !== 0) {
      const why = stderr?.trim().split('\n').at(-1) ?? 'it could not be started';
      console.log(`    SKIPPED: ${PYTHON} has no pytrec-eval-terrier, rouge-score and sacrebleu (${why}).`);
      console.log('    Install them, or name an interpreter that has them in PROVISO_PYTHON.');
      this.skip();
    }
    theirs = JSON.parse(stdout) as Theirs;
  });

  it('ranks as trec_eval does', () => {
    for (const [at, [ranking, ids]] of rankings.entries()) {
      const [gold, scored] = [new Set(ids), theirs.rankings[at]!];
      for (const k of CUTOFFS) {
        close(recallAt(k, ranking, gold), scored[`recall_${k}`], `recall@${k}`);
        close(hitAt(k, ranking, gold), scored[`success_${k}`], `hit@${k}`);
        close(ndcgAt(k, ranking, gold), scored[`ndcg_cut_${k}`], `ndcg@${k}`);
        close(averagePrecisionAt(k, ranking, gold), scored[`map_cut_${k}`], `map@${k}`);
      }
    }
  });

  it('has the ROUGE-L of rouge-score and the sentence BLEU of sacreBLEU', () => {
    for (const [at, [answer, gold]] of texts.entries()) {
      close(rougeL(answer, gold), theirs.texts[at]![0], `ROUGE-L of ${answer.join(' ')}`);
      close(bleu(answer, gold), theirs.texts[at]![1], `BLEU of ${answer.join(' ')} beside ${gold.join(' ')}`);
    }
  });
});
