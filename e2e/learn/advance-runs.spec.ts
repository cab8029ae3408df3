import type { Page } from '@playwright/test';
import { countCalls } from '../support/calls';
import type { Learner } from '../support/learner';
import { QUIZ_WORDS, quizOf, storedSession } from '../support/quiz';
import { expect, test, withSession } from '../support/test';
import { giveEntries } from '../support/vocabulary';
import { startQuiz } from '../support/words';

const RUNS = 50;
const LATEST_MS = 1600;
const RUNS_PER_TEST = 5;
/** How long a right answer stays, and the longest for which nothing may have moved on by itself. */
const ADVANCE_MS = 1500;
const offsets = Array.from({ length: RUNS }, (_, run) => Math.round((run * LATEST_MS) / (RUNS - 1)));

/** What is pressed, as the page finds it: with no role engine between the moment and the press. */
const presses = {
  End: 'main button[aria-label="End Session"]',
  // The first of all buttons.
  Back: 'main button',
  Next: 'main section[aria-label="The word"] button:not([aria-label])',
  Review: 'main input[role="switch"]',
} as const;

/** The moment of the press, which a busy machine makes later than it was meant to be. */
interface Pressed {
  /** Whether there was something to press. */
  readonly pressed: boolean;
  /** When the verdict was there, and how long it had stood when the press came: ms. */
  readonly verdictAt: number;
  readonly stoodFor: number;
}

/** Answers the word rightly and presses `selector` (nothing when null) that many ms after the verdict is there. */
async function pressAfterVerdict(page: Page, selector: string | null, offset: number): Promise<Pressed> {
  await quizOf(page).answer.fill('umbrella');
  // The page watches before Enter: of a verdict that is there already it would see the wrong moment, or none.
  const watching = await page.evaluateHandle(
    ([wanted, ms]) => ({
      pressed: new Promise<Pressed>((done) => {
        const watch = new MutationObserver(() => {
          if (![...document.querySelectorAll('main strong')].some((it) => it.textContent === 'Correct!'))
            return;
          watch.disconnect();
          const verdictAt = Date.now();
          setTimeout(() => {
            const target = wanted === null ? null : document.querySelector<HTMLElement>(wanted);
            const stoodFor = Date.now() - verdictAt;
            target?.click();
            done({ pressed: target !== null, verdictAt, stoodFor });
          }, ms);
        });
        watch.observe(document.body, { subtree: true, childList: true });
      }),
    }),
    [selector, offset] as const,
  );
  await page.keyboard.press('Enter');
  return watching.evaluate(({ pressed }) => pressed);
}

/** A running session of the first one or two words in a page of its own, with the calls that it makes. */
async function openRun(page: Page, learner: Learner, ids: number[]) {
  await withSession(page, learner);
  const id = await startQuiz(learner, ids);
  const calls = {
    check: countCalls(page, 'POST', '/learn/check-answer-mode'),
    review: countCalls(page, 'POST', '/learn/mark-reviewed'),
    end: countCalls(page, 'PUT', `/learn/session/${id}/end`),
  };
  await page.goto(`/learn/session/${id}`);
  await expect(quizOf(page).answer).toBeFocused();
  const made = () => [calls.check(), calls.review(), calls.end()];
  const stored = async () => {
    const { learnDetails, endedAt } = await storedSession(learner, id);
    return { statuses: learnDetails.map(({ status }) => status), ended: endedAt !== null };
  };
  return { id, made, stored };
}

/** Well after the last moment at which anything of the verdict could still move on by itself. */
const pastEverything = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        setTimeout(done, 1700);
      }),
  );

const chunks = offsets.flatMap((_, at) =>
  at % RUNS_PER_TEST === 0 ? [offsets.slice(at, at + RUNS_PER_TEST)] : [],
);

for (const chunk of chunks) {
  const span = `${chunk[0]}–${chunk.at(-1)} ms after a right answer`;

  for (const isLast of [false, true]) {
    const where = isLast ? 'on the last word' : 'on the first of two words';
    const answered = isLast ? [1] : [1, 0];

    test(`End ${where}, ${span}: the results, one end`, async ({ context, learner }) => {
      const ids = (await giveEntries(learner, QUIZ_WORDS)).slice(0, answered.length);
      for (const offset of chunk) {
        const page = await context.newPage();
        const run = await openRun(page, learner, ids);
        await pressAfterVerdict(page, presses.End, offset);
        const dialog = page.getByRole('dialog', { name: 'End Learning Session' });
        const arrived = page.getByRole('heading', { name: 'Learning Results' });
        // On the last word the session may end by itself in that very moment; then nothing is left to confirm.
        await expect(async () => {
          if (!(await arrived.isVisible()))
            await dialog.getByRole('button', { name: 'End Session' }).click({ timeout: 1_000 });
          await expect(arrived).toBeVisible({ timeout: 1_000 });
        }).toPass();
        await expect(page).toHaveURL(`/learn/results/${run.id}`);
        expect(run.made(), `${offset} ms`).toEqual([1, 0, 1]);
        expect(await run.stored(), `${offset} ms`).toEqual({ statuses: answered, ended: true });
        await page.close();
      }
    });

    test(`Back ${where}, ${span}: the home, and nothing more`, async ({ context, learner }) => {
      const ids = (await giveEntries(learner, QUIZ_WORDS)).slice(0, answered.length);
      for (const offset of chunk) {
        const page = await context.newPage();
        const run = await openRun(page, learner, ids);
        const { pressed, stoodFor } = await pressAfterVerdict(page, presses.Back, offset);
        await pastEverything(page);
        await expect(page).toHaveURL(pressed ? '/learn' : `/learn/results/${run.id}`);
        const [check, review, end] = run.made();
        expect([check, review], `${offset} ms`).toEqual([1, 0]);
        expect(end, `${offset} ms`).toBeLessThanOrEqual(isLast && stoodFor >= ADVANCE_MS ? 1 : 0);
        expect(await run.stored(), `${offset} ms`).toEqual({ statuses: answered, ended: end === 1 });
        await page.close();
      }
    });

    test(`Next ${where}, ${span}: one step, and no more`, async ({ context, learner }) => {
      const ids = (await giveEntries(learner, QUIZ_WORDS)).slice(0, answered.length);
      for (const offset of chunk) {
        const page = await context.newPage();
        const run = await openRun(page, learner, ids);
        await pressAfterVerdict(page, presses.Next, offset);
        await pastEverything(page);
        if (!isLast) await expect(quizOf(page).progress('2/2 words')).toBeVisible();
        await expect(page).toHaveURL(isLast ? `/learn/results/${run.id}` : `/learn/session/${run.id}`);
        expect(run.made(), `${offset} ms`).toEqual([1, 0, isLast ? 1 : 0]);
        expect(await run.stored(), `${offset} ms`).toEqual({ statuses: answered, ended: isLast });
        await page.close();
      }
    });

    test(`Review ${where}, ${span}: the word stays`, async ({ context, learner }) => {
      const ids = (await giveEntries(learner, QUIZ_WORDS)).slice(0, answered.length);
      for (const offset of chunk) {
        const page = await context.newPage();
        const run = await openRun(page, learner, ids);
        const { stoodFor } = await pressAfterVerdict(page, presses.Review, offset);
        await pastEverything(page);
        const [check, review, end] = run.made();
        expect([check, review], `${offset} ms`).toEqual([1, 0]);
        expect(end, `${offset} ms`).toBeLessThanOrEqual(isLast && stoodFor >= ADVANCE_MS ? 1 : 0);
        await expect(page).toHaveURL(end === 1 ? `/learn/results/${run.id}` : `/learn/session/${run.id}`);
        if (end === 0) await expect(quizOf(page).review).toBeChecked();
        if (stoodFor < ADVANCE_MS)
          await expect(quizOf(page).progress(isLast ? '1/1 words' : '1/2 words')).toBeVisible();
        expect(await run.stored(), `${offset} ms`).toEqual({ statuses: answered, ended: end === 1 });
        await page.close();
      }
    });

    test(`closing the tab ${where}, ${span}: the answer is kept, and nothing ends behind it`, async ({
      context,
      learner,
    }) => {
      const ids = (await giveEntries(learner, QUIZ_WORDS)).slice(0, answered.length);
      for (const offset of chunk) {
        const page = await context.newPage();
        const run = await openRun(page, learner, ids);
        const { verdictAt } = await pressAfterVerdict(page, null, offset);
        await page.close();
        const stoodFor = Date.now() - verdictAt;
        const [check, review, end] = run.made();
        expect([check, review], `${offset} ms`).toEqual([1, 0]);
        expect(end, `${offset} ms`).toBeLessThanOrEqual(isLast && stoodFor >= ADVANCE_MS ? 1 : 0);
        expect((await run.stored()).statuses, `${offset} ms`).toEqual(answered);
      }
    });
  }
}
