import { z } from 'zod';
import { isKana, toHiragana, toKatakana } from '@kotoba/japanese';
import { romajiOfKana } from '@kotoba/language';
import { LEVELS, PARTS_OF_SPEECH } from '@kotoba/contracts';
import { cleanText } from '@kotoba/contracts/learner-text';
import { entry, entryInput, type Entry, type EntryInput } from '../../vocabulary';
import { splitList } from '../fields';
import type { ImportSettings, ImportProblem, ImportRow, NumberedRow } from './imports.tables';

/** What a row says, understood; what only our own exports say is beside the input. */
interface ReadWord {
  readonly input: EntryInput;
  readonly sources: Entry['sources'] | null;
  readonly unchecked: Entry['unchecked'];
  readonly createdAt: Date | null;
}
export type RowReading = { ok: true; word: ReadWord } | { ok: false; message: string };

const { sources, unchecked } = entry.shape;
const lists = new Set(['tags', 'alternatives', 'blocked_answers', 'unchecked']);
const createdAt = z.iso.datetime({ error: 'The date added must look like 2026-03-01T09:00:00Z' });

/** Kana of either script, as both columns would hold it. */
const kana = (text: string) =>
  text === toKatakana(text) && text !== toHiragana(text) ? { katakana: text } : { hiragana: text };

/** A Japanese text goes where its script says. */
const japanese = (text: string) => (isKana(text.replace(/\s/gu, '')) ? kana(text) : { kanji: text });

function deck(name: string) {
  const [collection = '', ...topics] = name.split('::').map((part) => part.trim());
  return { user_topic: collection, ...(topics.length > 0 && { topic: topics.join(' – ') }) };
}

const nearest = <Value extends string>(values: readonly Value[], text: string): string =>
  values.find((value) => value.toLowerCase() === text.toLowerCase()) ?? text;

function fieldsOf(target: string, text: string): Record<string, unknown> {
  if (lists.has(target)) return { [target]: [...new Set(splitList(text))] };
  switch (target) {
    case 'japanese':
      return japanese(text);
    case 'reading':
      // What is no kana says nothing: the reading is left open.
      return isKana(text.replace(/[^\p{L}\p{M}ー]/gu, '')) ? kana(text) : {};
    case 'deck':
      return deck(text);
    case 'level':
      return { level: nearest(LEVELS, text) };
    case 'part_of_speech':
      return { part_of_speech: nearest(PARTS_OF_SPEECH, text) };
    default:
      return { [target]: text };
  }
}

function parsedSources(text: unknown): Entry['sources'] | null {
  if (typeof text !== 'string') return null;
  try {
    const found = sources.safeParse(JSON.parse(text));
    return found.success ? found.data : null;
  } catch {
    return null;
  }
}

const messageOf = (error: z.ZodError): string => {
  const [first] = error.issues;
  const [field] = first?.path ?? [];
  const isGeneric = /^(Invalid|Too )/.test(first?.message ?? '');
  return isGeneric && typeof field === 'string'
    ? `${field.replaceAll('_', ' ')}: this value is not possible here`
    : (first?.message ?? 'This row cannot be read');
};

/** A time of a file; nothing came to a learner in the future. */
const notAfter = (now: Date, time: string): Date =>
  new Date(Math.min(new Date(time).getTime(), now.getTime()));

/** A row as an entry, or why it is none. Pure: asks nobody, changes nothing. */
function readRow(cells: readonly string[], settings: ImportSettings, now: Date): RowReading {
  const refuse = (message: string): RowReading => ({ ok: false, message });
  const fields: Record<string, unknown> = {};
  for (const [i, target] of settings.targets.entries()) {
    const text = cleanText(cells[i] ?? '');
    if (target === 'ignore' || text === '') continue;
    if (text.includes('\uFFFD')) return refuse('Some characters could not be read');
    // What a column says of its own stands above what follows from another.
    for (const [field, value] of Object.entries(fieldsOf(target, text))) {
      if (target === field || !(field in fields)) fields[field] = value;
    }
  }
  const { sources: given, unchecked: doubts = [], created_at: created, ...rest } = fields;
  const parsed = entryInput.safeParse({
    ...(settings.user_topic !== undefined && { user_topic: settings.user_topic }),
    ...(settings.topic !== undefined && { topic: settings.topic }),
    ...rest,
    status: true,
  });
  if (!parsed.success) return refuse(messageOf(parsed.error));
  const doubted = unchecked.safeParse(doubts);
  if (!doubted.success) return refuse('Unchecked may only name fields that are checked');
  const at = createdAt.optional().safeParse(created);
  if (!at.success) return refuse('The date added must look like 2026-03-01T09:00:00Z');
  const word = { input: parsed.data, sources: parsedSources(given), unchecked: doubted.data };
  return { ok: true, word: { ...word, createdAt: at.data === undefined ? null : notAfter(now, at.data) } };
}

/**
 * The values that can be told without asking the dictionary: what is given stays, what must be there is derived from
 * the kana.
 */
export function plainDraft({ input, sources: given, unchecked: doubted }: ReadWord) {
  const reading = input.hiragana ?? input.katakana ?? null;
  const hasSentence = Boolean(input.ja_sentence ?? input.en_sentence);
  return {
    enWord: input.en_word,
    jaWord: input.ja_word ?? input.kanji ?? reading ?? '',
    hiragana: input.hiragana ?? null,
    katakana: input.katakana ?? null,
    kanji: input.kanji ?? null,
    romaji: input.romaji ?? romajiOfKana(reading ?? ''),
    partOfSpeech: input.part_of_speech ?? ('other' as const),
    level: input.level ?? null,
    jaSentence: input.ja_sentence ?? null,
    jaHiraganaSentence: input.ja_hiragana_sentence ?? null,
    romajiSentence: input.romaji_sentence ?? null,
    enSentence: input.en_sentence ?? null,
    tags: input.tags ?? [],
    alternatives: input.alternatives ?? [],
    blockedAnswers: input.blocked_answers ?? [],
    notes: input.notes ?? null,
    pieces: null,
    // What a file says is the learner's own word; nobody doubts it but the file itself.
    unchecked: doubted,
    sources: given ?? {
      word: 'you' as const,
      ...(hasSentence && { sentence: 'you' as const }),
      ...(input.level && { level: 'you' as const }),
    },
  };
}

export interface NumberedWord extends ReadWord {
  readonly row: number;
}

interface Chunk {
  readonly number: number;
  readonly rows: readonly NumberedRow[];
}

const beginsWithHeader = ({ hasHeader, format }: Pick<ImportRow, 'format' | 'hasHeader'>): boolean =>
  hasHeader && format !== 'json' && format !== 'apkg';

/** The rows of a chunk that are words or should be: a table's header is none. */
export const wordRows = ({ number, rows }: Chunk, file: Pick<ImportRow, 'format' | 'hasHeader'>) =>
  number === 0 && beginsWithHeader(file) ? rows.slice(1) : rows;

/** How many rows of a file are words or should be. */
export const wordsIn = (file: Pick<ImportRow, 'format' | 'hasHeader' | 'rows'>): number =>
  file.rows - (beginsWithHeader(file) ? 1 : 0);

export function readChunk(rows: readonly NumberedRow[], settings: ImportSettings, now: Date) {
  const words: NumberedWord[] = [];
  const problems: ImportProblem[] = [];
  for (const [row, cells] of rows) {
    const reading = readRow(cells, settings, now);
    if (reading.ok) words.push({ ...reading.word, row });
    else problems.push({ row, code: 'INVALID', message: reading.message });
  }
  return { words, problems };
}

export const duplicateOf = (row: number, word: { enWord: string }): ImportProblem => ({
  row,
  code: 'DUPLICATE',
  message: `You already have “${word.enWord}”`,
});
