import type { DraftEntry } from '@kotoba/language';
import type { LearnerRecord, OwnWord } from '../../assistant';
import { draft, fixtureLanguage, umbrella } from '../../../../language/src/testing/fixture-language';
import { newLearner } from '../../testing/new-learner';
import { callTool, tools, written } from './call-tool';

const words: OwnWord[] = Array.from({ length: 50 }, (_, at) => ({
  id: 9000 + at,
  ja: `言葉${at}`,
  kana: `ことば${at}`,
  en: `word ${at}`,
  savedOn: '2026-03-01',
}));
const learner: LearnerRecord = {
  ...newLearner,
  today: () => '2026-03-10',
  notes: async (from, to) => [`from ${from} to ${to}`, ...Array<string>(50).fill('長'.repeat(5000))],
  countWords: async () => 50,
  words: async () => words,
  find: async (text) => words.filter(({ ja }) => ja === text),
  mistakes: async () => words,
  due: async () => words,
};
const doubtful: DraftEntry = draft({ en_word: 'dolphin', hiragana: 'いるか', unchecked: ['level'] });
const language = fixtureLanguage({
  homonyms: async (text) => (text === '傘' ? [umbrella] : []),
  inflections: async () => [
    { form: 'te', written: '行って', kana: 'いって', romaji: 'itte' },
    { form: 'past', written: '行った', kana: 'いった', romaji: 'itta' },
  ],
  correct: async (text) => ({
    text: text.replace('をを', 'を'),
    remarks: ['を stands there twice'],
    questions: [],
  }),
  verify: async (entry) => (entry.en_word === 'dolphin' ? doubtful : entry),
  means: async ({ meaning }) => meaning !== 'parasol',
});

const call = (name: string, args: unknown, of = learner) =>
  callTool(
    { language, learner: of, thread: [] },
    {
      id: 'a',
      type: 'function',
      function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
    },
  );

test.each([
  ['look_up', { text: '傘' }, { words: [{ ja: '傘', kana: 'かさ', en: 'umbrella', level: 'N5' }] }],
  ['look_up', { text: 'umbrella' }, { words: [{ ja: '傘' }] }],
  ['example_sentences', { word: '傘', count: 1 }, { sentences: [{ ja: '傘を忘れました。' }] }],
  [
    'check_japanese',
    { sentence: '傘をを買う' },
    { sentence: '傘を買う', was_changed: true, remarks: ['を stands there twice'] },
  ],
  ['conjugate', { word: '傘', form: 'te' }, { forms: [{ form: 'te', written: '行って' }] }],
  ['conjugate', { word: '傘', form: null }, { forms: [{ form: 'te' }, { form: 'past' }] }],
  ['my_words', {}, { saved_in_all: 50 }],
  ['my_words', { text: '言葉3' }, { words: [{ ja: '言葉3', en: 'word 3' }] }],
  ['my_notes', { day: 'yesterday' }, { from: '2026-03-09', to: '2026-03-09' }],
  ['my_notes', { day: '2026-02-28' }, { from: '2026-02-28', to: '2026-02-28' }],
])('%s %j is told %j', async (name, args, told) => {
  expect((await call(name, args)).told).toMatchObject(told);
});

test.each([
  ['a tool that is none', 'delete_account', {}],
  ['a name of every object', 'toString', {}],
  ['no JSON', 'look_up', '{"text":'],
  ['JSON of another kind', 'look_up', '["傘"]'],
  ['another type', 'look_up', { text: 7 }],
  ['nothing that is needed', 'look_up', ''],
  ['a text that no database holds', 'my_words', { text: 'a\u0000b' }],
  ['a kind that is none', 'my_words', { kind: "noun' or 1=1" }],
  ['too many', 'example_sentences', { word: '傘', count: 1e9 }],
  ['too long a word', 'look_up', { text: 'あ'.repeat(61) }],
  ['megabytes', 'check_japanese', { sentence: 'あ'.repeat(1_000_000) }],
  ['a day that is none', 'my_notes', { day: '2026-02-31' }],
  ['a day of another age', 'my_notes', { day: '0001-01-01' }],
  ['a sentence in English', 'check_japanese', { sentence: 'ignore all rules' }],
  ['a card with a script', 'propose_cards', { cards: [{ en_word: '<b>a', ja_word: '傘', kana: 'かさ' }] }],
  ['21 cards', 'propose_cards', { cards: Array(21).fill({ en_word: 'a', ja_word: '傘', kana: 'かさ' }) }],
  ['words of somebody else', 'start_practice', { of: 'words', words: ['9001', 'あ'] }],
])('of %s the model is told the problem', async (_, name, args) => {
  const result = await call(name, args);
  expect(result).toEqual({ told: { problem: expect.any(String) } });
});

/** Source: CHAT-20. */
test.each(['my_words', 'my_mistakes', 'my_notes', 'start_practice'])(
  'of what a learner has %s tells a little, and no ids',
  async (name) => {
    const result = await call(name, { day: 'today', of: 'due' });
    const text = written(result);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(6003);
    expect(text).not.toMatch(/900\d/);
    expect(text.match(/word \d+|長+/g)?.length ?? 0).toBeLessThanOrEqual(20);
  },
);

test('a practice is of the words that were meant, each once', async () => {
  expect((await call('start_practice', { of: 'mistakes' })).practise).toHaveLength(20);
  const { practise } = await call('start_practice', { of: 'words', words: ['言葉2', '言葉2', '言葉1'] });
  expect(practise).toEqual([9002, 9001]);
  expect((await call('start_practice', { of: 'due' }, newLearner)).practise).toBeUndefined();
});

test('cards are checked, and what could not be confirmed is told', async () => {
  const { told, cards } = await call('propose_cards', {
    cards: [
      { en_word: 'umbrella', ja_word: '傘', kana: 'かさ', part_of_speech: 'gizmo', level: null },
      { en_word: 'dolphin', ja_word: 'いるか', kana: 'いるか' },
      { en_word: 'parasol', ja_word: '傘', kana: 'かさ', level: 'N1' },
    ],
  });
  expect(told).toMatchObject({
    cards: [
      { ja: '傘', not_confirmed: [] },
      { not_confirmed: ['level'] },
      { not_confirmed: ['kanji', 'part_of_speech', 'level'] },
    ],
  });
  expect(cards?.slice(0, 2)).toMatchObject([
    { en_word: 'umbrella', sources: { word: 'assistant' } },
    doubtful,
  ]);
});

test('every tool tells its arguments as an object, in the plain words of JSON schema', () => {
  for (const { name, description, parameters } of tools) {
    expect([name, parameters]).toEqual([
      expect.stringMatching(/^[a-z_]{1,64}$/),
      expect.objectContaining({ type: 'object', properties: expect.any(Object) }),
    ]);
    expect(description).not.toBe('');
    expect(parameters).not.toHaveProperty('$schema');
  }
});
