import type { Once } from '../../models';
import { NotHereYet } from '../notHereYet';
import type { Slice } from './slice';

/**
 * What models have answered to the passes of one piece of work. A model is asked by a pass that lacks nothing so far, and
 * so about what is so; later passes get its answer. The same question several times in one pass is as many questions.
 */
export class AskedOnce {
  readonly #answers = new Map<string, Promise<unknown>>();

  inPass(slice: Slice): Once {
    const times = new Map<string, number>();
    return async <Answer>(question: readonly unknown[], ask: () => Promise<Answer>): Promise<Answer> => {
      const words = JSON.stringify(question);
      const time = (times.get(words) ?? 0) + 1;
      times.set(words, time);
      const key = `${time} ${words}`;
      let answer = this.#answers.get(key) as Promise<Answer> | undefined;
      if (answer === undefined) {
        if (!slice.isComplete) throw new NotHereYet();
        answer = ask();
        this.#answers.set(key, answer);
      }
      return answer;
    };
  }
}
