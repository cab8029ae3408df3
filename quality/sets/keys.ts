import { quiz, resultOf, start } from '../../services/api/src/features/learning/testing/quiz';
import { readSecondReadings, readSynonyms, readTraps, type GoldAnswer } from '../gold';
import { ask, type LearnerServer, type TestLearner } from '../learner-server';
import type { SetReport } from '../report';

/** Modes of the quiz: Japanese is typed in the first, English in the second. */
const MODES = { japanese: 1, english: 2 } as const;

/** How a learner's answer is judged whose only word it is about. */
async function verdict(learner: TestLearner, { word, meaning, typed, mode }: GoldAnswer): Promise<string> {
  const isKana = /^[ぁ-ゖァ-ヺー]+$/.test(word.spelling);
  const entry = {
    en_word: meaning,
    ...(isKana ? {} : { kanji: word.spelling }),
    ...(/[ァ-ヺ]/.test(word.reading) ? { katakana: word.reading } : { hiragana: word.reading }),
  };
  const { vocabulary_ids: ids } = await ask<{ vocabulary_ids: number[] }>(learner, '/vocabulary/create', {
    vocabulary: [entry],
  });
  const [id] = ids;
  const session = quiz(learner, await start(learner, [id], MODES[mode]));
  const result = resultOf(await session.answer(id, typed));
  await session.end();
  await learner.inject({ method: 'DELETE', url: `/vocabulary/${id}` });
  return result.isCorrect ? 'correct' : `${result.verdict} ${result.reason}`;
}

/** What the word means, as a note of it says. */
async function meaningOf({ language }: LearnerServer, { word }: GoldAnswer): Promise<string> {
  const conversion = await language.convertNote('WORD', word.spelling);
  const [entry] = conversion.ok ? conversion.topics.flatMap(({ entries }) => entries) : [];
  return entry?.en_word ?? 'that word';
}

async function check(server: LearnerServer, folder: string, isHidden: boolean): Promise<SetReport[]> {
  const learner = await server.newLearner();
  const sets = [
    { title: 'Everyday synonyms', answers: readSynonyms(folder), isRight: true, bar: 0.95 },
    { title: 'Second readings', answers: readSecondReadings(folder), isRight: true, bar: 1 },
    { title: 'Wrong answers', answers: readTraps(folder), isRight: false, bar: 1 },
  ];
  const reports: SetReport[] = [];
  for (const { title, answers, isRight, bar } of sets) {
    const misses: string[] = [];
    for (const each of answers) {
      const gold = each.meaning === '' ? { ...each, meaning: await meaningOf(server, each) } : each;
      const said = await verdict(learner, gold);
      if ((said === 'correct') !== isRight)
        misses.push(`${gold.word.spelling} “${gold.meaning}” ← ${gold.typed}: ${said}`);
    }
    const measure = { name: isRight ? 'accepted' : 'refused', right: answers.length - misses.length };
    reports.push({
      title: `${title} (${answers.length} typed)`,
      measures: [{ ...measure, of: answers.length, bar }],
      misses: isHidden ? [] : misses,
    });
  }
  return reports;
}

/** Each answer is typed in a quiz about a word that a learner made with that meaning. */
export const checkKeys = (server: LearnerServer): Promise<SetReport[]> => check(server, '', false);
/** The half that nobody who changes the product reads: figures alone. */
export const checkKeysHeldOut = (server: LearnerServer): Promise<SetReport[]> =>
  check(server, 'held-out/', true);
