import { FILES_META, SHELL_META } from '@kotoba/contracts';
import { TELEMETRY_META, TELEMETRY_PATH } from '@kotoba/contracts/telemetry';
import { telemetryReport } from '@kotoba/contracts/telemetry-report';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { collect } from './collect';
import { note, seen } from './seen';

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() }));

const SHELL = `shell@${'a'.repeat(16)}`;
const LEARN = `mfe-learn@${'b'.repeat(16)}`;
const FAILED = `mfe-learn@${'c'.repeat(16)}`;
let visibility = ['visible'];
const sent: { url: string; body: Blob }[] = [];
const ran = new Map([[LEARN, 700]]);
const ownerAt = (path: string) => (path.startsWith('/learn/session/') ? 'mfe-learn' : undefined);

/** A page at an address that is asked as the edge's `<meta>` says. */
function open(sample: string | null, path = '/learn/session/7'): void {
  window.history.replaceState(null, '', path);
  const metas = [[SHELL_META, 'a'.repeat(16)], ...(sample === null ? [] : [[TELEMETRY_META, sample]])];
  document.head.innerHTML = metas
    .map(([name, content]) => `<meta name="${name}" content="${content}">`)
    .join('');
  collect({ seen, ran, ownerAt });
}
const leave = (): void => void window.dispatchEvent(new Event('pagehide'));
/** What web-vitals tells the collector. */
const vital = (follow: jest.MockedFn<typeof onLCP>, name: string, value: number): void =>
  follow.mock.lastCall?.[0]({ name, value } as never);
/** An error with a stack of these addresses. */
const thrown = (error: Error, ...addresses: string[]): Error =>
  Object.assign(error, { stack: addresses.map((address) => `    at f (${address}:1:2)`).join('\n') });

const textOf = (body: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(body);
  });

async function report() {
  const [first, ...more] = sent.splice(0);
  expect(more).toEqual([]);
  return first && telemetryReport.parse(JSON.parse(await textOf(first.body)));
}

beforeEach(() => {
  Object.assign(navigator, { sendBeacon: (url: string, body: Blob) => sent.push({ url, body }) > 0 });
  Object.assign(performance, {
    getEntriesByType: (type: string) =>
      ({
        navigation: [{ responseStart: 40, domContentLoadedEventStart: 300 }],
        'visibility-state': visibility.map((name) => ({ name })),
        resource: [
          // Of the current release, which the page names; this tab runs the canary.
          { name: `${location.origin}/releases/mfe-learn/entry.0.js`, responseEnd: 200 },
          { name: `${location.origin}/releases/mfe-learn/entry.1.js`, responseEnd: 350 },
        ],
      })[type],
  });
});
afterEach(() => {
  leave();
  sent.splice(0);
  seen.splice(0);
  visibility = ['visible'];
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

test('a page tells once, when it is left, which releases ran, how they loaded and how it felt (OPS-75)', async () => {
  open('100');
  vital(onLCP as never, 'LCP', 900);
  vital(onCLS as never, 'CLS', 0.01);
  window.history.replaceState(null, '', '/dashboard');
  vital(onINP as never, 'INP', 120);
  expect(sent).toEqual([]);
  leave();
  leave();
  expect(sent.map(({ url, body }) => [url, body.type])).toEqual([[TELEMETRY_PATH, 'application/json']]);
  expect(await report()).toEqual({
    ran: [SHELL, LEARN],
    measures: {
      // It was on the dashboard that the slowest answer came.
      [SHELL]: { answer: 40, shell: 300, INP: 120 },
      [LEARN]: { entry: 350, screen: 700, LCP: 900, CLS: 0.01 },
    },
    errors: [],
  });
});

test('a tab that was in the background before it stood tells no phases', async () => {
  visibility = ['hidden', 'visible'];
  open('100');
  vital(onCLS as never, 'CLS', 0.01);
  leave();
  expect((await report())?.measures).toEqual({ [SHELL]: {}, [LEARN]: { CLS: 0.01 } });
});

test('a page that is hidden has told, and tells no more when it is left', async () => {
  const hidden = jest.spyOn(document, 'visibilityState', 'get');
  open('100');
  hidden.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toEqual([]);
  hidden.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  leave();
  expect(await report()).toMatchObject({ ran: [SHELL, LEARN] });
});

test.each([
  ['100', 0.999, true],
  ['30', 0.299, true],
  ['30', 0.3, false],
  [null, 0, false],
  ['0', 0, false],
])('of a hundred pages %s are asked: at a roll of %d it tells: %s (OPS-75)', (sample, roll, tells) => {
  jest.spyOn(Math, 'random').mockReturnValue(roll);
  open(sample);
  leave();
  expect(sent).toHaveLength(tells ? 1 : 0);
});

test('errors of before and after the collector came are told by class, file and page, without their text (OPS-75)', async () => {
  const origin = location.origin;
  const both = `${origin}/shell/main.1.js`;
  const remotes = `${origin}/releases/mfe-learn/chunks/7.0.js?attempt=1`;
  window.history.replaceState(null, '', '/learn/session/7');
  note(thrown(new TypeError('Aiko wrote 猫'), both, remotes));
  open('100');
  note(thrown(new RangeError('猫'), both), true);
  note('猫', true);
  note(thrown(Object.assign(new Error('猫'), { name: 'ChunkLoadError' }), remotes));
  // An extension of the browser is none of ours.
  note(thrown(new Error('猫'), 'chrome-extension://abc/content.js'));
  leave();
  const found = await report();
  const file = 'mfe-learn/chunks/7.0.js';
  expect(found?.errors).toEqual([
    { kind: 'thrown', name: 'TypeError', of: LEARN, file },
    { kind: 'rejected', name: 'RangeError', of: LEARN, file: 'shell/main.1.js' },
    { kind: 'rejected', name: 'NoError', of: LEARN },
    { kind: 'load', name: 'ChunkLoadError', of: LEARN, file },
  ]);
  expect(JSON.stringify(found)).not.toMatch(/猫|Aiko|session/);
});

test.each([
  ['an empty name', '', 'Error'],
  ['a number', 7, '7'],
  ['spaces', 'My Error', 'My_Error'],
])('an error whose name is %s spoils no report', async (_what, name, told) => {
  open('100');
  note(Object.assign(new Error('猫'), { name }));
  vital(onLCP as never, 'LCP', 1_000_000);
  leave();
  expect(await report()).toMatchObject({
    measures: { [LEARN]: { LCP: 600_000 } },
    errors: [{ kind: 'thrown', name: told, of: LEARN }],
  });
});

// What grew with the square of the text would not end within the time of a test.
test('a long text in a stack holds no report up', async () => {
  open('100');
  note(Object.assign(new Error(), { stack: 'a'.repeat(2_000_000) }));
  leave();
  expect((await report())?.errors).toEqual([{ kind: 'thrown', name: 'Error', of: LEARN }]);
});

test('files of releases are known by the origin that the page names for them', async () => {
  open('100');
  document.head.insertAdjacentHTML(
    'beforeend',
    `<meta name="${FILES_META}" content="https://files.example">`,
  );
  leave();
  sent.splice(0);
  collect({ seen, ran, ownerAt });
  note(thrown(new TypeError(), 'https://files.example/releases/mfe-learn/chunks/7.0.js'));
  note(thrown(new TypeError(), `${location.origin}/releases/mfe-learn/chunks/7.0.js`));
  leave();
  expect((await report())?.errors).toEqual([
    { kind: 'thrown', name: 'TypeError', of: LEARN, file: 'mfe-learn/chunks/7.0.js' },
  ]);
});

test('a release that could not be loaded or shown is told by itself, and its error once (OPS-75)', async () => {
  open('100');
  const cause = new TypeError('It broke');
  const failure = { ok: false, remote: 'mfe-learn', release: 'c'.repeat(16) } as const;
  note({ ...failure, code: 'timeout' });
  note({ ...failure, code: 'broken' });
  note(cause);
  note({ ...failure, code: 'render', cause });
  // Meant so.
  note({ ...failure, code: 'disabled' });
  leave();
  const found = await report();
  expect(found?.errors).toEqual([
    { kind: 'network', name: 'timeout', of: FAILED },
    { kind: 'load', name: 'broken', of: FAILED },
    { kind: 'thrown', name: 'TypeError', of: FAILED },
  ]);
  expect(found?.ran).toEqual([SHELL, LEARN, FAILED]);
});

test('long frames are counted for the page that they kept waiting, where the browser tells of them', async () => {
  let tell: (count: number) => void = () => undefined;
  class Observer {
    static readonly supportedEntryTypes = ['long-animation-frame'];
    constructor(callback: (list: { getEntries: () => object[] }) => void) {
      tell = (count) => callback({ getEntries: () => Array.from({ length: count }, () => ({})) });
    }
    observe(): void {}
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  open('100');
  tell(2);
  window.history.replaceState(null, '', '/dashboard');
  tell(1);
  window.history.replaceState(null, '', '/learn/session/7');
  tell(3);
  leave();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  expect((await report())?.measures).toMatchObject({ [SHELL]: { frames: 1 }, [LEARN]: { frames: 5 } });
});

test('an error that comes again and again is kept a few times', () => {
  for (let time = 0; time < 100; time += 1) note(new Error('again'));
  expect(seen).toHaveLength(20);
});
