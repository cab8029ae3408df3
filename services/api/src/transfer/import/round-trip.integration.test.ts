import fc from 'fast-check';
import type { EntryInput } from '../../vocabulary/entry.schemas';
import { addWords, startWordServer, type WordServer } from '../../vocabulary/testing/word-server';
import { contents, take } from '../testing/importing';
import { richWords } from '../testing/rich-words';

jest.setTimeout(120_000);

let server: WordServer;
beforeAll(async () => {
  server = await startWordServer();
});
afterAll(() => server.close());

const formats = ['csv', 'tsv', 'json', 'apkg'] as const;

/** Texts full of what ends cells, rows, fields, tags and decks. */
const text = fc
  .string({
    unit: fc.constantFrom(
      ...[...`=+-@'"\\;,、:<>&[]{}_ \n\t\u001fab木あ🍣`],
      '::',
      '<br>',
      '&amp;',
      '[sound:a]',
      '{{c1::x}}',
    ),
    minLength: 1,
    maxLength: 20,
  })
  .map((value) => value.normalize('NFC').trim())
  .filter((value) => value !== '');
const list = fc.uniqueArray(text, { maxLength: 4 });
const word: fc.Arbitrary<EntryInput> = fc.record(
  {
    en_word: text,
    ja_word: text,
    kanji: text,
    hiragana: fc.constantFrom('かさ', 'えき', 'でんしゃ'),
    romaji: text,
    part_of_speech: fc.constantFrom('noun', 'verb', 'phrase'),
    level: fc.constantFrom('N5', 'N1'),
    ja_sentence: text,
    ja_hiragana_sentence: text,
    en_sentence: text,
    tags: list,
    alternatives: list,
    blocked_answers: list,
    notes: text,
    user_topic: text,
    topic: text,
  },
  { requiredKeys: ['en_word', 'hiragana', 'romaji', 'part_of_speech'] },
);

async function roundTrip(words: readonly EntryInput[], format: string): Promise<void> {
  const giver = await server.createLearner();
  const [doubted] = await addWords(giver, words);
  const doubt = "update vocabulary set unchecked = '{romaji,ja_sentence}' where user_id = $1 and id = $2";
  await server.platform.pool.query(doubt, [giver.id, doubted]);
  const file = await giver.inject(`/vocabulary/export?format=${format}&sort_by=oldest&bom=true`);
  const taker = await server.createLearner();
  const state = await take(taker, file.rawPayload, { name: `words.${format}` });
  const before = await contents(giver);
  expect(state).toMatchObject({ status: 'done', created: before.length, duplicates: 0, invalid: 0 });
  expect(await contents(taker)).toEqual(before);
  // Taken in once more, nothing is there twice.
  const again = await take(taker, file.rawPayload, { name: `words.${format}` });
  expect(again).toMatchObject({ status: 'done', created: 0, duplicates: before.length });
}

it.each(formats)('brings words with everything in them back as they were: %s', (format) =>
  roundTrip(richWords, format),
);

it.each(formats)('brings any words back as they were: %s', async (format) => {
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => roundTrip(words, format)),
    { numRuns: 6 },
  );
});
