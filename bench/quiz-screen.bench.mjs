import { setTimeout as sleep } from 'node:timers/promises';
import { openPhones } from './lib/slow-phone.mjs';
import { median, quantile } from './lib/statistics.mjs';

export const title =
  'on a phone four times slower than this machine, a verdict comes within a tenth of a second';

/** As many that the 95th percentile is not one of the two worst answers. */
const WORDS = 60;
const WARM_UP = 3;
/**
 * Milliseconds from a word's verdict to the Enter that goes on. A quick reader waits for the right answer, which comes after a second. Of
 * one who now and then reads for nearly three, the message of the verdict leaves at any moment of the next word.
 */
const READERS = { quick: () => 1300, leisurely: (word) => 1300 + ((word * 5) % 17) * 100 };
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

/** In the page: answers the check at once, and notes verdicts and long tasks. */
function watchQuiz() {
  const seen = { verdicts: [], tasks: [] };
  globalThis.quizSeen = seen;
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

  let pressed = null;
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
      globalThis.scheduler.postTask(() => seen.verdicts.push(performance.now() - from), {
        priority: 'user-blocking',
      }),
    );
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const isWrong = (word) => word % 3 === 2;

/** In the page: the word at this place of the session is asked. */
const isAsked = (place) => document.querySelector('main')?.textContent.includes(`${place}/`);

/** Types an answer for each word, every third one wrong, reads, and goes on. Gives how long the verdicts took, in milliseconds, and the long tasks while typing. */
async function practise(page, readingMs) {
  const box = page.getByRole('textbox', { name: 'Your answer' });
  const spans = [];
  for (let word = 0; word < WORDS; word += 1) {
    await box.and(page.locator(':focus')).waitFor();
    const from = await page.evaluate(() => performance.now());
    await page.keyboard.type(isWrong(word) ? 'kasaqq' : 'kasa to ame', { delay: KEY_MS });
    spans.push([from, await page.evaluate(() => performance.now())]);
    await page.keyboard.press('Enter');
    await page.waitForFunction((count) => globalThis.quizSeen.verdicts.length === count, word + 1, AT_REST);
    await sleep(readingMs(word));
    await page.keyboard.press('Enter');
    await page.waitForFunction(isAsked, word + 2, AT_REST);
  }
  const { verdicts, tasks } = await page.evaluate(() => globalThis.quizSeen);
  const whileTyping = tasks.filter(({ startTime, duration }) =>
    spans.slice(WARM_UP).some(([from, to]) => startTime < to && startTime + duration > from),
  );
  return { verdicts: verdicts.slice(WARM_UP), whileTyping };
}

async function measure(phones, { mode, readingMs, learner, vocabularyIds }) {
  const { url, support } = phones;
  const { data } = await support.asLearner(learner, 'POST', '/learn/start', { vocabularyIds, mode }, url);
  const path = `/learn/session/${data.id}`;
  const { page, slowDown } = await phones.open({ learner, path, prepare: watchQuiz });
  await page.getByRole('textbox', { name: 'Your answer' }).waitFor();
  await slowDown();
  const seen = await practise(page, readingMs);
  await page.context().close();
  return seen;
}

export async function run({ check, say }) {
  const phones = await openPhones();
  const { url, support } = phones;
  try {
    const learner = await support.createLearner(url);
    // The quiz goes on when the bench says so.
    await support.asLearner(learner, 'PATCH', '/account/settings', { autoAdvance: false }, url);
    const vocabulary = Array.from({ length: WORDS + 1 }, (_, index) => ({
      ...{ en_word: `umbrella number ${index}`, hiragana: 'かさ', status: true },
    }));
    const made = await support.asLearner(learner, 'POST', '/vocabulary/create', { vocabulary }, url);
    const rounds = Object.entries(READERS).flatMap(([reader, readingMs]) =>
      Object.entries(MODES).map(([mode, language]) => {
        return { name: `${language}, ${reader} reader`, mode: Number(mode), readingMs };
      }),
    );
    for (const { name, ...round } of rounds) {
      const wish = { ...round, learner, vocabularyIds: made.vocabulary_ids };
      const { verdicts, whileTyping } = await measure(phones, wish);
      const [right, wrong] = [false, true].map((is) => verdicts.filter((_, word) => isWrong(word) === is));
      const told = [right, wrong].map(
        (times) => `${median(times).toFixed(0)} (${Math.max(...times).toFixed(0)})`,
      );
      say(
        `${name}: median (longest) of ${right.length} right answers ${told[0]} ms, of ${wrong.length} wrong ones ${told[1]} ms`,
      );
      check(`${name}: Enter to verdict, 95th percentile`, quantile(verdicts, 0.95), VERDICT);
      for (const { duration } of whileTyping) say(`a task of ${duration.toFixed(0)} ms while typing`);
      check(`${name}: tasks over 50 ms while typing`, whileTyping.length, LONG_TASKS);
    }
  } finally {
    await phones.close();
  }
}
