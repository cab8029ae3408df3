import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asLearner, createLearner, type Learner } from '../e2e/support/learner';
import { SESSION_KEY, sessionText } from '../e2e/support/session';
import { root } from '../scripts/root';
import type { Bench } from './lib/api';
import { afterChangedString } from './lib/changed-string';
import { loadPage, switchPage, type PageLoad, type PageSwitch } from './lib/page-load';
import { median, quantile } from './lib/statistics';
import { withSuite, type Suite } from './lib/suite';

export const title = 'a federated page costs no more than one of a monolith of the same sources';

/** Pairs of loads of each page; `ROUNDS=20` for times to publish. */
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** Words of the learner, and of the session. */
const WORDS = 60;
const ASKED = 10;

/** Where a page is, and what it is for. */
const PAGES: Record<string, { path: (session: number) => string; isFor: string; guest?: true }> = {
  'sign-in': { path: () => '/auth/signin', isFor: 'main input[type=email], input[name=email]', guest: true },
  dashboard: { path: () => '/dashboard', isFor: 'main [role=region] button' },
  learning: { path: () => '/learn', isFor: 'main [role=region] button' },
  capture: { path: () => '/chat', isFor: 'main li' },
  list: { path: () => '/vocabularies', isFor: 'main li' },
  quiz: { path: (session) => `/learn/session/${session}`, isFor: 'main [lang=ja]' },
};

/** A suite with a learner in it who has words, a note and a session. */
interface Side {
  readonly suite: Suite;
  readonly learner: Learner;
  readonly session: number;
}

async function settle(suite: Suite): Promise<Side> {
  const learner = await createLearner(suite.url);
  const ask = <Data>(method: string, path: string, body: unknown) =>
    asLearner<Data>(learner, method, path, body, suite.url);
  const vocabulary = Array.from({ length: WORDS }, (_, index) => ({
    ...{ en_word: `umbrella number ${index}`, hiragana: 'かさ', status: true },
  }));
  const made = await ask<{ vocabulary_ids: number[] }>('POST', '/vocabulary/create', { vocabulary });
  await ask('POST', '/capture-notes', { content: 'WORD - umbrella' });
  const settings = { vocabularyIds: made.vocabulary_ids.slice(0, ASKED), mode: 2 };
  const started = await ask<{ data: { id: number } }>('POST', '/learn/start', settings);
  return { suite, learner, session: started.data.id };
}

/** A browser that was never here, on a phone, signed in unless the page is for guests. */
async function newBrowser({ suite, learner }: Side, guest = false) {
  const context = await suite.newContext({ viewport: { width: 412, height: 823 } });
  if (!guest)
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      SESSION_KEY,
      await sessionText(learner, suite.url),
    ] as const);
  return context;
}

/** Opens a page for the first time, and once more. */
async function visit(side: Side, { path, isFor, guest }: (typeof PAGES)[string]) {
  const context = await newBrowser(side, guest);
  const url = side.suite.url + path(side.session);
  const first = await loadPage(context, url, isFor);
  const again = await loadPage(context, url, isFor);
  await context.close();
  return { first, again };
}

/** Goes from the dashboard to another area, whose code is not there yet. */
async function goElsewhere(side: Side): Promise<PageSwitch> {
  const context = await newBrowser(side);
  const { dashboard, list } = PAGES;
  if (!dashboard || !list) throw new Error('The pages of a switch are missing');
  const from = { url: side.suite.url + dashboard.path(0), selector: dashboard.isFor };
  const to = { path: list.path(0), selector: list.isFor };
  const switched = await switchPage(context, from, to);
  await context.close();
  return switched;
}

/** Builds the sources as one program. Gives a folder to publish it from. */
function buildMonolith(): string {
  const webpack = join(root, 'node_modules/webpack/bin/webpack.js');
  const env = { ...process.env, BUDGETS: 'warn' };
  const config = 'bench/monolith/webpack.config.ts';
  const { status } = spawnSync(process.execPath, [webpack, '--config', config], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  if (status !== 0) throw new Error('The monolith could not be built');
  const folder = mkdtempSync(join(tmpdir(), 'kotoba-monolith-'));
  cpSync(join(root, 'bench/monolith/dist/release'), join(folder, 'shell'), { recursive: true });
  return folder;
}

/** Bytes of the monolith's code for a page: what a new release is fetched as where its files are addressed by release. */
function wholePage(page: string): number {
  const report = readFileSync(join(root, 'bench/monolith/dist/report.json'), 'utf8');
  const { parts } = JSON.parse(report) as { parts: { name: string; bytes: number }[] };
  const [start, found] = [parts[0], parts.find(({ name }) => name === page)];
  if (!start || !found) throw new Error(`The monolith has no ${page}`);
  return start.bytes + found.bytes;
}

/** What a browser that was here fetches after one string of a remote was changed. */
async function changeString({ check }: Bench): Promise<void> {
  const { federated, monolith } = await afterChangedString();
  const whole = wholePage('./quiz/quiz.page');
  const name = (bytes: number): string => `changed string, bytes: ${federated} to ${bytes}`;
  check(`${name(monolith)} addressed by content`, federated / monolith, { max: 1.2 });
  check(`${name(whole)} addressed by release`, federated / whole, { max: 0.1 });
}

type Measure = 'codeBytes' | 'totalBytes' | 'requests' | 'steps' | 'firstPaint' | 'largestPaint' | 'blocking';

/** A ratio to the monolith. Counts are exact; times are medians of pairs. */
type Bound = { readonly max: number } | undefined;

/** What a page may cost. */
const BOUNDS: Readonly<Record<Measure, Bound>> = {
  codeBytes: { max: 1.05 },
  totalBytes: undefined,
  requests: { max: 1 },
  steps: { max: 1 },
  firstPaint: undefined,
  largestPaint: { max: 1.05 },
  blocking: { max: 1.05 },
};

/** What the first way to another area may cost. */
const SWITCH: Readonly<Record<keyof PageSwitch, Bound>> = {
  stands: { max: 1.1 },
  bytes: undefined,
  requests: undefined,
  steps: { max: 1 },
};

const nameOf = ({ file, bytes }: PageLoad['code'][number]): string => `${file.slice(-40)} ${bytes}`;

/** What `measure` gives of both sides, in turn; each begins every other round. */
async function inPairs<Given>(
  [federated, monolith]: readonly [Side, Side],
  measure: (side: Side) => Promise<Given>,
) {
  const pairs: (readonly [Given, Given])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = round % 2 === 1 ? await measure(monolith) : null;
    const ours = await measure(federated);
    pairs.push([ours, first ?? (await measure(monolith))]);
  }
  return pairs;
}

/** Prints the medians of both sides and of their ratio, which is held against the bound, and where the ratios lie. */
function compare<Given>(
  { check, say }: Bench,
  name: string,
  pairs: readonly (readonly [Given, Given])[],
  of: (one: Given) => number,
  bound?: Bound,
): void {
  const each = (side: 0 | 1) => median(pairs.map((pair) => of(pair[side]))).toFixed(0);
  const ratios = pairs.map(([ours, theirs]) => of(ours) / of(theirs));
  const ratio = median(ratios);
  const [low, high] = [0, 1].map((share) => quantile(ratios, share).toFixed(2));
  const line = `${name}: ${each(0)} to ${each(1)}${low === high ? '' : `, from ${low} to ${high}`}`;
  if (bound) check(line, ratio, bound);
  else say(`     ${line}: ${ratio.toFixed(3)}`);
}

export async function run(bench: Bench): Promise<void> {
  const folder = buildMonolith();
  if (!process.env.PAGES) await changeString(bench);
  // The first one builds the server that the other runs, too.
  await withSuite(async (federated) =>
    withSuite(async (monolith) => {
      const sides = [await settle(federated), await settle(monolith)] as const;
      // What a server does for the first browser alone is nobody's cost.
      const { 'sign-in': signIn } = PAGES;
      for (const side of sides) if (signIn) await visit(side, signIn);
      for (const [name, page] of Object.entries(PAGES)) {
        if (process.env.PAGES && !process.env.PAGES.split(',').includes(name)) continue;
        const pairs = await inPairs(sides, (side) => visit(side, page));
        for (const [measure, bound] of Object.entries(BOUNDS) as [Measure, Bound][])
          compare(bench, `${name}, ${measure}`, pairs, ({ first }) => first[measure], bound);
        for (const measure of ['totalBytes', 'requests', 'largestPaint'] as const)
          compare(bench, `${name}, come back to, ${measure}`, pairs, ({ again }) => again[measure]);
        if (process.env.FILES)
          for (const side of [0, 1] as const)
            bench.say(JSON.stringify(pairs[0]?.[side].first.code.map(nameOf), null, 1));
      }
      if (process.env.PAGES) return;
      const switches = await inPairs(sides, goElsewhere);
      for (const [measure, bound] of Object.entries(SWITCH) as [keyof PageSwitch, Bound][])
        compare(bench, `first switch, ${measure}`, switches, (one) => one[measure], bound);
    }, folder),
  );
  rmSync(folder, { recursive: true, force: true });
}
