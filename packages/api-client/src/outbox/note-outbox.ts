import * as z from 'zod/mini';
import { drafts as browserDrafts, type DraftStore } from '../drafts/draft-store';
import { newKey } from '../http/idempotency';

const unsentNote = z.strictObject({
  version: z.literal(0),
  /** Names the note to the server as well: sent twice under this key, it is one note. */
  id: z.string().check(z.minLength(8)),
  content: z.string().check(z.minLength(1)),
  /** When the learner wrote it. */
  createdAt: z.string(),
  /** The notes that were taken in together, and how many they were. */
  batch: z.optional(z.strictObject({ id: z.string(), size: z.int() })),
  /** Why the server does not want it: it waits for the learner. */
  refusal: z.optional(z.string()),
});

/** A note that the server does not have yet. */
export type UnsentNote = z.infer<typeof unsentNote>;

/** The note that was kept as `text`; null when it is none. */
function parseUnsentNote(text: string): UnsentNote | null {
  try {
    const result = unsentNote.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

const PREFIX = 'outbox.note.';
/** Milliseconds since 1970 fit into 15 digits for 30,000 years: the order of the keys is the order of the notes. */
const PLACE_DIGITS = 15;

/** What the sender is at, for the screen. */
export interface Sending {
  /** The note that is pending. */
  readonly id: string | null;
  /** Its answer takes long. */
  readonly slow: boolean;
  /** Why the last try failed; it is tried again. */
  readonly trouble: string | null;
}

/** `sent`: the server has it. `refused`: it does not want it. `delayed`: the first of several tries failed. */
export type Outcome = 'sent' | 'refused' | 'delayed';
type OnOutcome = (outcome: Outcome, note: UnsentNote, reason?: string) => void;

const RESTING: Sending = { id: null, slow: false, trouble: null };

const placeOf = (key: string): number => Number(key.slice(PREFIX.length).split('-', 1)[0]);

/**
 * Notes that the server does not have yet, oldest first: one draft each, so that two tabs that write at the same time lose nothing, and so
 * that they outlive a reload, a dead connection and an expired session, and go with a sign-out like every draft.
 */
export function createNoteOutbox(drafts: DraftStore = browserDrafts) {
  const listeners = new Set<() => void>();
  const outcomes = new Set<OnOutcome>();
  let sending: Sending = RESTING;
  /** What was read last, so that many readers of one list cost one reading; null after a change. */
  let known: { readonly userId: number; readonly notes: readonly UnsentNote[] } | null = null;
  /** Notes by their texts: what did not change is the same object. */
  let parsed: ReadonlyMap<string, UnsentNote | null> = new Map();

  const show = (): void => listeners.forEach((listener) => listener());
  const tell = (): void => {
    known = null;
    show();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key.includes(PREFIX)) tell();
  };
  function read(userId: number): readonly UnsentNote[] {
    const texts = keysOf(userId).map((key) => drafts.read(userId, key));
    parsed = new Map(texts.map((text) => [text, parsed.get(text) ?? parseUnsentNote(text)]));
    return [...parsed.values()].filter((note) => note !== null);
  }
  const keysOf = (userId: number): string[] => drafts.keys(userId, PREFIX);
  const keyOf = (userId: number, id: string): string | undefined =>
    keysOf(userId).find((key) => key.endsWith(id));

  drafts.onClear(tell);

  return {
    /** The same list until something changes. */
    list(userId: number): readonly UnsentNote[] {
      if (known?.userId !== userId) known = { userId, notes: read(userId) };
      return known.notes;
    },
    /** Takes notes in, in this order, behind those that wait. */
    add(userId: number, contents: readonly string[]): void {
      const last = keysOf(userId).at(-1);
      const first = Math.max(Date.now(), last === undefined ? 0 : placeOf(last) + 1);
      const batch = contents.length > 1 ? { batch: { id: newKey(), size: contents.length } } : undefined;
      contents.forEach((content, index) => {
        const id = newKey();
        const place = String(first + index).padStart(PLACE_DIGITS, '0');
        const note: UnsentNote = { version: 0, id, content, createdAt: new Date().toISOString(), ...batch };
        drafts.write(userId, `${PREFIX}${place}-${id}`, JSON.stringify(note));
      });
      tell();
    },
    /** Says why the server refuses a note; null lets it be sent again. */
    refuse(userId: number, id: string, refusal: string | null): void {
      const key = keyOf(userId, id);
      const note = key === undefined ? null : parseUnsentNote(drafts.read(userId, key));
      if (key === undefined || !note) return;
      const { refusal: _before, ...rest } = note;
      drafts.write(userId, key, JSON.stringify(refusal === null ? rest : { ...rest, refusal }));
      tell();
    },
    remove(userId: number, id: string): void {
      const key = keyOf(userId, id);
      if (key === undefined) return;
      drafts.write(userId, key, '');
      tell();
    },
    sending: (): Sending => sending,
    report(change: Partial<Sending>): void {
      sending = { ...sending, ...change };
      show();
    },
    announce(outcome: Outcome, note: UnsentNote, reason?: string): void {
      outcomes.forEach((onOutcome) => onOutcome(outcome, note, reason));
    },
    /** Hears what becomes of the notes that this tab sends, with the reason when something was in the way. Returns its undo. */
    onOutcome(listener: OnOutcome): () => void {
      outcomes.add(listener);
      return () => void outcomes.delete(listener);
    },
    /** Calls `listener` after every change, also one that another tab made. Returns its undo. */
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) {
        // While nobody listened, another tab may have written.
        known = null;
        window.addEventListener('storage', onStorage);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

export type NoteOutbox = ReturnType<typeof createNoteOutbox>;
export const noteOutbox: NoteOutbox = createNoteOutbox();
