import type { RemoteModule } from '@kotoba/contracts';
import { deployed, registryOf } from '../testing/deployed';
import { exposes, fails, hangs, leaves, serveScripts, throws, type FakeFile } from '../testing/fake-files';
import type { Failure } from './failure';
import { LOAD_BUDGET_MS } from './attempts';
import { RemoteLoader, type LoaderOptions } from './remote-loader';

const Page = () => null;
const learn: RemoteModule = { routes: [{ path: '/learn', lazy: async () => ({ Component: Page }) }] };
const current = deployed(1);
const previous = deployed(2);
const request = { remote: 'mfe-learn', path: '/learn' };

function loaderOf(over: Partial<LoaderOptions> = {}) {
  const host = { markBusy: () => () => undefined };
  return new RemoteLoader({ registry: registryOf(current), host, bucket: 50, ...over });
}

/** Settles a load on a fake clock. */
async function settled<T>(load: Promise<T>, within = 10_000): Promise<T> {
  await jest.advanceTimersByTimeAsync(within);
  return load;
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

it('loads the screen of a route, with the integrity that the registry names', async () => {
  const seen: unknown[] = [];
  serveScripts(() => (script) => {
    seen.push([script.integrity, script.crossOrigin]);
    exposes(learn)(script);
  });
  expect(await settled(loaderOf().load(request))).toMatchObject({
    ok: true,
    Component: Page,
    release: current,
  });
  expect(seen).toEqual([[current.integrity, 'anonymous']]);
});

it('fetches an entry once for all screens of a remote, and knows a screen that was loaded', async () => {
  const asked = serveScripts(() => exposes(learn));
  const loader = loaderOf();
  expect(loader.peek(request)).toBeNull();
  await settled(Promise.all([loader.load(request), loader.load(request)]));
  expect(asked).toEqual([`${current.url}entry.js`]);
  expect(loader.peek(request)?.Component).toBe(Page);
});

it('knows which releases ran, one that failed among them, and when the first screen of each stood (OPS-75)', async () => {
  serveScripts((url) => (url.startsWith(previous.url) ? exposes(learn) : throws(new Error('broken'))));
  const failures: Failure[] = [];
  const registry = registryOf(current, previous);
  const loader = loaderOf({ registry, onFailure: (failure) => failures.push(failure) });
  const loaded = await settled(loader.load(request));
  expect(failures.map(({ release }) => release)).toEqual([current.id]);
  const [failed, shown] = [current, previous].map(({ id }) => `mfe-learn@${id}`);
  expect([...loader.ran]).toEqual([
    [failed, 0],
    [shown, 0],
  ]);
  if (loaded.ok) loaded.mount();
  expect(loader.ran.get(shown ?? '')).toBeGreaterThan(0);
  expect(loader.ran.get(failed ?? '')).toBe(0);
});

/** The page's own tag for the entry, and what became of it before the loader looks. */
function earlyTag(outcome: '' | 'load' | 'error', file: FakeFile = hangs): HTMLScriptElement {
  const script = document.createElement('script');
  Object.assign(script.dataset, { entry: outcome });
  script.setAttribute('src', `${current.url}entry.js`);
  document.head.prepend(script);
  setTimeout(() => file(script), 10);
  return script;
}

it('takes the container that the page’s own tag left or is about to leave', async () => {
  const asked = serveScripts(() => exposes(learn));
  // It ran already, as it says or not; or it is about to.
  for (const [outcome, before] of [
    ['load', 10],
    ['', 10],
    ['', 0],
  ] as const) {
    const tag = earlyTag(outcome, exposes(learn));
    await jest.advanceTimersByTimeAsync(before);
    expect(await settled(loaderOf().load(request))).toMatchObject({ ok: true, Component: Page });
    expect([tag.isConnected, asked]).toEqual([false, []]);
  }
});

it('fetches the entry itself when the page’s own tag failed or left nothing; what another release left is not taken', async () => {
  const asked = serveScripts(() => exposes(learn));
  for (const outcome of ['error', 'load'] as const) {
    earlyTag(outcome);
    expect(await settled(loaderOf().load(request))).toMatchObject({ ok: true, Component: Page });
  }
  expect(asked).toEqual([`${current.url}entry.js`, `${current.url}entry.js`]);
  jest.restoreAllMocks();
  Reflect.set(window, 'kotoba_mfe_learn', {
    init: () => undefined,
    get: async () => () => ({ default: learn }),
  });
  serveScripts(() => leaves(undefined));
  expect(await settled(loaderOf().load(request))).toMatchObject({ ok: false, code: 'broken' });
});

it('has the entry of each remote run ahead, once, and of its pages nothing; the loader takes what it left', async () => {
  const asked = serveScripts(() => exposes(learn));
  const loader = loaderOf();
  for (let time = 0; time < 2; time += 1) loader.runEntriesAhead();
  await jest.advanceTimersByTimeAsync(0);
  const [tag] = document.head.querySelectorAll<HTMLScriptElement>('script');
  expect([tag?.integrity, tag?.crossOrigin]).toEqual([current.integrity, 'anonymous']);
  if (tag) tag.dataset['entry'] = 'load';
  expect(await settled(loader.load(request))).toMatchObject({ ok: true, Component: Page });
  loader.runEntriesAhead();
  expect(asked).toEqual([`${current.url}entry.js`]);
  expect(document.head.querySelectorAll('link')).toHaveLength(0);
});

it('says what an entry throws that was run ahead when it is asked for, and not before', async () => {
  serveScripts(() => throws(new Error('broken')));
  const onFailure = jest.fn();
  const loader = loaderOf({ onFailure });
  loader.runEntriesAhead();
  await jest.advanceTimersByTimeAsync(0);
  expect(onFailure).not.toHaveBeenCalled();
  const [tag] = document.head.querySelectorAll<HTMLScriptElement>('script');
  if (tag) tag.dataset['entry'] = 'load';
  expect(await settled(loader.load(request))).toMatchObject({ ok: false, cause: new Error('broken') });
});

it('has a page ready that a link of a running remote leads to; one that fails is tried again when it is opened', async () => {
  const lazy = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ Component: Page });
  const stats = { ...request, path: '/learn/stats' };
  serveScripts(() => exposes({ routes: [...learn.routes, { path: stats.path, lazy }] }));
  const loader = loaderOf();
  await settled(loader.load(request));
  for (const ready of [null, Page]) {
    loader.hint(stats);
    await jest.advanceTimersByTimeAsync(0);
    expect(loader.peek(stats)?.Component ?? null).toBe(ready);
  }
  loader.hint(stats);
  expect(lazy).toHaveBeenCalledTimes(2);
});

it('asks for another address with each try, and drops hints that would answer from a failure', async () => {
  const hint = document.createElement('link');
  Object.assign(hint, { rel: 'preload', href: `${current.url}entry.js` });
  document.head.append(hint);
  const asked = serveScripts((address) => (address.endsWith('attempt=2') ? exposes(learn) : fails));
  expect(await settled(loaderOf().load(request))).toMatchObject({ ok: true });
  expect(asked).toEqual(['', '?attempt=1', '?attempt=2'].map((query) => `${current.url}entry.js${query}`));
  expect(hint.isConnected).toBe(false);
  expect(document.querySelectorAll('script')).toHaveLength(0);
});

it('really fetches again after "Try again", with addresses that were never used before', async () => {
  let isDown = true;
  const asked = serveScripts(() => (isDown ? fails : exposes(learn)));
  const loader = loaderOf();
  expect(await settled(loader.load(request))).toMatchObject({ ok: false, code: 'unreachable' });
  isDown = false;
  expect(await settled(loader.load({ ...request, fresh: true }))).toMatchObject({ ok: true });
  expect(new Set(asked).size).toBe(asked.length);
});

it('takes what is live meanwhile after "Try again", and its own releases when that is not known or does not run', async () => {
  const mended = deployed(3);
  const tooNew = deployed(4, { contract: 99 });
  let live = registryOf(mended);
  const asked = serveScripts((address) => (address.startsWith(mended.url) ? exposes(learn) : fails));
  const newest = jest.fn(async () => live);
  const loader = loaderOf({ newest });
  expect(await settled(loader.load(request))).toMatchObject({ ok: false });
  expect([newest.mock.calls.length, loader.hasAlternative('mfe-learn', [current.id])]).toEqual([0, false]);
  const again = { ...request, fresh: true };
  expect(await settled(loader.load(again))).toMatchObject({ ok: true, release: mended });
  expect(await settled(loader.load(request))).toMatchObject({ ok: true, release: mended });
  live = registryOf(tooNew);
  asked.splice(0);
  expect(await settled(loader.load(again))).toMatchObject({ code: 'contract', version: tooNew.version });
  expect(asked.every((address) => address.startsWith(current.url))).toBe(true);
  const off = { current: mended, previous: null, disabled: true as const };
  live = { ...live, remotes: { 'mfe-learn': off } };
  expect(await settled(loader.load(again))).toMatchObject({ ok: false, code: 'disabled' });
  const alone = loaderOf({ newest: async () => null });
  expect(await settled(alone.load(again))).toMatchObject({ code: 'unreachable', release: current.id });
});

it.each([
  ['leaves no container', leaves(undefined)],
  ['leaves something else', leaves('hello')],
  ['exposes no module', leaves({ init: () => undefined, get: async () => () => ({}) })],
  [
    'cannot be initialised',
    leaves({ init: () => Promise.reject(new Error('scope')), get: async () => () => learn }),
  ],
  ['throws while it runs', throws(new SyntaxError('unexpected token'))],
  ['has a route without a component', exposes({ routes: [{ path: '/learn', lazy: async () => ({}) }] })],
  [
    'throws when the page is imported',
    exposes({ routes: [{ path: '/learn', lazy: () => Promise.reject(new Error('no')) }] }),
  ],
])('is broken when it %s, without an uncaught error', async (_name, file) => {
  serveScripts(() => file);
  expect(await settled(loaderOf().load(request))).toMatchObject({
    ok: false,
    code: 'broken',
    version: current.version,
  });
});

it('says when the release has no such route', async () => {
  serveScripts(() => exposes({ routes: [] }));
  expect(await settled(loaderOf().load(request))).toMatchObject({ ok: false, code: 'route-missing' });
});

it('tries again when a chunk of the page cannot be fetched', async () => {
  const chunkError = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  let isDown = true;
  const lazy = () => (isDown ? Promise.reject(chunkError) : Promise.resolve({ Component: Page }));
  const asked = serveScripts(() => exposes({ routes: [{ path: '/learn', lazy }] }));
  setTimeout(() => (isDown = false), 100);
  expect(await settled(loaderOf().load(request))).toMatchObject({ ok: true });
  expect(asked.length).toBeGreaterThan(1);
});

it('takes the release before when the current one cannot be loaded, and tells of it', async () => {
  const failures: Failure[] = [];
  serveScripts((address) => (address.startsWith(previous.url) ? exposes(learn) : hangs));
  const loader = loaderOf({
    registry: registryOf(current, previous),
    onFailure: (failure) => failures.push(failure),
  });
  expect(await settled(loader.load(request), LOAD_BUDGET_MS)).toMatchObject({ ok: true, release: previous });
  expect(failures).toMatchObject([{ code: 'timeout', version: current.version }]);
  expect(loader.hasAlternative('mfe-learn', [current.id])).toBe(true);
  expect(loader.hasAlternative('mfe-learn', [current.id, previous.id])).toBe(false);
});

it('leaves out a release that could not render', async () => {
  const asked = serveScripts(() => exposes(learn));
  const loader = loaderOf({ registry: registryOf(current, previous) });
  expect(await settled(loader.load({ ...request, without: [current.id] }))).toMatchObject({
    release: previous,
  });
  expect(asked).toEqual([`${previous.url}entry.js`]);
});

it.each([
  ['another contract', { contract: 99 }, 'contract'],
  ['a shared package that is not here', { shared: { react: '^1.0.0' } }, 'shared-version'],
  ['a foreign origin', { url: 'https://evil.example/x/' }, 'forbidden-origin'],
])('runs nothing of a release with %s', async (_name, over, code) => {
  const asked = serveScripts(() => exposes(learn));
  const loader = loaderOf({ registry: registryOf(deployed(1, over)) });
  expect(await settled(loader.load(request))).toMatchObject({ ok: false, code });
  expect(asked).toEqual([]);
});

it('knows no remote that the registry does not name', async () => {
  expect(await settled(loaderOf().load({ remote: 'mfe-none', path: '/x' }))).toMatchObject({
    code: 'unknown-remote',
  });
});

/** Source: OPS-71. */
it('fetches nothing of a remote that is disabled, says so without a report, and keeps its title', async () => {
  const asked = serveScripts(() => exposes(learn));
  const onFailure = jest.fn();
  const registry = registryOf(current, previous);
  const off = { ...registry, remotes: { 'mfe-learn': { current, previous, disabled: true as const } } };
  const loader = loaderOf({ registry: off, onFailure });
  loader.hint(request);
  loader.runEntriesAhead();
  expect(await loader.firstCalls(request, { params: {}, search: new URLSearchParams() })).toEqual([]);
  expect(await settled(loader.load(request))).toMatchObject({ ok: false, code: 'disabled' });
  expect(loader.titleOf('mfe-learn', '/learn')).toEqual({ en: 'Learning' });
  expect([asked, document.head.childElementCount, onFailure.mock.calls]).toEqual([[], 0, []]);
  // Brought back: the next page runs it.
  expect(await settled(loaderOf({ registry }).load(request))).toMatchObject({ ok: true, release: current });
});

it('mounts a remote once, and takes the old one down when a new one is shown', async () => {
  const unmount = jest.fn();
  const onMount = jest.fn(() => unmount);
  serveScripts(() => exposes({ ...learn, onMount }));
  const loader = loaderOf();
  const first = await settled(loader.load(request));
  if (!first.ok) throw new Error(first.code);
  first.mount();
  first.mount();
  expect([onMount.mock.calls.length, unmount.mock.calls.length]).toEqual([1, 0]);
  const second = await settled(loader.load({ ...request, fresh: true }));
  if (!second.ok) throw new Error(second.code);
  second.mount();
  expect([onMount.mock.calls.length, unmount.mock.calls.length]).toEqual([2, 1]);
});
