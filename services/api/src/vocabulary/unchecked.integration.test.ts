import { createLanguage } from '../language/language';
import { loadFixtureDictionary } from '../language/testing/fixture-dictionary';
import { createLog } from '../http/log';
import { addWords, readEntry, startWordServer, type WordServer } from './testing/word-server';
import type { Entry } from './entry.schemas';
import { fixtureLanguage, draft } from './testing/fixture-language';

let server: WordServer;
/** The true engine's checks, over words that a test brings. */
let made = draft({ en_word: 'nothing' });
let engine: ReturnType<typeof createLanguage>;
beforeAll(async () => {
  const language = fixtureLanguage({
    generate: async () => [await engine.verify(made)],
    complete: async (input) => engine.complete(input),
    failing: async (entry) => engine.failing(entry),
    read: async (text) => engine.read(text),
    examplesWith: async (word) => engine.examplesWith(word),
  });
  server = await startWordServer({ language }, { prepare: ({ pool }) => loadFixtureDictionary(pool) });
  engine = createLanguage({ pool: server.platform.pool, log: createLog('fatal') });
});
afterAll(async () => {
  await engine.close();
  await server.close();
});

async function generated(fields: Parameters<typeof draft>[0]) {
  made = draft(fields);
  const learner = await server.createLearner();
  const answer = await learner.inject({ url: '/vocabulary/generate', body: { input: 'anything' } });
  const [entry] = answer.json<{ generated_vocabulary: { id: number }[] }>().generated_vocabulary;
  return { learner, entry };
}

test('a made entry that holds together is checked', async () => {
  const { entry } = await generated({ en_word: 'train', kanji: '電車', hiragana: 'でんしゃ' });
  expect(entry).toMatchObject({ checked: true, unchecked: [] });
});

test('a made entry that does not is repaired from the dictionary before anybody sees it', async () => {
  const { entry } = await generated({ en_word: 'umbrella', kanji: '傘', hiragana: 'あめ', romaji: 'ame' });
  expect(entry).toMatchObject({ hiragana: 'かさ', romaji: 'kasa', checked: true });
});

test('what cannot be repaired is marked, until the learner sets it right', async () => {
  const { learner, entry } = await generated({ en_word: 'gizmo', kanji: '𠮟𩸽', hiragana: 'ぎずも' });
  expect(entry).toMatchObject({ checked: false, unchecked: ['hiragana'] });
  const patch = (body: object) => learner.inject({ method: 'PATCH', url: `/vocabulary/${entry?.id}`, body });
  expect((await patch({ notes: 'odd' })).json()).toMatchObject({ vocabulary: { checked: false } });
  expect((await patch({ hiragana: 'しかほっけ' })).json()).toMatchObject({
    vocabulary: { checked: true, unchecked: [], sources: { word: 'you' } },
  });
});

test('what the learner wrote is not doubted, what was derived for it is', async () => {
  const learner = await server.createLearner();
  const [own = 0, derived = 0] = await addWords(learner, [
    { en_word: 'umbrella', kanji: '傘', hiragana: 'あまがさ' },
    { en_word: 'gizmo', kanji: '𠮟𩸽' },
  ]);
  expect(await readEntry(learner, own)).toMatchObject({ hiragana: 'あまがさ', unchecked: [] });
  expect((await readEntry(learner, derived)).unchecked).toContain('hiragana');
});

test('a sentence of another word falls into doubt when the word changes', async () => {
  const learner = await server.createLearner();
  const [id = 0] = await addWords(learner, [{ en_word: 'umbrella', kanji: '傘', hiragana: 'かさ' }]);
  const changed = await learner.inject({
    method: 'PATCH',
    url: `/vocabulary/${id}`,
    body: { kanji: '猫', hiragana: 'ねこ' },
  });
  expect(changed.json()).toMatchObject({
    vocabulary: { romaji: 'neko', checked: false, unchecked: ['ja_sentence'] },
  });
  const regenerated = await learner.inject({
    url: '/vocabulary/update-sentence',
    body: { vocabulary_id: id, sentence_input: '猫がいます。', input_language: 'ja' },
  });
  expect(regenerated.json()).toMatchObject({ vocabulary: { checked: true } });
});

test('a sentence or translation that is rewritten alone puts the other in doubt, until the two belong together again', async () => {
  const learner = await server.createLearner();
  const [id = 0] = await addWords(learner, [{ en_word: 'umbrella', kanji: '傘', hiragana: 'かさ' }]);
  const patch = async (body: object) => {
    const answer = await learner.inject({ method: 'PATCH', url: `/vocabulary/${id}`, body });
    return answer.json<{ vocabulary: Entry }>().vocabulary;
  };
  const { ja_sentence, en_sentence } = await readEntry(learner, id);
  expect((await patch({ ja_sentence: '青い傘を買った。' })).unchecked).toEqual(['en_sentence']);
  expect((await patch({ ja_sentence })).unchecked).toEqual([]);
  expect((await patch({ en_sentence: 'I bought a blue umbrella.' })).unchecked).toEqual(['ja_sentence']);
  expect((await patch({ notes: 'blue' })).unchecked).toEqual(['ja_sentence']);
  expect((await patch({ en_sentence })).unchecked).toEqual([]);
  await patch({ ja_sentence: '青い傘を買った。' });
  expect(await patch({ en_sentence: 'I bought a blue umbrella.' })).toMatchObject({
    checked: true,
    sources: { sentence: 'you' },
  });
});
