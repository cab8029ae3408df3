import type { LearnerRecord, Reply } from '../assistant';
import { newLearner } from '../testing/new-learner';
import { startProviderEndpoint } from '../../../providers/src/testing/provider-endpoint';
import { fixtureLanguage, umbrella } from '../../../language/src/testing/fixture-language';
import { calling, chunk, inTurn, open, status, stream, type Called, type Say } from '../testing/completions';
import type { ChatMessage } from './completion';
import { remoteLimits } from './ask-server';
import { createRemoteAssistant } from './remote-assistant';

let close: () => Promise<void> = async () => undefined;
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await close();
});

const limits = { ...remoteLimits, retryDelaysMs: [0, 0] };
const learner: LearnerRecord = {
  ...newLearner,
  mistakes: async () => [{ id: 4711, ja: '傘', kana: 'かさ', en: 'umbrella', savedOn: '2026-01-01' }],
};

async function ask(
  answer: Say,
  {
    signal = new AbortController().signal,
    onShown = (): void => undefined,
    // Only where silence is the subject it is waited for.
    firstSignMs = 60_000,
    record = learner,
  } = {},
) {
  const provider = await startProviderEndpoint(answer);
  close = provider.close;
  const assistant = createRemoteAssistant({
    model: { endpoint: { baseUrl: provider.baseUrl, onPrivateNetwork: true }, model: 'm' },
    language: fixtureLanguage({ homonyms: async (text) => (text === '傘' ? [umbrella] : []) }),
    limits: { ...limits, firstSignMs },
  });
  const shown: string[] = [];
  const reply = assistant.reply({
    learnerId: 1,
    learner: record,
    message: 'hi',
    thread: [],
    signal,
    onText: (piece) => {
      shown.push(piece);
      onShown();
    },
  });
  return { reply, shown, provider };
}

interface Sent {
  readonly messages: readonly ChatMessage[];
  readonly tools?: readonly object[];
  readonly tool_choice?: string;
}
const sentTo = ({ requests }: Awaited<ReturnType<typeof ask>>['provider']): Sent[] =>
  requests.map(({ body }) => body as Sent);

/** All but the clock that the silence is measured with. */
const REAL = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
];

const drip =
  (text: string, every: number): Say =>
  (response) => {
    open(response);
    const timer = setInterval(() => response.write(text), every);
    response.once('close', () => clearInterval(timer));
  };

/** Source: CHAT-11. */
test('a server that is silent for three seconds is given up, whatever was tried before', async () => {
  // The connection's own time goes on; the silence ends when the question has come.
  jest.useFakeTimers({ doNotFake: REAL });
  const { reply, provider } = await ask(
    inTurn(status(503), () => jest.advanceTimersByTime(3000)),
    {
      firstSignMs: remoteLimits.firstSignMs,
    },
  );
  await expect(reply).rejects.toMatchObject({ code: 'TIMED_OUT', message: 'The assistant is silent.' });
  expect(provider.requests).toHaveLength(2);
});

test('signs of life without a text are silence', async () => {
  const { reply } = await ask(drip(': still here\n\n', 10), { firstSignMs: 50 });
  await expect(reply).rejects.toMatchObject({ code: 'TIMED_OUT', message: 'The assistant is silent.' });
});

test('one who never ends is ended, and what was shown is not asked again', async () => {
  jest.useFakeTimers({ doNotFake: REAL });
  const { reply, shown, provider } = await ask(drip(chunk('a '), 20), {
    onShown: () => jest.advanceTimersByTime(limits.totalMs),
  });
  await expect(reply).rejects.toMatchObject({ code: 'TIMED_OUT' });
  expect(shown.length).toBeGreaterThan(0);
  expect(provider.requests).toHaveLength(1);
});

test('Stop ends the waiting with its own reason, even between two attempts', async () => {
  const stop = new AbortController();
  const reason = new Error('Nobody waits');
  const { reply } = await ask(
    (response) => {
      response.writeHead(503).end();
      stop.abort(reason);
    },
    { signal: stop.signal },
  );
  await expect(reply).rejects.toBe(reason);
});

/** Source: CHAT-19. */
describe('tools', () => {
  const card = { en_word: 'umbrella', ja_word: '傘', kana: 'かさ' };

  test('are called, however their arguments are cut, and what they give goes back to the model', async () => {
    const { reply, shown, provider } = await ask(
      inTurn(
        calling(
          [
            ['look_up', { text: '傘' }],
            ['propose_cards', { cards: [card] }],
            ['start_practice', { of: 'mistakes' }],
          ],
          { text: 'Let me look.', piece: 3 },
        ),
        stream('傘 is an ', 'umbrella.'),
      ),
    );
    expect(await reply).toEqual<Reply>({
      content: 'Let me look.\n\n傘 is an umbrella.',
      cards: [{ draft: expect.objectContaining({ ja_word: '傘' }), place: { collection: 'Assistant' } }],
      action: { type: 'practise', ids: [4711] },
    });
    expect(shown.join('')).toBe('Let me look.\n\n傘 is an umbrella.');
    const [, { messages }] = sentTo(provider) as [Sent, Sent];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'tool', 'tool', 'tool']);
    expect(messages[2]).toMatchObject({
      content: 'Let me look.',
      tool_calls: [{ id: 'call-0', function: { name: 'look_up', arguments: '{"text":"傘"}' } }, {}, {}],
    });
    expect(messages[3]).toMatchObject({
      tool_call_id: 'call-0',
      content: expect.stringContaining('umbrella'),
    });
    expect(JSON.stringify(messages)).not.toContain('4711');
  });

  test.each<[how: string, message: object]>([
    [
      'without counting',
      { tool_calls: [{ id: 'a', function: { name: 'look_up', arguments: '{"text":"傘"}' } }] },
    ],
    ['without naming', { tool_calls: [{ function: { name: 'look_up', arguments: '{"text":"傘"}' } }] }],
  ])('a server that does not stream calls them %s', async (_, message) => {
    const { reply, provider } = await ask(
      inTurn(
        (response) =>
          void response
            .writeHead(200, { 'content-type': 'application/json' })
            .end(JSON.stringify({ choices: [{ message }] })),
        stream('Well.'),
      ),
    );
    expect((await reply).content).toBe('Well.');
    expect(sentTo(provider)[1]?.messages.at(-1)).toMatchObject({
      role: 'tool',
      content: expect.stringContaining('かさ'),
    });
  });

  test.each([400, 404, 422, 500, 501])(
    'a server that refuses them with %i is asked without',
    async (code) => {
      const { reply, provider } = await ask(inTurn(status(code), stream('Well.')));
      expect((await reply).content).toBe('Well.');
      const [first, second] = sentTo(provider);
      expect(first?.tools).toHaveLength(9);
      expect(second).not.toHaveProperty('tools');
      expect(second?.messages[0]?.content).toContain('```cards');
    },
  );

  test('a practice or cards alone are an answer', async () => {
    const { reply } = await ask(inTurn(calling([['start_practice', { of: 'mistakes' }]]), stream('')));
    expect(await reply).toMatchObject({ content: 'Your practice is ready.', cards: [] });
  });

  test('of more cards than an answer has the model is told', async () => {
    const many = (from: number): Called => [
      'propose_cards',
      {
        cards: Array.from({ length: 15 }, (_, at) => ({
          ...card,
          en_word: `umbrella ${'x'.repeat(from + at)}`,
        })),
      },
    ];
    const { reply, provider } = await ask(inTurn(calling([many(0), many(20)]), stream('Here.')));
    expect((await reply).cards).toHaveLength(15);
    expect(sentTo(provider)[1]?.messages.at(-1)?.content).toContain('at most 20 cards');
  });

  test('of a learner one question tells so much, by whatever calls', async () => {
    const mistakes = Array.from({ length: 50 }, (_, id) => ({
      id,
      ja: '傘',
      kana: 'かさ',
      en: 'umbrella',
      savedOn: '2026-01-01',
    }));
    const notes = Array<string>(50).fill('umbrella');
    const record = { ...learner, mistakes: async () => mistakes, notes: async () => notes };
    const calls: Called[] = [
      ['my_mistakes', {}],
      ['my_notes', { day: 'today' }],
    ];
    const { reply, provider } = await ask(
      inTurn(calling(calls), calling([...calls, ['start_practice', { of: 'mistakes' }]]), stream('Well.')),
      { record },
    );
    expect(await reply).not.toHaveProperty('action');
    const told =
      sentTo(provider)
        .at(-1)
        ?.messages.filter(({ role }) => role === 'tool') ?? [];
    expect(told.map(({ content }) => content?.match(/umbrella/g)?.length ?? content)).toEqual([
      ...[20, 20, 20],
      ...Array<string>(2).fill('{"problem":"One question tells at most 60 words and notes of the learner"}'),
    ]);
  });

  test('calls without an end come to one, and the last is asked to answer', async () => {
    const { reply, provider } = await ask(calling([['my_mistakes', {}]]));
    await expect(reply).rejects.toMatchObject({ code: 'UNSUITABLE' });
    expect(sentTo(provider).map(({ tool_choice }) => tool_choice)).toEqual([
      ...Array<string>(limits.rounds).fill('auto'),
      'none',
    ]);
  });

  test('a hundred calls at once are none', async () => {
    const { reply, provider } = await ask(calling(Array<Called>(100).fill(['my_mistakes', {}])));
    await expect(reply).rejects.toMatchObject({ code: 'UNSUITABLE' });
    expect(provider.requests).toHaveLength(1);
  });

  test('what cannot be read of a call is not sent back', async () => {
    const { reply, provider } = await ask(inTurn(calling([['<b>', '{"text":']]), stream('Well.')));
    await reply;
    expect(sentTo(provider)[1]?.messages.slice(2)).toMatchObject([
      { tool_calls: [{ function: { name: 'unknown', arguments: '{}' } }] },
      { role: 'tool', content: expect.stringContaining('no such tool') },
    ]);
  });

  test('the time that one takes is no silence of the model', async () => {
    jest.useFakeTimers({ doNotFake: REAL });
    const slow = async () => {
      jest.advanceTimersByTime(limits.silenceMs + 1);
      return [];
    };
    const { reply } = await ask(inTurn(calling([['my_mistakes', {}]]), stream('Well.')), {
      record: { ...learner, mistakes: slow },
    });
    expect((await reply).content).toBe('Well.');
  });

  test('Stop ends between two of them', async () => {
    const stop = new AbortController();
    const reason = new Error('Nobody waits');
    const mistakes = jest.fn(async () => {
      stop.abort(reason);
      return [];
    });
    const { reply, provider } = await ask(
      calling([
        ['my_mistakes', {}],
        ['my_mistakes', {}],
      ]),
      { signal: stop.signal, record: { ...learner, mistakes } },
    );
    await expect(reply).rejects.toBe(reason);
    expect([mistakes.mock.calls.length, provider.requests.length]).toEqual([1, 1]);
  });
});
