import { liveTag, type LiveSuite, type Registry } from '@kotoba/contracts';
import { smallSuite } from '../testing/registry-page';
import { ASK_AGAIN_MS, createUpdateWatch } from './update-watch';

const SHELL = 'aaaaaaaaaaaaaaaa';
const LEARN = 'mfe-vocabulary';

/** The small suite after a release: a new id, and what `change` does to the vocabulary remote. */
function released(id: string, change: (remote: Registry['remotes'][string]) => void = () => undefined) {
  const next = structuredClone(smallSuite);
  next.id = id;
  const remote = next.remotes[LEARN];
  if (!remote) throw new Error('The small suite has changed');
  change(remote);
  return next;
}

/** A server whose live suite can change, and a watch of a tab that started with the small suite. */
function setUp(bucket = 50) {
  let live: LiveSuite | 'broken' | 'away' = { shell: SHELL, registry: smallSuite };
  let now = 0;
  const asked: (string | undefined)[] = [];
  const answer = async (_url: unknown, init?: RequestInit): Promise<Response> => {
    const tag = new Headers(init?.headers).get('if-none-match') ?? undefined;
    asked.push(tag);
    if (live === 'away') throw new TypeError('Failed to fetch');
    if (live === 'broken') return Response.json({ shape: 'of tomorrow' }, { headers: { etag: '"new"' } });
    const etag = liveTag(live.shell, live.registry.id);
    return etag === tag ? new Response(null, { status: 304 }) : Response.json(live, { headers: { etag } });
  };
  const watch = createUpdateWatch({
    shell: SHELL,
    registry: smallSuite,
    bucket,
    fetch: answer,
    now: () => now,
  });
  const look = async () => {
    watch.look();
    now += ASK_AGAIN_MS;
    await new Promise((resolve) => setTimeout(resolve));
    return watch.offered() !== null;
  };
  return { watch, asked, look, deploy: (next: typeof live) => (live = next) };
}

test('asks with the tag of the snapshot that the tab started with, and no more often than it may', async () => {
  const { watch, asked, look } = setUp();
  expect(await look()).toBe(false);
  watch.look();
  watch.look();
  expect(asked).toEqual([liveTag(SHELL, smallSuite.id), liveTag(SHELL, smallSuite.id)]);
});

test('offers a newer release of a remote, of the shell, and a remote that is new', async () => {
  const { look, deploy, watch } = setUp();
  const onChange = jest.fn();
  watch.subscribe(onChange);
  deploy({
    shell: SHELL,
    registry: released('1'.repeat(16), ({ current }) => Object.assign(current, { id: 'b'.repeat(16) })),
  });
  expect(await look()).toBe(true);
  expect(onChange).toHaveBeenCalledTimes(1);
  deploy({ shell: SHELL, registry: smallSuite });
  expect(await look()).toBe(false);
  deploy({ shell: 'c'.repeat(16), registry: smallSuite });
  expect(await look()).toBe(true);
  deploy({ shell: SHELL, registry: smallSuite });
  expect(await look()).toBe(false);
  const more = released('2'.repeat(16));
  more.remotes['mfe-exam'] = structuredClone(more.remotes[LEARN] as Registry['remotes'][string]);
  deploy({ shell: SHELL, registry: more });
  expect(await look()).toBe(true);
});

test.each([
  // Its share begins at 47.
  [10, false],
  [50, true],
])('a canary for a quarter of the tabs is offered to tab %i: %s', async (bucket, isOffered) => {
  const { look, deploy } = setUp(bucket);
  const registry = released('3'.repeat(16), (remote) => {
    remote.canary = { release: { ...remote.current, id: 'd'.repeat(16) }, percent: 25 };
  });
  deploy({ shell: SHELL, registry });
  expect(await look()).toBe(isOffered);
});

test('"later" holds for that snapshot, not for the next', async () => {
  const { watch, look, deploy } = setUp();
  deploy({ shell: 'e'.repeat(16), registry: smallSuite });
  expect(await look()).toBe(true);
  watch.decline();
  expect(await look()).toBe(false);
  deploy({ shell: 'f'.repeat(16), registry: smallSuite });
  expect(await look()).toBe(true);
});

test('a snapshot of a newer form is news; a server that is away is not', async () => {
  const { look, deploy } = setUp();
  deploy('away');
  expect(await look()).toBe(false);
  deploy('broken');
  expect(await look()).toBe(true);
});

test('tells what is live as long as it runs under the shell of this tab', async () => {
  const { watch, deploy } = setUp();
  const registry = released('4'.repeat(16));
  deploy({ shell: SHELL, registry });
  expect(await watch.newest()).toEqual(registry);
  for (const live of [{ shell: 'c'.repeat(16), registry }, 'broken', 'away'] as const) {
    deploy(live);
    expect(await watch.newest()).toBeNull();
  }
});

test('a page that does not name its shell asks nothing', async () => {
  const fetch = jest.fn();
  const watch = createUpdateWatch({ shell: null, registry: smallSuite, bucket: 0, fetch });
  watch.look();
  expect(await watch.newest()).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});
