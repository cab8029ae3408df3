import type { Page } from '@playwright/test';
import { createLearner } from '../e2e/support/learner';
import type { Bench } from './lib/api';
import { withSuite, type Suite } from './lib/suite';

export const title =
  'on a phone four times slower than this machine, one writes and scrolls beside five thousand notes as beside a hundred';

const FEW = 100;
const MANY = 5000;
/** Milliseconds between two keys of somebody who types quickly. */
const KEY_MS = 70;
const TEXT = 'a note about rain';
/** Time of the page's thread beside many notes, as a multiple of that beside few. */
const TYPING = { max: 2 };
const FRAME = { max: 3 };
/** The browser names tasks of more than 50 ms; there may be none of them while somebody types. */
const LONG_TASKS = { max: 0 };
/** Of the page's own memory. */
const MEMORY = { max: 300, unit: ' MB' };

/** What the page is made to know. */
interface Watched {
  longTasks: { startTime: number; duration: number }[];
}

/**
 * In the page: many notes behind the documented call, twelve a day, with their words or the reason why they have none;
 * and long tasks.
 */
function haveNotes(count: number): void {
  const now = Date.now();
  const notes = Array.from({ length: count }, (_, place) => {
    const hasFailed = place % 10 === 9;
    const ids = hasFailed ? [] : Array.from({ length: 1 + (place % 5) }, (_word, index) => index + 1);
    return {
      id: 1_000_000 + count - place,
      content: `${place % 3 === 0 ? 'CATEGORY - 果物 fruits' : 'WORD - rain'} ${count - place}`,
      createdAt: new Date(now - place * 7_200_000).toISOString(),
      isConverted: !hasFailed,
      error: hasFailed ? 'No word was found for it. Write it another way.' : null,
      vocabularyIds: [],
      question: null,
      hasOtherMeanings: false,
      notFound: [],
      pieces: [],
      kept: [],
      words: ids.map((id) => ({ id, en_word: `umbrella ${id}`, ja_word: '傘' })),
    };
  });
  const overNetwork = globalThis.fetch;
  globalThis.fetch = async (input, options) => {
    const request = new Request(input, options);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/api/capture-notes') return overNetwork(request);
    const before = Number(searchParams.get('before') ?? Infinity);
    const page = notes.filter(({ id }) => id < before).slice(0, Number(searchParams.get('limit')));
    return Response.json({ success: true, notes: page });
  };
  const longTasks: Watched['longTasks'] = [];
  Object.assign(globalThis, { longTasks });
  new PerformanceObserver((list) =>
    longTasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration }))),
  ).observe({ type: 'longtask' });
}

/** Presses "Show older notes" in the page until there are no more. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const older = () =>
      Array.from(document.querySelectorAll<HTMLButtonElement>('main button')).find((button) =>
        button.textContent.includes('Show older notes'),
      );
    const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    for (let button = older(); button; button = older()) {
      if (!button.disabled) button.click();
      await frame();
    }
  });
}

/**
 * Milliseconds of the page's thread for one key and for one frame of scrolling, long tasks while typing, and MB of
 * memory.
 */
async function measure(suite: Suite, count: number) {
  const learner = await createLearner(suite.url);
  const settings = { learner, path: '/chat', prepare: haveNotes, given: count };
  const { page, devtools, slowDown } = await suite.openPhone(settings);
  const field = page.getByRole('textbox', { name: 'Note', exact: true });
  await field.waitFor();
  await showAll(page);
  await devtools.send('Performance.enable');
  const read = async (name: string) => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === name)?.value ?? NaN;
  };
  const spent = async (work: () => Promise<unknown>) => {
    const before = await read('TaskDuration');
    await work();
    return ((await read('TaskDuration')) - before) * 1000;
  };

  await devtools.send('HeapProfiler.collectGarbage');
  const memory = (await read('JSHeapUsedSize')) / 1e6;
  await slowDown();
  await field.pressSequentially('warm ', { delay: KEY_MS });
  const from = await page.evaluate(() => performance.now());
  const typing = (await spent(() => page.keyboard.type(TEXT, { delay: KEY_MS }))) / TEXT.length;
  const longTasks = await page.evaluate(
    (start) =>
      (globalThis as unknown as Watched).longTasks.filter(({ startTime }) => startTime >= start).length,
    from,
  );
  const FRAMES = 60;
  const scroll = () =>
    page.evaluate(async (frames) => {
      for (let frame = 0; frame < frames; frame += 1) {
        scrollBy(0, 60);
        await new Promise((next) => requestAnimationFrame(next));
      }
    }, FRAMES);
  await page.evaluate(() => scrollTo(0, 0));
  // Once through what was out of sight while the pages came.
  await scroll();
  const frame = (await spent(scroll)) / FRAMES;
  await page.context().close();
  return { typing, frame, longTasks, memory };
}

export const run = ({ check, say }: Bench) =>
  withSuite(async (suite) => {
    const few = await measure(suite, FEW);
    const many = await measure(suite, MANY);
    for (const [count, { typing, frame }] of [
      [FEW, few],
      [MANY, many],
    ] as const)
      say(
        `${count} notes: ${typing.toFixed(1)} ms of the page a key, ${frame.toFixed(1)} ms a frame of scrolling`,
      );
    check('a key, as a multiple', many.typing / few.typing, TYPING);
    check('a frame of scrolling, as a multiple', many.frame / few.frame, FRAME);
    check('tasks over 50 ms while typing', many.longTasks, LONG_TASKS);
    check('memory', many.memory, MEMORY);
  });
