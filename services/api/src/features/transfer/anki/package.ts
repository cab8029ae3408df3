import { State } from 'ts-fsrs';
import type { Direction } from '@kotoba/contracts';
import type { ExportedWord, ExportedAnswer, ExportedHistory } from '../export/exported-word';
import { cellOf, type Field } from '../fields';
import { openProcess } from '../../../platform/processes/own-process';

/** What Anki keeps of a card that was answered. */
export interface AnkiCard {
  /** 1 learning, 2 reviewing, 3 learning again. */
  readonly type: number;
  /** In milliseconds since 1970; the process makes days of the collection or seconds of it. */
  readonly due: number;
  /** Days. */
  readonly ivl: number;
  readonly reps: number;
  readonly lapses: number;
  /** What FSRS remembers, as Anki writes it: stability in days and difficulty. */
  readonly data: string;
  readonly log: readonly ExportedAnswer[];
}

/** Our memories are FSRS's and so are Anki's: a card goes on there where it stood here. */
const toCard = ({ memory, log }: ExportedHistory): AnkiCard => ({
  type: memory.state,
  due: memory.due.getTime(),
  ivl: memory.state === State.Review ? memory.scheduledDays : 0,
  reps: memory.reps,
  lapses: memory.lapses,
  data: JSON.stringify({ s: memory.stability, d: memory.difficulty }),
  log,
});

/** The fields of our note type as Anki shows them. The first one names a note there, so it is the word. */
export const noteFields: readonly { readonly name: string; readonly field: Field }[] = [
  { name: 'Word', field: 'ja_word' },
  { name: 'Meaning', field: 'en_word' },
  { name: 'Kanji', field: 'kanji' },
  { name: 'Hiragana', field: 'hiragana' },
  { name: 'Katakana', field: 'katakana' },
  { name: 'Romaji', field: 'romaji' },
  { name: 'Part of speech', field: 'part_of_speech' },
  { name: 'Level', field: 'level' },
  { name: 'Sentence', field: 'ja_sentence' },
  { name: 'Sentence kana', field: 'ja_hiragana_sentence' },
  { name: 'Sentence romaji', field: 'romaji_sentence' },
  { name: 'Translation', field: 'en_sentence' },
  { name: 'Tags', field: 'tags' },
  { name: 'Alternatives', field: 'alternatives' },
  { name: 'Blocked answers', field: 'blocked_answers' },
  { name: 'Notes', field: 'notes' },
  { name: 'Collection', field: 'user_topic' },
  { name: 'Topic', field: 'topic' },
  { name: 'Sources', field: 'sources' },
  { name: 'Unchecked', field: 'unchecked' },
  { name: 'Created', field: 'created_at' },
];

/** What each template of our note type asks for: Japanese to English, English to Japanese (`collection.cjs`). */
const templates: readonly Direction[] = ['recognition', 'recall'];

/** A note on its way to the process that writes the package. */
export interface AnkiNote {
  readonly id: number;
  readonly fields: readonly string[];
  readonly tags: readonly string[];
  readonly deck: string;
  /** One for each template of the note type, in their order; null for one that was never asked. */
  readonly cards: readonly (AnkiCard | null)[];
}

/** A text as the content of an Anki field, which is HTML; `[sound:…]` and Anki's separator of fields stay texts. */
const toHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('[', '&#91;')
    .replaceAll('\u001f', '&#31;')
    .replaceAll('\n', '<br>');

/** Anki separates tags by spaces and levels of decks by "::". */
const toTag = (tag: string): string => tag.replace(/\s+/gu, '_');
const deckPart = (name: string): string => name.replace(/:{2,}/g, ':').replaceAll('"', '”');

export const toNote = ({ entry, history }: ExportedWord): AnkiNote => ({
  id: entry.id,
  fields: noteFields.map(({ field }) => toHtml(cellOf(entry, field))),
  tags: entry.tags.map(toTag),
  deck: `${deckPart(entry.user_topic)}::${deckPart(entry.topic)}`,
  cards: templates.map((direction) => {
    const asked = history.find((one) => one.direction === direction);
    return asked ? toCard(asked) : null;
  }),
});

interface PackageWriter {
  add(notes: readonly AnkiNote[]): Promise<void>;
  /** Resolves when the package stands at its path. */
  finish(): Promise<void>;
  /** Ends the process, whatever it is doing. */
  close(): Promise<void>;
}

/** Writes an Anki package (`.apkg`) to `path` in a process of its own. Whoever opens it closes it. */
export function openPackageWriter(path: string, now: Date): PackageWriter {
  const writer = openProcess({
    file: 'src/features/transfer/anki/write-package.worker.cjs',
    data: { path, fields: noteFields.map(({ name }) => name), now: now.getTime() },
    seconds: 300,
    memoryMb: 1024,
  });
  return {
    add: async (notes) => void (await writer.ask({ notes })),
    finish: async () => void (await writer.ask({ finish: true })),
    close: writer.close,
  };
}
