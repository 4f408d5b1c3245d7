import assert from 'node:assert/strict';
import { ModelUnavailableError, type CompletionRequest } from '../../../../src/models';
import { OpenAiModel } from '../../../../src/backends';

const SCHEMA = { name: 'choice', schema: { type: 'object' } } as const;
const REQUEST: CompletionRequest = {
  messages: [{ role: 'user', content: 'Which?' }],
  schema: SCHEMA,
  maxTokens: 64,
  temperature: 0,
};

const completion = (content: string, usage?: object): Response =>
  Response.json({ choices: [{ message: { content }, finish_reason: 'stop' }], ...(usage && { usage }) });

const streamed = (...events: readonly object[]): Response =>
  new Response([...events.map((event) => `data: ${JSON.stringify(event)}\n\n`), 'data: [DONE]\n\n'].join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });

/** A server that answers in turn, and the bodies it was sent. */
function playing(...replies: readonly (() => Response)[]): {
  model: OpenAiModel;
  bodies: Record<string, unknown>[];
} {
  const bodies: Record<string, unknown>[] = [];
  const fetch: typeof globalThis.fetch = (_url, init) => {
    bodies.push(JSON.parse(init?.body as string) as Record<string, unknown>);
    return Promise.resolve(replies[Math.min(bodies.length, replies.length) - 1]!());
  };
  return { model: new OpenAiModel({ baseUrl: 'http://127.0.0.1:9', model: 'tiny', fetch }), bodies };
}

describe('OpenAiModel: what only newer servers know', () => {
  it('passes a schema on as a response format', async () => {
    const { model, bodies } = playing(() => completion('{}'));
    assert.equal(model.takesSchema, true);
    await model.complete(REQUEST);
    assert.deepEqual(bodies[0]!['response_format'], {
      type: 'json_schema',
      json_schema: { name: 'choice', strict: true, schema: SCHEMA.schema },
    });
  });

  it('asks for the probabilities of tokens where someone wants them, and gives those that are whole', async () => {
    const replied = (content: unknown) => () =>
      Response.json({ choices: [{ message: { content: 'so' }, logprobs: { content }, finish_reason: 'stop' }] });
    const { model, bodies } = playing(
      replied([{ token: 'so', logprob: -0.5 }]),
      replied([{ token: 'so', logprob: 0.1 }]),
      replied([{ token: 'so' }]),
      replied('none'),
    );
    const told: unknown[] = [];
    const request = { ...REQUEST, onProbabilities: (tokens: unknown) => void told.push(tokens) };
    for (let at = 0; at < 4; at += 1) assert.equal(await model.complete(request), 'so');
    await model.complete(REQUEST);
    assert.deepEqual(told, [[{ token: 'so', logprob: -0.5 }], [{ token: 'so', logprob: 0 }]]);
    assert.deepEqual(
      bodies.map((body) => body['logprobs']),
      [true, true, true, true, undefined],
    );
  });

  for (const status of [400, 422]) {
    it(`asks once more without it where a server refuses with ${status}, and from then on`, async () => {
      const { model, bodies } = playing(
        () => new Response('{"error": "unknown field response_format"}', { status }),
        () => completion('{"a": 1}'),
      );
      assert.equal(await model.complete(REQUEST), '{"a": 1}');
      await model.complete(REQUEST);
      assert.deepEqual(
        bodies.map((body) => 'response_format' in body),
        [true, false, false],
      );
      assert.equal(model.takesSchema, false);
    });
  }

  it('does not ask again where there was nothing to leave out', async () => {
    const { model, bodies } = playing(() => new Response('{}', { status: 400 }));
    const { messages, maxTokens, temperature } = REQUEST;
    await assert.rejects(model.complete({ messages, maxTokens, temperature }), ModelUnavailableError);
    assert.equal(bodies.length, 1);
  });

  it('passes on what the server counted, at once or at the end of a stream', async () => {
    const counted: number[] = [];
    const request = { ...REQUEST, onTokens: (tokens: number) => counted.push(tokens) };
    const { model, bodies } = playing(
      () => completion('one', { prompt_tokens: 10, completion_tokens: 2 }),
      () =>
        streamed(
          { choices: [{ delta: { content: 'two' }, finish_reason: 'stop' }] },
          { choices: [], usage: { prompt_tokens: 10, completion_tokens: 3, total_tokens: 14 } },
        ),
      () => completion('three', { total_tokens: 'many' }),
      () => completion('four'),
    );
    await model.complete(request);
    assert.equal(await model.complete(request, () => undefined), 'two');
    await model.complete(request);
    await model.complete(request);
    assert.deepEqual(counted, [12, 14]);
    assert.deepEqual(bodies[1]!['stream_options'], { include_usage: true });
    assert.equal('stream_options' in bodies[0]!, false, 'a reply in one piece has its count anyway');
  });
});
