import { createPrivateKey } from 'node:crypto';
import { CONTRACT_VERSION, LIVE_SUITE_PATH } from '@kotoba/contracts';
import Fastify from 'fastify';
import { distrust, trust } from '../releases/changes';
import { publicKeyAt, signText } from '../releases/keys';
import type { ReleaseStore } from '../releases/layout';
import { disable, promote, publish, publishedRelease } from '../releases/publish';
import { changeSnapshot } from '../releases/snapshot';
import { runEdge } from '../testing/edge';
import { asTeam, builtRemote, builtShell, makeKey, storeIn, temporaryFolder } from '../testing/releases';
import { lasting, overrideLink } from './make-override';
import { sealOverride, type Override } from './override';

const [teamA, teamB, stranger] = [makeKey(), makeKey(), makeKey()];

let platform: ReleaseStore;
let edge: Awaited<ReturnType<typeof runEdge>>;
/** What is published of mfe-a and live for nobody. */
let inQuestion: { release: string; pin: string };
/** What the edge logged. */
const lines: { msg: string; override?: object; refusal?: string }[] = [];

const as = (key: { privateKey: string }): ReleaseStore => asTeam(platform, key);
const trusting = (name: string, { publicKey }: { publicKey: string }, remotes: string[]) =>
  changeSnapshot(platform, (state) =>
    trust(state, { name, publicKey: publicKeyAt(publicKey), remotes }, new Date()),
  );

beforeAll(async () => {
  platform = await storeIn(temporaryFolder());
  const builds = {
    shell: builtShell(),
    'mfe-a': builtRemote('mfe-a', 'one'),
    'mfe-b': builtRemote('mfe-b', 'one'),
  };
  for (const [name, folder] of Object.entries(builds)) {
    await publish(platform, folder, name);
    await promote(platform, name);
  }
  await publish(platform, builtRemote('mfe-a', 'two', '/new-page'), 'mfe-a');
  const { release, pin } = await publishedRelease(platform, 'mfe-a');
  inQuestion = { release: release.id, pin };
  await trusting('team-a', teamA, ['mfe-a']);
  await trusting('team-b', teamB, ['mfe-b']);
  const stream = { write: (line: string) => lines.push(JSON.parse(line) as (typeof lines)[number]) };
  const log = Fastify({ logger: { level: 'info', stream } }).log;
  edge = await runEdge(platform, undefined, { log, takesComputers: true });
});
afterAll(() => edge.stop());
afterEach(() => void lines.splice(0));

const wanted = { suite: 'https://suite.example', hours: 8, say: () => undefined };
/** Each is another link, as if made a moment later. */
let made = 0;
/** What team-a signs to look at the release, with what is different. */
const sealed = (over: object = {}, by = teamA): string =>
  sealOverride(
    {
      app: 'mfe-a',
      suite: wanted.suite,
      ...inQuestion,
      ...lasting(8, Date.now() + made++),
      ...over,
    } as Override,
    createPrivateKey(by.privateKey),
  );
const ofComputer = (over: object = {}) =>
  sealed({
    release: undefined,
    pin: undefined,
    port: 4100,
    contract: CONTRACT_VERSION,
    contributions: { routes: [], sidebar: [], dashboardCards: [], search: [] },
    ...over,
  });

/** A press of a button on a page of `site`, by a browser that keeps `cookie`. */
const press = (path: string, { link = '', cookie = '', site = 'same-origin', to = edge } = {}) =>
  to.get(path, {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': site },
    body: new URLSearchParams({ link }),
    redirect: 'manual',
  });
const cookieOf = (answer: Response): string => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
/** Opens a link and says yes; gives what the browser keeps. */
async function began(link: string, to = edge): Promise<string> {
  const answer = await press('/override', { link, to });
  expect(answer.status).toBe(303);
  return cookieOf(answer);
}
const pageFor = async (cookie: string, path = '/dashboard', from = edge) => {
  const answer = await from.get(path, { headers: { cookie } });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
/** A browser that keeps `cookie` gets what is live, and is told to forget it unless it may be good again. */
async function expectLive(cookie: string, { from = edge, forgets = true } = {}): Promise<void> {
  const { html, headers } = await pageFor(cookie, '/dashboard', from);
  expect(html).not.toContain('In this browser alone');
  expect(html).not.toMatch(LOOKED_AT);
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  const forgotten = /^__Host-kotoba-override=; Max-Age=0; Path=\/; Secure/;
  expect(forgotten.test(headers.get('set-cookie') ?? '')).toBe(forgets);
}
/** Signed by the team, as a part of a registry is. */
function snapshotLike(): string {
  const [body = ''] = sealed().split('.');
  const signature = signText(body, createPrivateKey(teamA.privateKey));
  return `${body}.${Buffer.from(signature, 'base64').toString('base64url')}`;
}
const LOOKED_AT = /\/releases\/mfe-a\/[0-9a-f]{16}\//;

it('OPS-80 shows a release that is not live to the browser that opened the link, and nobody else', async () => {
  const url = new URL(await overrideLink(as(teamA), 'mfe-a', wanted));
  expect(url.origin + url.pathname).toBe('https://suite.example/override');
  const asked = await pageFor('', url.pathname + url.search);
  expect(asked.headers.get('set-cookie')).toBeNull();
  expect(asked.html).toContain(`mfe-a 1.0.0 (${inQuestion.release}), signed by team-a, until 20`);

  const answer = await press('/override', { link: url.searchParams.get('link') ?? '' });
  const kept = answer.headers.get('set-cookie') ?? '';
  expect(kept).toMatch(
    /^__Host-kotoba-override=[\w.-]+; Max-Age=28\d{3}; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
  );
  const page = await pageFor(cookieOf(answer), '/new-page');
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(page.html).toContain(`In this browser alone: mfe-a 1.0.0 (${inQuestion.release})`);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  const [entry = ''] = new RegExp(`${LOOKED_AT.source}entry[^"\\\\]*`).exec(page.html) ?? [];
  expect(await (await edge.get(entry)).text()).toMatch(/^two/);
  // The tab asks whether something newer is live: it runs what it would start with.
  const live = await edge.get(LIVE_SUITE_PATH, { headers: { cookie: cookieOf(answer) } });
  expect(page.html).toContain(((await live.json()) as { registry: { id: string } }).registry.id);

  const others = await pageFor('');
  expect(others.html).not.toMatch(LOOKED_AT);
  expect(others.html).not.toContain('In this browser alone');
  expect((await pageFor('', '/new-page')).status).toBe(404);
});

it('OPS-81 a link is for one browser: another one is told that it was opened before', async () => {
  const link = sealed();
  await began(link);
  const again = await press('/override', { link });
  expect([again.status, cookieOf(again)]).toEqual([410, '']);
  expect(await again.text()).toContain('It was opened before');
  expect((await edge.get(`/override?link=${link}`)).status).toBe(410);
});

const past = () => new Date(Date.now() - 1).toISOString();
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
it.each<[string, () => string, number, string]>([
  ['nothing', () => '', 403, 'forged'],
  ['what nobody signed', () => sealed().replace(/.{8}$/, 'AAAAAAAA'), 403, 'forged'],
  ['what was changed since', () => `A${sealed()}`, 403, 'forged'],
  ['a signature of something else', () => snapshotLike(), 403, 'forged'],
  ['a key that is not trusted', () => sealed({}, stranger), 403, 'forged'],
  ["the key of another remote's team", () => sealed({}, teamB), 403, 'forged'],
  ['the shell', () => sealed({ app: 'shell' }), 403, 'forged'],
  ['a port that a remote cannot have', () => ofComputer({ port: 80 }), 403, 'forged'],
  ['what is over', () => sealed({ until: past() }), 410, 'expired'],
  ['more than a day', () => sealed({ until: inHours(25) }), 403, 'too-long'],
  ['what was made for another suite', () => sealed({ suite: 'https://other.example' }), 403, 'other-suite'],
  ['a release that is not there', () => sealed({ release: '0'.repeat(16) }), 404, 'missing'],
  ['another description', () => sealed({ pin: `sha384-${'A'.repeat(64)}` }), 404, 'missing'],
])('OPS-81 %s is refused, as a link and as what a browser keeps', async (_what, make, status, refusal) => {
  const link = make();
  const asked = await edge.get(`/override?link=${encodeURIComponent(link)}`);
  const answer = await press('/override', { link });
  expect([asked.status, answer.status, cookieOf(answer)]).toEqual([status, status, '']);
  expect(lines).toEqual([expect.objectContaining({ msg: 'an override is refused', refusal })]);
  await expectLive(`__Host-kotoba-override=${link}`, { forgets: refusal !== 'missing' });
});

it('OPS-81 a link can be opened for some minutes alone', async () => {
  const link = sealed({ opensUntil: past() });
  expect((await press('/override', { link })).status).toBe(410);
  expect((await press('/override', { link: sealed({ opensUntil: inHours(1) }) })).status).toBe(403);
});

it('OPS-81 a form of another site begins and ends nothing', async () => {
  for (const site of ['cross-site', 'same-site', 'none']) {
    const answer = await press('/override', { link: sealed(), site });
    expect([answer.status, cookieOf(answer)]).toEqual([403, '']);
    expect((await press('/override/end', { site })).status).toBe(403);
  }
});

it('OPS-82 names what it is in the log when it begins and ends, and one press ends it', async () => {
  const cookie = await began(sealed());
  const override = { app: 'mfe-a', from: inQuestion.release, by: 'team-a', until: expect.any(String) };
  expect(lines).toEqual([expect.objectContaining({ msg: 'an override begins in a browser', override })]);
  expect((await pageFor(cookie)).html).toMatch(/<form method="post" action="\/override\/end">/);
  const answer = await press('/override/end', { cookie });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-kotoba-override=; Max-Age=0;/);
  expect(lines.at(-1)).toMatchObject({ msg: 'an override ends in a browser', override });
});

it('OPS-83 brings a remote from the computer of the browser, for its pages alone', async () => {
  const cookie = await began(ofComputer());
  const page = await pageFor(cookie);
  expect(page.html).toContain('mfe-a from http://127.0.0.1:4100, its files unchecked');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy.match(/[^;]*127[^;]*/g)).toEqual([
    " script-src 'self' http://127.0.0.1:4100",
    expect.stringMatching(/^ style-src 'self' http:\/\/127\.0\.0\.1:4100 'nonce-[^']+'$/),
  ]);
  const entry = await edge.get('/override/entry.js', { headers: { cookie } });
  expect(await entry.text()).toContain('"http://127.0.0.1:4100/entry.js"');
  for (const other of ['', await began(sealed())])
    expect((await edge.get('/override/entry.js', { headers: { cookie: other } })).status).toBe(404);
  expect((await pageFor('')).headers.get('content-security-policy')).not.toContain('127.0.0.1');

  const strict = await runEdge(platform);
  const answer = await press('/override', { link: ofComputer(), to: strict });
  expect([answer.status, cookieOf(answer)]).toEqual([403, '']);
  await expectLive(cookie, { from: strict, forgets: false });
  await strict.stop();
});

it.each<[string, () => Promise<string>, RegExp]>([
  [
    "another team's remote",
    () => overrideLink(as(teamA), 'mfe-b', wanted),
    /team-a may look at mfe-a alone, and not at mfe-b/,
  ],
  [
    'a key that nobody trusts',
    () => overrideLink(as(stranger), 'mfe-a', wanted),
    /RELEASE_KEY does not belong/,
  ],
  ['the shell', () => overrideLink(platform, 'shell', wanted), /The shell has no override/],
  [
    'what is not published',
    () => overrideLink(platform, 'mfe-a', { ...wanted, id: '0'.repeat(16) }),
    /has no release 0000/,
  ],
  ['more than a day', () => overrideLink(platform, 'mfe-a', { ...wanted, hours: 25 }), /A number up to 24/],
])('OPS-80 makes no link for %s', async (_what, make, reason) => {
  await expect(make()).rejects.toThrow(reason);
});

it('OPS-82 is over with the trust in the key, and shows the panel of a remote that is disabled', async () => {
  const cookie = await began(sealed());
  await disable(platform, 'mfe-a', { disabled: true });
  await expect(overrideLink(platform, 'mfe-a', wanted)).rejects.toThrow(/mfe-a is disabled/);
  expect((await pageFor(cookie)).html).toMatch(/"mfe-a":\{"disabled":true/);
  await disable(platform, 'mfe-a', { disabled: false });
  await changeSnapshot(platform, (state) => distrust(state, 'team-a', new Date()));
  await expectLive(cookie);
  const byPlatform = await began(
    new URL(await overrideLink(platform, 'mfe-a', wanted)).searchParams.get('link') ?? '',
  );
  expect((await pageFor(byPlatform)).html).toContain('signed by platform');
});
