import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { asLearner, createLearner, type Learner } from '../e2e/support/learner';
import type { Bench } from './lib/api';
import { median, quantile } from './lib/statistics';
import { withSuite, type Suite } from './lib/suite';

export const title =
  'on a phone four times slower than this machine, a verdict comes within a tenth of a second';

/** As many that the 95th percentile is not one of the two worst answers. */
const WORDS = 60;
const WARM_UP = 3;
/**
 * Milliseconds from a word's verdict to the Enter that goes on. A quick reader waits for the right answer, which comes
 * after a second. Of one who now and then reads for nearly three, the message of the verdict leaves at any moment of
 * the next word.
 */
const READERS: Record<string, (word: number) => number> = {
  quick: () => 1300,
  leisurely: (word) => 1300 + ((word * 5) % 17) * 100,
};
/** Milliseconds between two keys of somebody who types quickly. */
const KEY_MS = 70;
/** How the page is looked at: looking with each frame, as is usual, makes frames that nobody asked for. */
const AT_REST = { polling: 100 };
/** From the press of Enter to the frame that shows the verdict, at the 95th percentile, the network aside. */
const VERDICT = { max: 100, unit: ' ms' };
/** Tasks of more than 50 ms, which the browser names, there may be none of while somebody types. */
const LONG_TASKS = { max: 0 };
/** English is typed as it is, kana through the preview under the box. */
const MODES = { 1: 'kana', 2: 'english' };

/** What the page notes. */
interface Watched {
  quizSeen: { verdicts: number[]; tasks: { startTime: number; duration: number }[] };
}

/** In the page: answers the check at once, and notes verdicts and long tasks. */
function watchQuiz(): void {
  const seen: Watched['quizSeen'] = { verdicts: [], tasks: [] };
  Object.assign(globalThis, { quizSeen: seen });
  let typed = '';
  const overNetwork = globalThis.fetch;
  globalThis.fetch = async (input, options) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.endsWith('/learn/check-answer-mode')) return overNetwork(input, options);
    // What a request carries is read by the browser's network, not by the page: it is known from the box.
    const isCorrect = !typed.endsWith('qq');
    const verdict = isCorrect ? 'correct' : 'incorrect';
    const reason = isCorrect ? 'exact' : 'no_match';
    const nothing = { matched: null, hint: null, other: null };
    return Response.json({
      data: { isCorrect, correctAnswer: 'umbrella', verdict, reason, recorded: true, ...nothing },
    });
  };
  new PerformanceObserver((list) =>
    seen.tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration }))),
  ).observe({ type: 'longtask' });

  let pressed: number | null = null;
  addEventListener(
    'keydown',
    ({ key, target, timeStamp }) => {
      if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
      pressed = timeStamp;
      typed = target.value;
    },
    true,
  );
  const isShown = () =>
    /Correct!|Incorrect\. Try again\./.test(document.querySelector('main')?.textContent ?? '');
  new MutationObserver(() => {
    if (pressed === null || !isShown()) return;
    const from = pressed;
    pressed = null;
    // Right behind the frame: what the page put off until the verdict is on the screen (React's effects) is not in it.
    requestAnimationFrame(() =>
      scheduler.postTask(() => seen.verdicts.push(performance.now() - from), {
        priority: 'user-blocking',
      }),
    );
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const isWrong = (word: number) => word % 3 === 2;

/** In the page: the word at this place of the session is asked. */
const isAsked = (place: number) => document.querySelector('main')?.textContent.includes(`${place}/`);

/**
 * Types an answer for each word, every third one wrong, reads, and goes on. Gives how long the verdicts took, in
 * milliseconds, and the long tasks while typing.
 */
async function practise(page: Page, readingMs: (word: number) => number) {
  const box = page.getByRole('textbox', { name: 'Your answer' });
  const spans: [number, number][] = [];
  for (let word = 0; word < WORDS; word += 1) {
    await box.and(page.locator(':focus')).waitFor();
    const from = await page.evaluate(() => performance.now());
    await page.keyboard.type(isWrong(word) ? 'kasaqq' : 'kasa to ame', { delay: KEY_MS });
    spans.push([from, await page.evaluate(() => performance.now())]);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (count) => (globalThis as unknown as Watched).quizSeen.verdicts.length === count,
      word + 1,
      AT_REST,
    );
    await sleep(readingMs(word));
    await page.keyboard.press('Enter');
    await page.waitForFunction(isAsked, word + 2, AT_REST);
  }
  const { verdicts, tasks } = await page.evaluate(() => (globalThis as unknown as Watched).quizSeen);
  const whileTyping = tasks.filter(({ startTime, duration }) =>
    spans.slice(WARM_UP).some(([from, to]) => startTime < to && startTime + duration > from),
  );
  return { verdicts: verdicts.slice(WARM_UP), whileTyping };
}

interface Round {
  readonly learner: Learner;
  readonly vocabularyIds: readonly number[];
  readonly mode: number;
  readonly readingMs: (word: number) => number;
}

async function measure(suite: Suite, { mode, readingMs, learner, vocabularyIds }: Round) {
  const settings = { vocabularyIds, mode };
  const started = asLearner<{ data: { id: number } }>(learner, 'POST', '/learn/start', settings, suite.url);
  const path = `/learn/session/${(await started).data.id}`;
  const { page, slowDown } = await suite.openPhone({ learner, path, prepare: watchQuiz, given: null });
  await page.getByRole('textbox', { name: 'Your answer' }).waitFor();
  await slowDown();
  const seen = await practise(page, readingMs);
  await page.context().close();
  return seen;
}

export const run = ({ check, say }: Bench) =>
  withSuite(async (suite) => {
    const learner = await createLearner(suite.url);
    const ask = <Data>(method: string, path: string, body: unknown) =>
      asLearner<Data>(learner, method, path, body, suite.url);
    // The quiz goes on when the bench says so.
    await ask('PATCH', '/account/settings', { autoAdvance: false });
    const vocabulary = Array.from({ length: WORDS + 1 }, (_, index) => ({
      ...{ en_word: `umbrella number ${index}`, hiragana: 'かさ', status: true },
    }));
    const made = await ask<{ vocabulary_ids: number[] }>('POST', '/vocabulary/create', { vocabulary });
    const rounds = Object.entries(READERS).flatMap(([reader, readingMs]) =>
      Object.entries(MODES).map(([mode, language]) => ({
        name: `${language}, ${reader} reader`,
        mode: Number(mode),
        readingMs,
      })),
    );
    for (const { name, ...round } of rounds) {
      const settings = { ...round, learner, vocabularyIds: made.vocabulary_ids };
      const { verdicts, whileTyping } = await measure(suite, settings);
      const told = (isRight: boolean) => {
        const times = verdicts.filter((_, word) => isWrong(word) !== isRight);
        return `${times.length}: ${median(times).toFixed(0)} (${Math.max(...times).toFixed(0)}) ms`;
      };
      say(`${name}: median (longest) of right answers, ${told(true)}; of wrong ones, ${told(false)}`);
      check(`${name}: Enter to verdict, 95th percentile`, quantile(verdicts, 0.95), VERDICT);
      for (const { duration } of whileTyping) say(`a task of ${duration.toFixed(0)} ms while typing`);
      check(`${name}: tasks over 50 ms while typing`, whileTyping.length, LONG_TASKS);
    }
  });
