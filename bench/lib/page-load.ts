import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** A phone on a slow line: 1.6 Mbit/s, 150 ms there and back, a processor four times slower than this one. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;
/** Nothing is asked for during so many ms: all that belongs to a page has come. */
const QUIET_MS = 1500;
const LOAD_MS = 60_000;

/** What the browser was asked for: times in ms on one clock, bytes over the wire. */
interface Asked {
  readonly url: string;
  readonly type: string;
  readonly from: number;
  until: number;
  bytes: number;
  /** It was there already (fetched ahead): no step over the network. */
  isKept?: boolean;
}

/** How a page came. Times in ms from the request for it. */
export interface PageLoad {
  /** Code that had come when the page stood: its files by path, and their bytes over the wire. */
  readonly code: readonly { file: string; bytes: number }[];
  readonly codeBytes: number;
  /** Bytes of everything until nothing came any more. */
  readonly totalBytes: number;
  /** Files of code, and calls, that had been asked for when the page stood, the page included. */
  readonly requests: number;
  /** The longest chain of requests over the network of which each was sent when the one before had come. */
  readonly steps: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When what the page is for was there. */
  readonly stands: number;
  /** What tasks took beyond 50 ms each, until then. */
  readonly blocking: number;
}

interface Watched {
  pageLoad: { stands: number; largest: number; tasks: { startTime: number; duration: number }[] };
}

/**
 * In the page: notes when `selector` first matches something that is shown, paints, and long tasks. It looks when a frame
 * is drawn: earlier, its look would have the page laid out within the task that is measured.
 */
function watch(selector: string): void {
  const seen: Watched['pageLoad'] = { stands: NaN, largest: NaN, tasks: [] };
  Object.assign(globalThis, { pageLoad: seen });
  new PerformanceObserver((list) => {
    seen.largest = list.getEntries().at(-1)?.startTime ?? NaN;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) =>
    seen.tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration }))),
  ).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!Number.isNaN(seen.stands) || !found || found.getClientRects().length === 0) return;
    observer.disconnect();
    seen.stands = performance.now();
  };
  const observer = new MutationObserver(() => requestAnimationFrame(look));
  observer.observe(document, { subtree: true, childList: true });
}

/** Notes what the browser asks for from now on. */
async function follow(devtools: CDPSession) {
  const asked = new Map<string, Asked>();
  let last = Date.now();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    last = Date.now();
    asked.set(requestId, { url: request.url, type, from: timestamp * 1000, until: Infinity, bytes: 0 });
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const isKept = response.fromDiskCache || response.fromPrefetchCache;
    Object.assign(asked.get(requestId) ?? {}, { isKept });
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    last = Date.now();
    const one = asked.get(requestId);
    if (one) Object.assign(one, { until: timestamp * 1000, bytes: encodedDataLength });
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return {
    asked,
    async quiet() {
      while (Date.now() - last < QUIET_MS) await new Promise((next) => setTimeout(next, 100));
    },
  };
}

const CODE = new Set(['Script', 'Stylesheet']);
const CALLS = new Set(['Fetch', 'XHR']);

/** The longest chain of requests over the network of which each was sent when the one before had come. */
function longestChain(requests: readonly Asked[]): number {
  const inOrder = requests.filter(({ isKept }) => !isKept).sort((a, b) => a.from - b.from);
  const depths: number[] = [];
  inOrder.forEach(({ from }, index) => {
    const before = inOrder.slice(0, index).map((other, at) => (other.until <= from ? (depths[at] ?? 0) : 0));
    depths.push(1 + Math.max(0, ...before));
  });
  return Math.max(0, ...depths);
}

/** Opens `url` in a new tab of `context` and waits until nothing comes any more; `use` reads what it is asked for. */
async function withPage<Read>(
  context: BrowserContext,
  { url, selector }: { url: string; selector: string },
  use: (page: Page, network: Awaited<ReturnType<typeof follow>>) => Promise<Read>,
): Promise<Read> {
  const page = await context.newPage();
  await page.addInitScript(watch, selector);
  const devtools = await context.newCDPSession(page);
  const network = await follow(devtools);
  try {
    await page.goto(url, { waitUntil: 'commit', timeout: LOAD_MS });
    await page.waitForFunction(
      () => !Number.isNaN((globalThis as unknown as Watched).pageLoad.stands),
      undefined,
      { polling: 200, timeout: LOAD_MS },
    );
    await network.quiet();
    return await use(page, network);
  } finally {
    await page.close();
  }
}

/** Opens `url` in a new tab of `context`, and says how it came. `selector` is what the page is for. */
export const loadPage = (context: BrowserContext, url: string, selector: string): Promise<PageLoad> =>
  withPage(context, { url, selector }, (page, { asked }) => read(page, [...asked.values()]));

/** How another page came after a press on its link, in ms from the press. */
export interface PageSwitch {
  readonly stands: number;
  readonly bytes: number;
  readonly requests: number;
  readonly steps: number;
}

/** Opens `from`, then presses the link to `to`; says how that page came until `to.selector` was there. */
export const switchPage = (
  context: BrowserContext,
  from: { url: string; selector: string },
  to: { path: string; selector: string },
): Promise<PageSwitch> =>
  withPage(context, from, async (page, { asked, quiet }) => {
    asked.clear();
    const stands = await page.evaluate(({ path, selector }) => {
      const pressed = performance.now();
      document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
      return new Promise<number>((resolve) => {
        const look = (): void => {
          if (location.pathname !== path || !document.querySelector(selector)) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - pressed));
        };
        look();
      });
    }, to);
    await quiet();
    const ours = [...asked.values()].filter(({ type }) => CODE.has(type) || CALLS.has(type));
    const begun = Math.min(...ours.map(({ from: sent }) => sent));
    const come = ours.filter(({ until }) => until - begun <= stands);
    const bytes = come.reduce((sum, one) => sum + one.bytes, 0);
    return { stands, bytes, requests: come.length, steps: longestChain(come) };
  });

async function read(page: Page, asked: readonly Asked[]): Promise<PageLoad> {
  const { seen, firstPaint } = await page.evaluate(() => ({
    seen: (globalThis as unknown as Watched).pageLoad,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  }));
  const begun = Math.min(...asked.map(({ from }) => from));
  const isOurs = ({ type }: Asked) => type === 'Document' || CODE.has(type) || CALLS.has(type);
  const before = asked.filter((one) => isOurs(one) && one.from - begun <= seen.stands);
  const come = before.filter(({ until }) => until - begun <= seen.stands);
  const code = come
    .filter(({ type }) => CODE.has(type))
    .map(({ url, bytes }) => ({ file: new URL(url).pathname, bytes }));
  return {
    code,
    codeBytes: code.reduce((sum, { bytes }) => sum + bytes, 0),
    totalBytes: asked.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: before.length,
    steps: longestChain(come),
    firstPaint,
    largestPaint: seen.largest,
    stands: seen.stands,
    blocking: seen.tasks
      .filter(({ startTime }) => startTime < seen.stands)
      .reduce((sum, { duration }) => sum + duration - 50, 0),
  };
}
