/**
 * Runs a callback-style producer as a generator: yields each piece as it comes, returns what the producer resolves to,
 * throws what it rejects with.
 */
export async function* streamed<Result>(
  produce: (onPiece: (piece: string) => void) => Promise<Result>,
): AsyncGenerator<string, Result> {
  const pieces: string[] = [];
  let wake = (): void => undefined;
  let ended = false;
  const result = produce((piece) => {
    pieces.push(piece);
    wake();
  }).finally(() => {
    ended = true;
    wake();
  });
  // The rejection is delivered by the await below; until then it must not count as unhandled.
  result.catch(() => undefined);
  for (;;) {
    yield* pieces.splice(0);
    if (ended) break;
    await new Promise<void>((resolve) => {
      wake = resolve;
      if (ended || pieces.length > 0) resolve();
    });
  }
  return await result;
}
