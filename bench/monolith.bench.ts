import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asLearner, createLearner, type Learner } from '../e2e/support/learner';
import { SESSION_KEY, sessionText } from '../e2e/support/session';
import { root } from '../scripts/root';
import type { Bench } from './lib/api';
import { loadPage, type PageLoad } from './lib/page-load';
import { median } from './lib/statistics';
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

/** Opens a page as a browser does that was never here. */
async function visit({ suite, learner, session }: Side, { path, isFor, guest }: (typeof PAGES)[string]) {
  const context = await suite.newContext({ viewport: { width: 412, height: 823 } });
  if (!guest)
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      SESSION_KEY,
      await sessionText(learner, suite.url),
    ] as const);
  const load = await loadPage(context, suite.url + path(session), isFor);
  await context.close();
  return load;
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

type Measure = 'codeBytes' | 'totalBytes' | 'requests' | 'steps' | 'firstPaint' | 'largestPaint' | 'blocking';

/** What a page may cost, as a ratio to the monolith. Counts are exact; times are medians of pairs. */
const BOUNDS: Readonly<Record<Measure, { max: number } | undefined>> = {
  codeBytes: { max: 1.05 },
  totalBytes: undefined,
  requests: { max: 1 },
  steps: { max: 1 },
  firstPaint: undefined,
  largestPaint: { max: 1.05 },
  blocking: { max: 1.05 },
};

export async function run({ check, say }: Bench): Promise<void> {
  const folder = buildMonolith();
  await withSuite(
    async (one) =>
      withSuite(async (two) => {
        const sides = [await settle(two), await settle(one)] as const;
        for (const [name, page] of Object.entries(PAGES)) {
          if (process.env.PAGES && !process.env.PAGES.split(',').includes(name)) continue;
          const pairs: (readonly [PageLoad, PageLoad])[] = [];
          for (let round = 0; round < ROUNDS; round += 1) {
            const federated = await visit(sides[0], page);
            pairs.push([federated, await visit(sides[1], page)]);
          }
          for (const [measure, bound] of Object.entries(BOUNDS) as [Measure, { max: number } | undefined][]) {
            const of = (side: 0 | 1) => median(pairs.map((pair) => pair[side][measure]));
            const ratio = median(pairs.map(([ours, theirs]) => ours[measure] / theirs[measure]));
            const line = `${name}, ${measure}: ${of(0).toFixed(0)} to ${of(1).toFixed(0)}`;
            if (bound) check(line, ratio, bound);
            else say(`     ${line}: ${ratio.toFixed(3)}`);
          }
          if (process.env.FILES)
            for (const side of [0, 1] as const)
              say(
                JSON.stringify(
                  pairs[0]?.[side].code.map(({ file, bytes }) => `${file.slice(-40)} ${bytes}`),
                  null,
                  1,
                ),
              );
        }
      }),
    folder,
  );
  rmSync(folder, { recursive: true, force: true });
}
