import { loadLibrary } from '../authored/library';
import { createKanjiDictionary } from '../kanji/kanji-dictionary';
import { spacedHeadword } from '../entries/spaced-headword';
import { scriptColumns } from '../entries/scripts';
import { createReader } from '../reading/reader';
import { spacedRomaji } from '../reading/spaced-romaji';
import { toExample } from '../sentences/examples';
import { createTokeniser } from '../tokeniser/tokeniser';
import { createEntryChecker } from './entry-checker';

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
