import type { z } from 'zod';
import { type CheckedField, holdsMeaning } from '@kotoba/language';
import { ApiFailure } from '../../platform/http/errors';
import { learnerTransaction } from '../../platform/database/learner-transaction';
import type { Platform } from '../../platform/platform';
import { withEarlierPictures, withEarlierSentence } from './undo-revision';
import type { Entry } from './entry.schemas';
import { findWord, noWord, ownWord } from './vocabulary.repository';
import { paintWord } from './paint-word';
import { rewriteWord } from './rewrite-word';
import { toEntry } from './to-entry';
import { uncheckedAfterSentence } from './unchecked-fields';
import type { regenerateBody, revisedEntry, updateImageBody, updateSentenceBody } from './vocabulary.schemas';
import type { VocabularyRow } from './vocabulary.tables';
import { wireContent, contentOf, type WordValues } from './word-values';

/** Where the count of drawings starts again: `word_image_variant` is a smallint. */
const MAX_VARIANT = 32_000;

type Revised = z.infer<typeof revisedEntry>;

type Sentence = Pick<
  WordValues,
  'jaSentence' | 'jaHiraganaSentence' | 'romajiSentence' | 'enSentence' | 'sources'
>;

/**
 * Puts a sentence into a word; `sentence` was made for the word as it was read before. `left` is the side that stays from
 * another sentence.
 */
async function writeSentence(
  platform: Platform,
  before: VocabularyRow,
  sentence: Sentence,
  left: readonly CheckedField[] = [],
): Promise<Entry> {
  const { userId, id } = before;
  const failing = await platform.language.failing(wireContent(withSentence(before, sentence)));
  return learnerTransaction(platform.db, userId, async (tx) => {
    const row = await findWord(tx, userId, id);
    if (!row) throw noWord();
    const values = withSentence(row.word, sentence);
    const unchecked = uncheckedAfterSentence(row.word, values, { failing, left });
    return toEntry(
      await rewriteWord(platform, tx, row.word, {
        values: { ...values, unchecked },
        earlier: withEarlierSentence(row.word),
      }),
    );
  });
}

const withSentence = (word: VocabularyRow, sentence: Sentence): WordValues => ({
  ...contentOf(word),
  ...sentence,
  sources: { ...word.sources, sentence: sentence.sources.sentence },
});

/** Another picture, as `prompt` describes it or the next one; painted where a service is set up, else drawn. */
async function newPicture(
  platform: Platform,
  { userId, id, prompt }: { userId: number; id: number; prompt?: string },
): Promise<Revised> {
  const { painted, note } = await paintWord(platform, await ownWord(platform.db, userId, id), prompt);
  const vocabulary = await learnerTransaction(platform.db, userId, async (tx) => {
    const row = await findWord(tx, userId, id);
    if (!row) throw noWord();
    const { word } = row;
    const variant = prompt === undefined ? (word.wordImageVariant + 1) % MAX_VARIANT : word.wordImageVariant;
    const rewriting = {
      values: contentOf(word),
      drawing: { variant, prompt, painted },
      earlier: withEarlierPictures(word),
    };
    return toEntry(await rewriteWord(platform, tx, word, rewriting));
  });
  return { vocabulary, note };
}

const NO_EXAMPLE = 'There is no example for this word yet. You can write one of your own.';

/**
 * The example after the one that the word has, its own ones before those of other words; after the last comes the
 * first again.
 */
async function regenerateSentence(platform: Platform, userId: number, id: number): Promise<Entry> {
  const word = await ownWord(platform.db, userId, id);
  const examples = await platform.language.examplesWith(wireContent(word));
  const current = examples.findIndex(({ ja_sentence }) => ja_sentence === word.jaSentence);
  const next = examples[(current + 1) % examples.length];
  if (!next) throw new ApiFailure('NOT_FOUND', 404, NO_EXAMPLE);
  return writeSentence(platform, word, {
    jaSentence: next.ja_sentence,
    jaHiraganaSentence: next.ja_hiragana_sentence,
    romajiSentence: next.romaji_sentence,
    enSentence: next.en_sentence,
    sources: { sentence: next.source },
  });
}

/** Another example sentence, or another picture. */
export async function regenerate(
  platform: Platform,
  userId: number,
  { vocabulary_id, regenerate_type }: z.infer<typeof regenerateBody>,
): Promise<Revised> {
  return regenerate_type === 'sentences'
    ? { vocabulary: await regenerateSentence(platform, userId, vocabulary_id) }
    : newPicture(platform, { userId, id: vocabulary_id });
}

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/**
 * What a sentence looks like when it is not the language that it is said to be: a Japanese one may name the NHK, an
 * English one a 傘.
 */
function otherLanguage(text: string, said: 'en' | 'ja'): 'English' | 'Japanese' | null {
  const japanese = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu);
  const latin = count(text, /\p{Script=Latin}/gu);
  if (said === 'ja') return latin > 1 && latin > 2 * japanese ? 'English' : null;
  return japanese > latin ? 'Japanese' : null;
}

/** The other side of the example stays, in doubt, unless it was what waited for this one. */
const stays = (word: VocabularyRow, written: CheckedField, other: CheckedField): CheckedField[] =>
  word.sources.sentence === 'you' && word.unchecked.includes(written) ? [] : [other];

/**
 * The learner's own sentence. A Japanese one gets its reading and romaji; the other language stays until it is replaced
 * too, and is doubted until then. Says so when the word is not in it. Source: VOC-15, VOC-39.
 *
 * @throws 409 OTHER_LANGUAGE when it looks like the other language and nobody has said that it is none
 */
export async function updateSentence(
  platform: Platform,
  userId: number,
  { vocabulary_id, sentence_input, input_language, as_written }: z.infer<typeof updateSentenceBody>,
): Promise<Revised> {
  const word = await ownWord(platform.db, userId, vocabulary_id);
  const looksLike = as_written ? null : otherLanguage(sentence_input, input_language);
  if (looksLike) throw new ApiFailure('OTHER_LANGUAGE', 409, `This looks like ${looksLike}.`);
  const { jaSentence, jaHiraganaSentence, romajiSentence, enSentence } = word;
  const sources = { sentence: 'you' as const };
  if (input_language === 'en') {
    const kept = { jaSentence, jaHiraganaSentence, romajiSentence };
    const left = jaSentence === null ? [] : stays(word, 'en_sentence', 'ja_sentence');
    const vocabulary = await writeSentence(
      platform,
      word,
      { ...kept, enSentence: sentence_input, sources },
      left,
    );
    return { vocabulary, note: holdsMeaning(sentence_input, word.enWord) ? undefined : without(word.enWord) };
  }
  const { hiragana, romaji } = await platform.language.read(sentence_input);
  const own = { jaSentence: sentence_input, jaHiraganaSentence: hiragana, romajiSentence: romaji };
  const left = enSentence === null ? [] : stays(word, 'ja_sentence', 'en_sentence');
  const vocabulary = await writeSentence(platform, word, { ...own, enSentence, sources }, left);
  const failing = await platform.language.failing(vocabulary);
  return { vocabulary, note: failing.includes('ja_sentence') ? without(word.jaWord) : undefined };
}

const without = (word: string): string => `Your sentence does not contain “${word}”.`;

/** A picture of the word from the learner's own words. */
export const updateImage = (
  platform: Platform,
  userId: number,
  { vocabulary_id, image_prompt }: z.infer<typeof updateImageBody>,
): Promise<Revised> => newPicture(platform, { userId, id: vocabulary_id, prompt: image_prompt });
