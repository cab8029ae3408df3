import {
  calling,
  chunk,
  END,
  event,
  inTurn,
  open,
  status,
  stream,
  type Called,
  type Say,
} from '../../../../../../engines/assistant/src/testing/completions';

export * from '../../../../../../engines/assistant/src/testing/completions';

/** A text with its block of cards, as the prompt asks for it. */
export const cards = (list: unknown, text = 'Here you are.'): string =>
  `${text}\n\`\`\`cards\n${JSON.stringify(list)}\n\`\`\``;

export const UMBRELLA = {
  en_word: 'umbrella',
  ja_word: '傘',
  kana: 'かさ',
  part_of_speech: 'noun',
  level: 'N5',
};
export const SENTENCE = { ja_sentence: '傘を買いました。', en_sentence: 'I bought an umbrella.' };

/** The same piece again and again, as fast as it is taken. */
const endless =
  (piece: string): Say =>
  (response) => {
    open(response);
    const more = (): void => {
      while (!response.destroyed && response.write(piece));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  };

/** Half an answer, then the connection is gone. */
export const cut: Say = (response) => {
  open(response).write(chunk('Half an ans'));
  setImmediate(() => response.destroy());
};

/**
 * Every way in which an answer can be unusable, by what a reader of a test wants to see. `elsewhere` is where links of
 * answers lead.
 */
export const brokenAnswers = (elsewhere: () => string): readonly (readonly [how: string, say: Say])[] => [
  ['JSON that is none', (response) => void open(response).end('data: {"choices":\n\n')],
  ['another JSON', (response) => void open(response).end('data: {"error":"no"}\n\n')],
  [
    'a page',
    (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Login</h1>'),
  ],
  ['10 MB', stream('あ'.repeat(3_400_000))],
  ['nothing', stream('')],
  ['cards that are no JSON', stream('Here.\n```cards\n[{"en_word":\n```')],
  ['a block without an end', stream('Here.\n```cards\n[')],
  ['cards with missing fields', stream(cards([{ en_word: 'umbrella' }]))],
  ['500 cards', stream(cards(Array(500).fill(UMBRELLA)))],
  ['a script', stream('Hello <script>alert(1)</script>')],
  ['a script on a card', stream(cards([{ ...UMBRELLA, en_word: '<script>alert(1)</script> umbrella' }]))],
  [
    'a picture of elsewhere',
    (response, call) => stream('Look: ![x](', `${elsewhere()}/beacon.png)`)(response, call),
  ],
  ['a card in the wrong language', stream(cards([{ ...UMBRELLA, ja_word: 'зонт', kana: 'зонт' }]))],
  ['another language', stream('Зонт по-японски будет каса, и это слово очень простое.')],
  ['an answer without an end', endless(chunk('ああああ '.repeat(20)))],
  ['a cut stream', cut],
];

/** Every way in which a server can give no answer at all. */
export const noAnswers = (elsewhere: () => string): readonly (readonly [how: string, say: Say])[] => [
  ['429', status(429, { 'retry-after': '3600' })],
  ['500', status(500)],
  ['401', status(401)],
  ['a redirect', (response) => void response.writeHead(302, { location: elsewhere() }).end()],
  ['a connection that is closed', (response) => void response.destroy()],
  ['silence', () => undefined],
  [
    'silence after a tool',
    inTurn(calling([['my_mistakes', {}]]), (response) => void open(response).write(': wait\n\n')),
  ],
  [
    'half a call of a tool',
    (response) =>
      void open(response).end(event({ tool_calls: [{ index: 0, id: 'a', function: { name: 'my_' } }] })),
  ],
];

const raw =
  (call: object): Say =>
  (response) =>
    void open(response).end(`${event({ tool_calls: [call] })}${END}`);
const answered = (...calls: readonly Called[]): Say =>
  inTurn(calling(calls, { piece: 1000 }), stream('Well.'));

/** Calls of tools that no model should make, with what becomes of the answer. */
export const hostileCalls: readonly (readonly [how: string, say: Say, outcome: 'answered' | 'failed'])[] = [
  ['a tool that is none', answered(['run_shell', { command: 'rm -rf /' }]), 'answered'],
  ['a name with markup', answered(['<script>alert(1)</script>', {}]), 'answered'],
  ['no name', answered(['', {}]), 'answered'],
  ['arguments that are no JSON', answered(['my_words', '{"text": "a']), 'answered'],
  ['arguments of another kind', answered(['my_words', '[[[["a"]]]]'], ['look_up', 'null']), 'answered'],
  ['arguments of other types', answered(['my_notes', { day: { $gt: '' } }]), 'answered'],
  [
    'a text that breaks a query',
    answered(['my_words', { text: "' or 1=1; drop table users; --" }]),
    'answered',
  ],
  ['a text that no database holds', answered(['my_words', { text: 'a\u0000\ud800' }]), 'answered'],
  ['a name of every object', answered(['look_up', '{"__proto__":{"text":"a"},"constructor":1}']), 'answered'],
  ['the learner of somebody else', answered(['my_words', { user_id: 1, learnerId: 1 }]), 'answered'],
  [
    'cards with scripts',
    answered(['propose_cards', { cards: [{ ...UMBRELLA, en_word: '<img src=x>' }] }]),
    'answered',
  ],
  ['a hundred cards', answered(['propose_cards', { cards: Array(100).fill(UMBRELLA) }]), 'answered'],
  ['arguments of 300 KB', answered(['check_japanese', { sentence: 'あ'.repeat(100_000) }]), 'answered'],
  ['arguments of 3 MB', calling([['check_japanese', 'あ'.repeat(1_000_000)]], { piece: 10_000 }), 'failed'],
  [
    'arguments without an end',
    endless(event({ tool_calls: [{ index: 0, function: { arguments: 'あ'.repeat(80) } }] })),
    'failed',
  ],
  ['a hundred calls at once', calling(Array<Called>(100).fill(['my_words', {}])), 'failed'],
  ['calls without an end', calling([['my_words', {}]]), 'failed'],
  [
    'calls that count wrong',
    inTurn(raw({ index: 1e9, function: { name: 'my_words' } }), stream('Well.')),
    'answered',
  ],
  ['a call of another shape', raw({ index: 'a', function: 'my_words' }), 'failed'],
  [
    'a script after a tool',
    inTurn(calling([['my_words', {}]]), stream('<script>alert(1)</script>')),
    'failed',
  ],
];
