import { loadLibrary } from '../authored/library';
import { createKanjiDictionary } from '../kanji-dictionary';
import { spacedHeadword, scriptColumns } from '../entries/headword';
import { createReader } from '../reading/reader';
import { spacedRomaji } from '../reading/word-spaces';
import { toExample, createExamples } from '../entries/examples';
import { createTokeniser } from '../reading/tokeniser';
import { createEntryChecker, createVerifier } from './verifier';
import { draft, umbrella } from '../testing/fixture-language';
import type { DraftEntry } from '../language';

const library = loadLibrary();
const tokeniser = createTokeniser();
const reader = createReader(tokeniser, library.readings);
const checker = createEntryChecker({
  kanji: createKanjiDictionary(),
  library,
  dictionary: { byKeys: async () => [] },
  reader,
});
afterAll(() => tokeniser.close());

test('every word and sentence of ours passes', async () => {
  const failed: string[] = [];
  for (const word of library.words) {
    const romaji = spacedRomaji(await spacedHeadword(word, reader));
    for (const sentence of word.sentences) {
      const { source: _source, en_sentence: _en, ...example } = toExample(sentence, 'authored');
      const entry = {
        ...scriptColumns(word.written, word.kana.replace(/ /g, '')),
        romaji,
        part_of_speech: word.partOfSpeech,
        ...example,
      };
      const failing = await checker.failing(entry);
      if (failing.length > 0) failed.push(`${word.written} ${word.kana}: ${sentence.ja} ${failing.join()}`);
    }
  }
  expect(failed).toEqual([]);
}, 60_000);

/** A dictionary that knows one word. */
const suggest = async (japanese: string) => (japanese === '傘' ? umbrella : null);
const { verify } = createVerifier({
  checker,
  reader,
  examples: createExamples(library),
  suggest,
});
afterAll(() => tokeniser.close());

const assistant = (fields: Partial<DraftEntry>): DraftEntry => ({ ...umbrella, ...fields });

test('a sound entry stays as it is', async () => {
  expect(await verify(umbrella)).toEqual(umbrella);
});

test.each<[string, Partial<DraftEntry>, string[]]>([
  ['a reading of another word', { hiragana: 'あめ' }, ['hiragana', 'romaji']],
  ['romaji of another word', { romaji: 'ame' }, ['romaji']],
  [
    'romaji without its long vowel',
    { kanji: '女王', ja_word: '女王', hiragana: 'じょおう', romaji: 'joo', ja_sentence: null },
    ['romaji'],
  ],
  ['katakana that say something else', { katakana: 'アメ' }, ['katakana']],
  [
    'a sentence without the word',
    { ja_sentence: '雨です。', ja_hiragana_sentence: 'あめです。', romaji_sentence: 'ame desu.' },
    ['ja_sentence'],
  ],
  [
    'a reading of another sentence',
    { ja_hiragana_sentence: 'かさをかいました。' },
    ['ja_hiragana_sentence', 'romaji_sentence'],
  ],
  [
    'a reading that leaves something out',
    { ja_hiragana_sentence: 'かさをわすれ。' },
    ['ja_hiragana_sentence', 'romaji_sentence'],
  ],
  ['sentence romaji that say something else', { romaji_sentence: 'kasa o kaimashita.' }, ['romaji_sentence']],
])('%s is found, and repaired', async (_, fields, expected) => {
  const broken = assistant(fields);
  expect(await checker.failing(broken)).toEqual(expected);
  const repaired = await verify(broken);
  expect(repaired.unchecked).toEqual([]);
  expect(await checker.failing(repaired)).toEqual([]);
});

test('a repair takes the dictionary’s reading and a sentence of ours, and says where it is from', async () => {
  const repaired = await verify(
    assistant({
      hiragana: 'あめ',
      romaji: 'ame',
      ja_sentence: '雨です。',
      ja_hiragana_sentence: 'あめです。',
      sources: { word: 'dictionary', sentence: 'template', level: 'list' },
    }),
  );
  expect(repaired).toMatchObject({ hiragana: 'かさ', romaji: 'kasa', sources: { sentence: 'authored' } });
  expect(repaired.ja_sentence).toContain('傘');
});

test('a sentence without its word goes when we have none for it: it would show nothing', async () => {
  const card = draft({
    en_word: 'gizmo',
    kanji: null,
    ja_word: 'ギズモ',
    hiragana: null,
    katakana: 'ギズモ',
  });
  const { ja_sentence, en_sentence, sources } = await verify({
    ...card,
    romaji: 'gizumo',
    ja_sentence: '雨です。',
    ja_hiragana_sentence: 'あめです。',
    romaji_sentence: 'ame desu.',
    sources: { word: 'assistant', sentence: 'assistant', level: 'estimate' },
  });
  expect({ ja_sentence, en_sentence, sources }).toEqual({
    ja_sentence: null,
    en_sentence: null,
    sources: { word: 'assistant', level: 'estimate' },
  });
});

test('what nothing can repair is named', async () => {
  const invented = draft({ en_word: 'gizmo', kanji: '𠮟𩸽', ja_word: '𠮟𩸽', hiragana: 'ぎずも' });
  expect((await verify(invented)).unchecked).toEqual(['hiragana']);
});
