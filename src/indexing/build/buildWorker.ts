import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { PackedCorpus } from '../../law';
import { BuildTasks, type BuildKind, type BuildRequest } from './buildTasks';
import type { ThreadReply, ThreadRequest } from './buildThreads';

const tasks = new BuildTasks(readFileSync);

/** Does one task to its end. */
async function work<Kind extends BuildKind>(request: BuildRequest<Kind>): Promise<ThreadReply> {
  try {
    const steps = tasks.begin(request);
    let step = await steps.next();
    while (step.done !== true) step = await steps.next();
    return { result: step.value };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (request: ThreadRequest) => {
  if (request.kind === 'open') {
    tasks.open(new PackedCorpus(request.columns));
    return;
  }
  void work(request).then((reply) => parentPort?.postMessage(reply, 'result' in reply ? buffersOf(reply.result) : []));
});

/** The memory of a result's columns, so that it is handed over and not copied; shared memory stays where it is. */
function buffersOf(value: object): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  return Object.values(value).flatMap((part) =>
    typeof part === 'object' && part !== null ? buffersOf(part as object) : [],
  );
}
