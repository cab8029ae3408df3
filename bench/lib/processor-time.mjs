/** The mark that ties the trace's clock to the page's, and tells which thread is the page's. */
const ORIGIN = 'processor-time-origin';
const TASK = 'ThreadControllerImpl::RunTask';

/**
 * The tasks of the page's main thread: start (`performance.now()` of the page), duration, and how much of that the thread was on a processor,
 * all in milliseconds. A page that is slowed down is so by work on its own thread, which counts. Source: Chromium's trace events (`ts`, `dur`,
 * `tdur`, microseconds).
 */
export function tasksOf(events) {
  const origin = events.find(({ name }) => name === ORIGIN);
  if (!origin) throw new Error('The trace has no mark of the page');
  const { pid, tid, ts, args } = origin;
  return events
    .filter((event) => event.name === TASK && event.pid === pid && event.tid === tid)
    .map((task) => ({
      startTime: args.data.startTime + (task.ts - ts) / 1000,
      duration: task.dur / 1000,
      onProcessor: task.tdur / 1000,
    }));
}

const overlap = (one, other) =>
  Math.min(one.startTime + one.duration, other.startTime + other.duration) -
  Math.max(one.startTime, other.startTime);

/** Of these tasks the one in which `entry`, a long task as the page was told of it, took place. */
export function taskBehind(entry, tasks) {
  const [first, ...others] = tasks;
  const best = others.reduce(
    (most, task) => (overlap(entry, task) > overlap(entry, most) ? task : most),
    first,
  );
  if (!best || overlap(entry, best) <= 0) throw new Error('The trace does not have this task');
  return best;
}

/**
 * Records what the page's main thread does. What it gives ends the recording and tells the tasks. The server, the browser's other processes
 * and other virtual machines share the processors with the page here, which they do not on a phone: a task waits for them, too.
 */
export async function recordTasks(page, devtools) {
  const events = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) if (event.name === TASK || event.name === ORIGIN) events.push(event);
  });
  const traceConfig = {
    recordMode: 'recordAsMuchAsPossible',
    includedCategories: ['toplevel', 'blink.user_timing'],
  };
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await page.evaluate((name) => void performance.mark(name), ORIGIN);
  return async () => {
    const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
    await devtools.send('Tracing.end');
    await complete;
    return tasksOf(events);
  };
}
