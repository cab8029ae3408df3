import { LISTENING_MODE, MIXED_MODE } from '@kotoba/contracts';
import fc from 'fast-check';
import type { TestLearner } from '../testing/test-server';
import { addWords, manyWords, sharedWordServer } from '../vocabulary/testing/word-server';
import type { LearnDetail, SessionSummary } from './learning.schemas';
import { quiz, resultOf, start, startRelearn } from './testing/quiz';

const server = sharedWordServer();

/** A long suite takes 500. */
const RUNS = Number(process.env['RESULTS_RUNS'] ?? 20);
const WORDS = 8;

/** What becomes of a word, and what else happens on the way: nothing of that may change a figure. */
const plan = fc.record({
  outcome: fc.constantFrom('correct', 'incorrect', 'reviewed', 'unanswered'),
  softs: fc.nat({ max: 2 }),
  twice: fc.boolean(),
  practised: fc.boolean(),
});
type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never;

const statusOf = { unanswered: 0, correct: 1, incorrect: 2, reviewed: 3 } as const;

const sessions = fc.record({
  mode: fc.constantFrom(0, 1, 2, 3, 4, MIXED_MODE, LISTENING_MODE),
  plans: fc.array(plan, { minLength: 1, maxLength: WORDS }),
  ended: fc.boolean(),
});

/** Right, nearly right and wrong texts for a card. */
function textsOf({ mode, vocabulary }: LearnDetail) {
  const [en, kana] = [vocabulary?.enWord ?? '', vocabulary?.hiragana ?? ''];
  const japanese = mode === 1 || mode === 3;
  return {
    right: japanese ? kana : en,
    soft: japanese ? en : kana,
    wrong: japanese ? 'ぬぬぬぬぬ' : 'qqqqq',
  };
}

async function carryOut(learner: TestLearner, session: number, card: LearnDetail, word: Plan) {
  const id = card.vocabularyId ?? 0;
  const { answer, review } = quiz(learner, session);
  const texts = textsOf(card);
  // A full stop makes it another text: the same one would be the same retry.
  for (let soft = 0; soft < word.softs; soft += 1) {
    const given = await answer(id, soft === 0 ? texts.soft : `${texts.soft}.`);
    expect(resultOf(given).verdict).toBe('retry');
  }
  if (word.outcome === 'unanswered') return;
  const times = word.twice ? 2 : 1;
  if (word.outcome === 'reviewed') {
    await Promise.all(Array.from({ length: times }, () => review(id)));
    return;
  }
  const text = word.outcome === 'correct' ? texts.right : texts.wrong;
  const given = await Promise.all(Array.from({ length: times }, () => answer(id, text)));
  for (const each of given) expect(resultOf(each)).toMatchObject({ verdict: word.outcome, recorded: true });
  if (word.practised) await answer(id, texts.right, true);
}

const oneDecimal = (share: number) => Math.round(share * 1000) / 10;

test(
  'the results of random sessions are what the formulas say',
  async () => {
    await fc.assert(
      fc.asyncProperty(sessions, async ({ mode, plans, ended }) => {
        const learner = await server.createLearner();
        const ids = await addWords(learner, manyWords(plans.length));
        const id = await start(learner, ids, mode);
        const session = quiz(learner, id);
        const cards = (await session.read()).learnDetails;
        for (const [index, word] of plans.entries()) {
          const card = cards[index];
          if (card) await carryOut(learner, id, card, word);
        }
        if (ended) await session.end();

        const statuses = plans.map(({ outcome }) => statusOf[outcome]);
        const count = (...of: number[]) => statuses.filter((status) => of.includes(status)).length;
        expect(await session.statuses()).toEqual(statuses);
        const figures = {
          total: plans.length,
          answered: count(1, 2, 3),
          correct: count(1),
          incorrect: count(2),
          reviewed: count(3),
          percent: Math.round((count(1, 2, 3) / plans.length) * 100),
        };
        expect(await session.progress()).toEqual(figures);
        const [newest] = (await learner.inject('/learn/sessions?limit=1')).json<{ data: SessionSummary[] }>()
          .data;
        expect(newest).toMatchObject({ id, progress: figures });

        const accuracy = count(1, 2, 3) === 0 ? 0 : count(1) / count(1, 2, 3);
        const summary = (await learner.inject('/stats/summary')).json<{ data: { accuracy30: number } }>()
          .data;
        expect(summary.accuracy30).toBe(oneDecimal(accuracy));

        const wanted = ids.filter((_, index) => [0, 2, 3].includes(statuses[index] ?? 1));
        if (wanted.length === 0) return;
        const again = quiz(learner, await startRelearn(learner, wanted, mode));
        expect((await again.read()).learnDetails.map(({ vocabularyId }) => vocabularyId)).toEqual(wanted);
        await again.end();
      }),
      { numRuns: RUNS },
    );
  },
  RUNS * 3000,
);

test(
  'random texts are never right and never an error',
  async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [{ en_word: 'impossible', hiragana: 'ふかのう', kanji: '不可能' }]);
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 250 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.string({ unit: fc.constantFrom(...'ふかのう不可能impsbleー々っ \u3099\u200b%_<'), maxLength: 12 }),
    );
    await fc.assert(
      fc.asyncProperty(texts, fc.constantFrom('en', 'kana', 'kanji'), async (userAnswer, type) => {
        const answer = await learner.inject({
          url: '/learn/check-answer',
          body: { userAnswer, type, vocabularyId: id },
        });
        expect([200, 400]).toContain(answer.statusCode);
        if (answer.statusCode === 200 && resultOf(answer).isCorrect) {
          expect(userAnswer.normalize('NFKC')).toMatch(/imposs?ib|ふ.*か.*の.*う|不.*可.*能/s);
        }
      }),
      { numRuns: RUNS * 10 },
    );
  },
  RUNS * 3000,
);
