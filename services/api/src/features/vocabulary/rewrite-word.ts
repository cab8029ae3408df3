import type { Transaction } from '../../platform/database/database';
import type { Platform } from '../../platform/platform';
import { publishChanged } from './changed-event';
import { noWord, findWord, updateWord } from './vocabulary.repository';
import type { PlacedRow } from './to-entry';
import type { PaintedWord } from './paint-word';
import type { EarlierVersion, VocabularyRow } from './vocabulary.tables';
import { drawWord, type PictureValues } from './add-words';
import { isPhoto } from './media/media-files';
import { withKeys, type WordValues } from './word-values';

interface Drawing {
  readonly variant: number;
  readonly prompt?: string;
  /** The word's picture is there already; only its sentence is drawn. */
  readonly painted?: PaintedWord;
}

interface Rewriting {
  readonly values: WordValues;
  readonly topicId?: number;
  /** Draw anew even when the words stay: another variant, or other words to draw from. */
  readonly drawing?: Drawing;
  /** These pictures instead of new ones. */
  readonly pictures?: EarlierVersion['images'];
  /** What can be undone from now on; without it, what could be before. */
  readonly earlier?: EarlierVersion;
}

/** Speech whose text changed is not the speech of this word any more. */
function keptAudio(before: VocabularyRow, values: WordValues) {
  const sameReading = before.hiragana === values.hiragana && before.katakana === values.katakana;
  return {
    jaWordAudio: before.jaWord === values.jaWord && sameReading ? before.jaWordAudio : null,
    enWordAudio: before.enWord === values.enWord ? before.enWordAudio : null,
    jaSentenceAudio:
      before.jaSentence === values.jaSentence && before.jaHiraganaSentence === values.jaHiraganaSentence
        ? before.jaSentenceAudio
        : null,
    enSentenceAudio: before.enSentence === values.enSentence ? before.enSentenceAudio : null,
  };
}

const isOtherWord = (before: VocabularyRow, values: WordValues): boolean =>
  before.enWord !== values.enWord ||
  before.jaWord !== values.jaWord ||
  before.hiragana !== values.hiragana ||
  before.partOfSpeech !== values.partOfSpeech;

/**
 * New pictures of what changed: a new sentence leaves the word's, which the learner may have chosen, and a photo of
 * theirs stays until they ask for another picture.
 */
async function drawn(
  platform: Platform,
  before: VocabularyRow,
  { values, drawing }: Pick<Rewriting, 'values' | 'drawing'>,
): Promise<Partial<PictureValues>> {
  const isOther = isOtherWord(before, values);
  if (!drawing && !isOther && before.enSentence === values.enSentence) return {};
  const word = drawing !== undefined || (isOther && !isPhoto(before.wordImage));
  const variant = drawing?.variant ?? before.wordImageVariant;
  const { sentenceImage, sentenceImageAlt, ...wordPicture } = await drawWord(platform, values, {
    variant,
    prompt: drawing?.prompt,
  });
  return { sentenceImage, sentenceImageAlt, ...(word && (drawing?.painted ?? wordPicture)) };
}

/**
 * Writes new content into a word, with its keys, pictures and speech, and tells the learner's pages. Gives the word as
 * it is then.
 */
export async function rewriteWord(
  platform: Platform,
  tx: Transaction,
  before: VocabularyRow,
  { values, topicId, drawing, pictures, earlier }: Rewriting,
): Promise<PlacedRow> {
  const { userId, id } = before;
  await updateWord(tx, userId, id, {
    ...withKeys(values),
    ...keptAudio(before, values),
    wordImageVariant: drawing?.variant ?? before.wordImageVariant,
    ...(pictures ?? (await drawn(platform, before, { values, drawing }))),
    ...(topicId !== undefined && { topicId }),
    ...(earlier && { earlier }),
    updatedAt: platform.now(),
  });
  await publishChanged(platform, tx, userId, [id]);
  const after = await findWord(tx, userId, id);
  if (!after) throw noWord();
  return after;
}
