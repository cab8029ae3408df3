import type { ExampleSentence, LanguageEngine } from '@kotoba/language';
import { toHiragana, toKatakana } from '@kotoba/japanese';
import type { Transaction } from '../../platform/database/database';
import { learnerTransaction } from '../../platform/database/learner-transaction';
import { ApiFailure } from '../../platform/http/errors';
import type { Platform } from '../../platform/platform';
import { ensureTopic } from './topics/place-words';
import type { Entry, EntryPatch } from './entry.schemas';
import { noWord, findWord } from './vocabulary.repository';
import { rewriteWord } from './rewrite-word';
import { toEntry, type PlacedRow } from './to-entry';
import { touchesChecks, uncheckedAfterPatch } from './unchecked-fields';
import { wireContent, type WordValues } from './word-values';

/** `undefined` leaves a field, `null` empties it. */
const patched = <T>(given: T | undefined, current: T): T => (given === undefined ? current : given);

/** The other kind of kana says what the changed one says. */
const follow = (
  given: string | null | undefined,
  current: string,
  convert: (kana: string) => string,
): string => (given ? convert(given) : current);

/** What was written changes where a field comes from: a learner's own word is not made of pieces any more. */
function patchedOrigin(values: WordValues, patch: EntryPatch): Pick<WordValues, 'sources' | 'pieces'> {
  const sentence = patch.ja_sentence !== undefined || patch.en_sentence !== undefined;
  const words = ['en_word', 'ja_word', 'hiragana', 'katakana', 'kanji', 'romaji'] as const;
  const isOwn = words.some((field) => patch[field] !== undefined);
  const sources = {
    ...values.sources,
    ...(isOwn && { word: 'you' as const }),
    ...(sentence && { sentence: 'you' as const }),
    ...(patch.level !== undefined && { level: 'you' as const }),
  };
  return { sources, pieces: isOwn ? null : values.pieces };
}

/** Whether what is read aloud or written in Japanese changed, so that romaji and headword must follow. */
const changesReading = (patch: EntryPatch): boolean =>
  patch.hiragana !== undefined || patch.katakana !== undefined || patch.kanji !== undefined;

/**
 * A word with a learner's changes. A changed Japanese sentence loses the reading of the old one unless a new reading
 * is given. Nothing is derived or checked here: see `followingFields` and `applyPatch`.
 */
function applyPatch(values: WordValues, patch: EntryPatch): WordValues {
  const newSentence = patch.ja_sentence !== undefined && patch.ja_sentence !== values.jaSentence;
  return {
    enWord: patched(patch.en_word, values.enWord),
    jaWord: patch.ja_word ?? values.jaWord,
    hiragana: patched(patch.hiragana, values.hiragana && follow(patch.katakana, values.hiragana, toHiragana)),
    katakana: patched(patch.katakana, values.katakana && follow(patch.hiragana, values.katakana, toKatakana)),
    kanji: patched(patch.kanji, values.kanji),
    romaji: patch.romaji ?? values.romaji,
    partOfSpeech: patched(patch.part_of_speech, values.partOfSpeech),
    level: patched(patch.level, values.level),
    jaSentence: patched(patch.ja_sentence, values.jaSentence),
    jaHiraganaSentence: patched(patch.ja_hiragana_sentence, newSentence ? null : values.jaHiraganaSentence),
    romajiSentence: patched(patch.romaji_sentence, newSentence ? null : values.romajiSentence),
    enSentence: patched(patch.en_sentence, values.enSentence),
    tags: patched(patch.tags, values.tags),
    alternatives: patched(patch.alternatives, values.alternatives),
    blockedAnswers: patched(patch.blocked_answers, values.blockedAnswers),
    notes: patched(patch.notes === '' ? null : patch.notes, values.notes),
    ...patchedOrigin(values, patch),
    unchecked: values.unchecked,
  };
}

/** Headword and romaji follow changed kana or kanji. */
async function ofWord(language: LanguageEngine, values: WordValues, patch: EntryPatch) {
  if (!changesReading(patch)) return {};
  const { hiragana, katakana, kanji } = values;
  const inKana = hiragana?.includes('ー') ? katakana : null;
  const { ja_word, romaji } = await language.complete({
    // Without kanji it is the word in kana, whatever the dictionary writes for it.
    ...(kanji === null && { ja_word: inKana ?? hiragana ?? katakana ?? values.jaWord }),
    en_word: values.enWord,
    ...(hiragana !== null && { hiragana }),
    ...(katakana !== null && { katakana }),
    ...(kanji !== null && { kanji }),
  });
  return { ...(!patch.ja_word && { jaWord: ja_word }), ...(!patch.romaji && { romaji }) };
}

/** Reading and romaji follow a new sentence, romaji a new reading. What the learner emptied stays empty. */
async function ofSentence(language: LanguageEngine, before: WordValues, patch: EntryPatch) {
  const { ja_sentence: japanese, ja_hiragana_sentence: kana, romaji_sentence: romaji } = patch;
  const written = kana ?? (japanese && japanese !== before.jaSentence ? japanese : null);
  if (!written || (kana !== undefined && romaji !== undefined)) return {};
  const read = await language.read(written);
  return {
    ...(kana === undefined && { jaHiraganaSentence: read.hiragana }),
    ...(romaji === undefined && { romajiSentence: read.romaji }),
  };
}

/**
 * What follows from a patch in fields that it does not name. It depends on the patch and on kana and kanji alone.
 *
 * @param after the word with the patch in it
 */
async function followingFields(
  language: LanguageEngine,
  { before, after, patch }: { before: WordValues; after: WordValues; patch: EntryPatch },
): Promise<Partial<WordValues>> {
  return { ...(await ofWord(language, after, patch)), ...(await ofSentence(language, before, patch)) };
}

/** The example of ours that sentence and translation are; null when they are none, or only one of them is there. */
async function exampleOf({ language }: Platform, word: WordValues): Promise<ExampleSentence | null> {
  const { jaSentence, enSentence } = word;
  if (jaSentence === null || enSentence === null) return null;
  const examples = await language.examplesWith(wireContent(word));
  return examples.find((one) => one.ja_sentence === jaSentence && one.en_sentence === enSentence) ?? null;
}

/**
 * What is doubted of a changed word, and where its sentence comes from when it is an example of ours (again). Nothing
 * is looked at when the change cannot matter.
 */
async function recheck(platform: Platform, before: WordValues, after: WordValues, patch: EntryPatch) {
  const { unchecked } = before;
  const { sources } = after;
  if (!touchesChecks(patch)) return { unchecked, sources };
  const example = await exampleOf(platform, after);
  const isPair = after.jaSentence !== null && after.enSentence !== null;
  return {
    unchecked: uncheckedAfterPatch(before, patch, {
      failing: await platform.language.failing(wireContent(after)),
      pairHolds: !isPair || example !== null,
    }),
    sources: example ? { ...sources, sentence: example.source } : sources,
  };
}

async function newPlace(tx: Transaction, userId: number, row: PlacedRow, patch: EntryPatch): Promise<number> {
  if (patch.user_topic === undefined && patch.topic === undefined) return row.topic.id;
  return ensureTopic(tx, userId, {
    collection: patch.user_topic ?? row.collection.name,
    topic: patch.topic,
  });
}

/** Changes what the learner named and leaves the rest; pictures and speech follow what they show. */
export async function patchEntry(
  platform: Platform,
  userId: number,
  id: number,
  patch: EntryPatch,
): Promise<Entry> {
  const before = await findWord(platform.db, userId, id);
  if (!before) throw noWord();
  // Outside the transaction, because both read the dictionary.
  const after = applyPatch(before.word, patch);
  const following = await followingFields(platform.language, { before: before.word, after, patch });
  const checked = await recheck(platform, before.word, { ...after, ...following }, patch);
  return learnerTransaction(platform.db, userId, async (tx) => {
    const current = await findWord(tx, userId, id);
    if (!current) throw noWord();
    const values: WordValues = { ...applyPatch(current.word, patch), ...following, ...checked };
    if (!values.hiragana && !values.katakana && !values.kanji) {
      throw new ApiFailure('INVALID_INPUT', 400, 'Write the word in hiragana, katakana or kanji');
    }
    const topicId = await newPlace(tx, userId, current, patch);
    return toEntry(await rewriteWord(platform, tx, current.word, { values, topicId }));
  });
}
