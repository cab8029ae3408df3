import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { PARTS_OF_SPEECH } from '@kotoba/contracts';
import { MOST_OWN_WORDS, type LearnerRecord, type OwnWord } from '@kotoba/assistant';
import { isOfKind } from '@kotoba/language';
import type { Database } from '../platform/database/database';
import { addDays, localDate, startOfDay } from '../platform/clock/learner-day';
import type { Platform } from '../platform/platform';
import { selectDue, selectNew } from '../features/learning/due.repository';
import { selectMistaken } from '../features/learning/mistakes.repository';
import { selectNotesBetween } from '../features/notes/notes.repository';
import { countByLevel, findWords, vocabulary, type VocabularyRow } from '../features/vocabulary';

interface Owner {
  readonly id: number;
  readonly timeZone: string;
}

const toOwn =
  ({ timeZone }: Owner) =>
  ({ id, jaWord, hiragana, katakana, enWord, createdAt }: VocabularyRow): OwnWord => ({
    id,
    ja: jaWord,
    kana: hiragana ?? katakana ?? jaWord,
    en: enWord,
    savedOn: localDate(createdAt, timeZone),
  });

/** Words by their ids, in that order. */
async function wordsOf(db: Database, owner: Owner, ids: readonly number[]): Promise<OwnWord[]> {
  const words = new Map((await findWords(db, owner.id, ids)).map(({ word }) => [word.id, word]));
  return ids.flatMap((id) => {
    const word = words.get(id);
    return word ? [toOwn(owner)(word)] : [];
  });
}

/** What the assistant may ask of a learner: their own rows, a few at a time. */
export function learnerRecord({ db, now }: Platform, owner: Owner): LearnerRecord {
  const { id: userId, timeZone } = owner;
  const isSaved = and(eq(vocabulary.userId, userId), eq(vocabulary.status, true));
  return {
    today: () => localDate(now(), timeZone),
    notes: (from, to) =>
      selectNotesBetween(
        db,
        userId,
        startOfDay(from, timeZone),
        startOfDay(addDays(to, 1), timeZone),
        MOST_OWN_WORDS,
      ),
    async countWords() {
      const counts = await countByLevel(db, userId);
      return counts.reduce((sum, { words }) => sum + words, 0);
    },
    async words({ kind, level, days }) {
      const kinds = kind && PARTS_OF_SPEECH.filter((partOfSpeech) => isOfKind(partOfSpeech, kind));
      const rows = await db
        .select()
        .from(vocabulary)
        .where(
          and(
            isSaved,
            kinds ? inArray(vocabulary.partOfSpeech, [...kinds]) : undefined,
            level ? eq(vocabulary.level, level) : undefined,
            days ? gte(vocabulary.createdAt, startOfDay(days.from, timeZone)) : undefined,
            days ? lt(vocabulary.createdAt, startOfDay(addDays(days.to, 1), timeZone)) : undefined,
          ),
        )
        .orderBy(desc(vocabulary.id))
        .limit(MOST_OWN_WORDS);
      return rows.map(toOwn(owner));
    },
    async find(text) {
      const spelled = [vocabulary.jaWord, vocabulary.hiragana, vocabulary.katakana, vocabulary.kanji];
      const rows = await db
        .select()
        .from(vocabulary)
        .where(
          and(
            isSaved,
            or(
              ...spelled.map((column) => eq(column, text)),
              sql`lower(${vocabulary.enWord}) in (${text.toLowerCase()}, ${`to ${text.toLowerCase()}`})`,
            ),
          ),
        )
        .limit(MOST_OWN_WORDS);
      return rows.map(toOwn(owner));
    },
    mistakes: async () => wordsOf(db, owner, await selectMistaken(db, userId, MOST_OWN_WORDS)),
    async due() {
      const due = await selectDue(db, userId, now(), MOST_OWN_WORDS);
      return wordsOf(db, owner, due.length > 0 ? due : await selectNew(db, userId, MOST_OWN_WORDS));
    },
  };
}
