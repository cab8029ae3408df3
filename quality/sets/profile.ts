import { notes } from '../../services/api/src/features/notes/notes.tables';
import { quiz, start } from '../../services/api/src/features/learning/testing/quiz';
import type { Profile } from '../gold';
import { ask, type LearnerServer, type TestLearner } from '../learner-server';

/** What a learner of the gold has: words, notes of some days, and words that were answered wrong. */
export async function prepare(server: LearnerServer, learner: TestLearner, profile: Profile): Promise<void> {
  const { vocabulary_ids: ids } = await ask<{ vocabulary_ids: number[] }>(learner, '/vocabulary/create', {
    vocabulary: profile.words.map(({ ja_word, en_word }) => ({
      en_word,
      status: true,
      ...(/\p{Script=Han}/u.test(ja_word)
        ? { kanji: ja_word }
        : { [/[ァ-ヺ]/.test(ja_word) ? 'katakana' : 'hiragana']: ja_word }),
    })),
  });
  await server.platform.db.insert(notes).values(
    profile.notes.map(({ text, day }) => ({
      userId: learner.id,
      content: text,
      state: 'converted' as const,
      createdAt: dayOf(day),
    })),
  );
  const missed = profile.words.flatMap(({ en_word }, at) =>
    profile.mistakes.includes(en_word) ? (ids[at] ?? []) : [],
  );
  if (missed.length === 0) return;
  const session = quiz(learner, await start(learner, missed, 2));
  for (const id of missed) await session.answer(id, 'an elephant');
  await session.end();
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Noon of the last such weekday, or so many days ago. */
function dayOf(day: string | number): Date {
  const date = new Date();
  const back = typeof day === 'number' ? day : (date.getUTCDay() - WEEKDAYS.indexOf(day) + 7) % 7;
  date.setUTCDate(date.getUTCDate() - back);
  date.setUTCHours(12);
  return back === 0 ? new Date() : date;
}
