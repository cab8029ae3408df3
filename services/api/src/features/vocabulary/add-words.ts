import pLimit from 'p-limit';
import type { Picture } from '@kotoba/pictures';
import type { Transaction } from '../../platform/database/database';
import type { Platform } from '../../platform/platform';
import { storePicture, type PictureFile } from './media/media-files';
import { speakSoon } from './media/speak-words';
import { indexEntries, type ComparedEntry } from './entry-keys';
import { indexLike } from './like-words';
import { wireContent, withKeys, type WordValues } from './word-values';
import * as repository from './vocabulary.repository';

/** A word that the learner is to have. */
export interface RequestedWord {
  readonly values: WordValues;
  readonly topicId: number;
  readonly saved: boolean;
  /** When the word came to the learner first; now, unless said otherwise. */
  readonly createdAt?: Date;
  /** A note makes it: the word is the note's, and goes with it, until the learner asks for it otherwise. */
  readonly ofNote?: boolean;
  /**
   * It comes with thousands of others: its pictures are drawn by a job that is ordered apart, and it is spoken when
   * somebody asks for it.
   */
  readonly drawLater?: boolean;
}

export interface AddedWords {
  /** One id for each request, in their order; two requests for the same word have the same id. */
  readonly ids: number[];
  /** Ids that are new. */
  readonly created: number[];
  /** Ids that are new or look different now. */
  readonly changed: number[];
}

/** Requests for the same word are one; it is saved if any of them is. `positions` says where each went. */
function mergeSameWords(requests: readonly RequestedWord[]): {
  merged: RequestedWord[];
  positions: number[];
} {
  const merged: RequestedWord[] = [];
  const index = indexEntries<ComparedEntry & { readonly position: number }>({ byReading: false });
  const positions = requests.map((request) => {
    const { enWord, hiragana, katakana, kanji } = request.values;
    const entry = { enWord, hiragana, katakana, kanji };
    const at = index.find(entry)?.position;
    const known = at === undefined ? undefined : merged[at];
    if (at === undefined || !known) {
      const position = merged.push(request) - 1;
      index.add({ ...entry, position });
      return position;
    }
    if (request.saved && !known.saved) merged[at] = { ...known, saved: true, topicId: request.topicId };
    return at;
  });
  return { merged, positions };
}

async function adopt(
  tx: Transaction,
  userId: number,
  { existing, request, now }: { existing: repository.ComparedWord; request: RequestedWord; now: Date },
): Promise<boolean> {
  if (existing.status) return false;
  // A saved request saves the card; an unsaved one, asked for again, belongs to today's cards again.
  const change = request.saved
    ? { status: true, topicId: request.topicId, updatedAt: now }
    : { createdAt: now, updatedAt: now };
  await repository.updateWord(tx, userId, existing.id, change);
  return true;
}

export type PictureValues = {
  wordImage: string;
  wordImageAlt: string;
  sentenceImage: string;
  sentenceImageAlt: string;
};

const drawing = ({ hash, svg }: Picture): PictureFile => ({ hash, extension: 'svg', content: svg });

/**
 * Makes and stores the pictures of a word and of its sentence: they can be loaded as soon as this has returned.
 * `prompt` draws the word's picture as the learner describes it; `variant` chooses another picture than the first.
 */
export async function drawWord(
  { pictures, files }: Pick<Platform, 'pictures' | 'files'>,
  values: WordValues,
  { variant = 0, prompt }: { variant?: number; prompt?: string } = {},
): Promise<PictureValues> {
  const subject = wireContent(values);
  const word =
    prompt === undefined ? pictures.word(subject, variant) : pictures.described(prompt, subject, variant);
  const sentence = pictures.sentence(subject, variant);
  const [wordImage, sentenceImage] = await Promise.all([
    storePicture(files, drawing(word)),
    storePicture(files, drawing(sentence)),
  ]);
  return {
    wordImage,
    wordImageAlt: word.alt,
    sentenceImage,
    sentenceImageAlt: sentence.alt,
  };
}

/**
 * Makes and stores the picture of a word that the learner may choose; gives its file, null when it would show the word
 * and nothing else.
 */
export async function drawChip(
  { pictures, files }: Pick<Platform, 'pictures' | 'files'>,
  values: WordValues,
): Promise<string | null> {
  const picture = pictures.word(wireContent(values));
  return picture.kind === 'card' ? null : storePicture(files, drawing(picture));
}

async function rowOf(
  platform: Platform,
  userId: number,
  request: RequestedWord,
  now: Date,
): Promise<repository.NewWord> {
  const { values, topicId, saved, createdAt = now, drawLater = false } = request;
  return {
    ...withKeys(values),
    ...(!drawLater && (await drawWord(platform, values))),
    userId,
    topicId,
    status: saved,
    createdAt,
    updatedAt: now,
  };
}

/** Tells who keeps something beside words that the learner asked for these themselves. */
export async function tellAsked(platform: Platform, tx: Transaction, userId: number, ids: readonly number[]) {
  if (ids.length === 0) return;
  for (const companion of platform.wordCompanions) await companion.asked?.(tx, userId, ids);
}

/** Words whose pictures are stored at the same time: a bucket is some milliseconds away. */
const DRAWN_AT_A_TIME = 8;

/**
 * Adds words to a learner's vocabulary. A word that the learner already has is not added again: its id is answered,
 * and an unsaved one is saved when the request is for a saved one. Must run in a learner's transaction.
 */
export async function addWords(
  platform: Platform,
  tx: Transaction,
  userId: number,
  requests: readonly RequestedWord[],
): Promise<AddedWords> {
  const now = platform.now();
  const { merged, positions } = mergeSameWords(requests);
  const known = await indexLike(
    tx,
    userId,
    merged.map(({ values }) => values),
  );

  const ids: number[] = [];
  const changed: number[] = [];
  const added: number[] = [];
  const asked: number[] = [];
  for (const [position, request] of merged.entries()) {
    const existing = known.find(request.values);
    if (!existing) {
      added.push(position);
      continue;
    }
    ids[position] = existing.id;
    if (!request.ofNote) asked.push(existing.id);
    if (await adopt(tx, userId, { existing, request, now })) changed.push(existing.id);
  }
  await tellAsked(platform, tx, userId, asked);
  const atATime = pLimit(DRAWN_AT_A_TIME);
  const fresh = added.flatMap((position) => merged[position] ?? []);
  const rows = await atATime.map(fresh, (request) => rowOf(platform, userId, request, now));
  // Ids rise in the order of the rows.
  const inserted = await repository.insertWords(tx, rows);
  const created = inserted.map(({ id }) => id).sort((a, b) => a - b);
  for (const [index, position] of added.entries()) ids[position] = created[index] ?? 0;
  const different = new Set([...changed, ...created]);
  const saved = merged.flatMap(({ saved: isSaved, drawLater }, position) => {
    const id = ids[position] ?? 0;
    return isSaved && !drawLater && different.has(id) ? [id] : [];
  });
  await speakSoon(platform, tx, userId, saved);
  return { ids: positions.flatMap((position) => ids[position] ?? []), created, changed: [...different] };
}
