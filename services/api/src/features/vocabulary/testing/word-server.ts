import { accountSettings } from '../../../platform/database/accounts.tables';
import {
  startTestServer,
  type TestLearner,
  type TestServer,
  type TestServerOptions,
} from '../../../testing/test-server';
import type { Entry, EntryInput } from '../entry.schemas';
import { fixtureLanguage } from '../../../../../../engines/language/src/testing/fixture-language';
import { fixturePictures } from './fixture-pictures';

export interface WordServer extends TestServer {
  /** The server's clock; it stands still until a test moves it. */
  setNow(now: Date): void;
}

export const START = new Date('2026-03-10T09:00:00Z');

/** A server with the fixtures of this area and a clock that tests move. */
export async function startWordServer(
  overrides: TestServerOptions['overrides'] = {},
  options: Omit<TestServerOptions, 'overrides'> = {},
): Promise<WordServer> {
  let now = START;
  const server = await startTestServer({
    ...options,
    overrides: {
      language: fixtureLanguage(),
      pictures: fixturePictures(),
      now: () => now,
      ...overrides,
    },
  });
  return Object.assign(server, {
    setNow: (at: Date) => {
      now = at;
    },
  });
}

/**
 * One server for all tests of a file, whose clock is set back before each of them. It starts before the first and ends
 * with the last.
 */
export function sharedWordServer(...options: Parameters<typeof startWordServer>): WordServer {
  let started: WordServer | null = null;
  const running = (): WordServer => {
    if (!started) throw new Error('The server runs while the tests do');
    return started;
  };
  beforeAll(async () => {
    started = await startWordServer(...options);
  });
  afterAll(() => running().close());
  beforeEach(() => running().setNow(START));
  return {
    get app() {
      return running().app;
    },
    get platform() {
      return running().platform;
    },
    get connectionString() {
      return running().connectionString;
    },
    get inject() {
      return running().inject;
    },
    get createLearner() {
      return running().createLearner;
    },
    get close() {
      return running().close;
    },
    get setNow() {
      return running().setNow;
    },
  };
}

/** Adds saved words and gives their ids, in the order given. */
export async function addWords({ inject }: TestLearner, words: readonly EntryInput[]): Promise<number[]> {
  const answer = await inject({
    url: '/vocabulary/create',
    body: { vocabulary: words.map((word) => ({ status: true, ...word })) },
  });
  if (answer.statusCode !== 200) throw new Error(`create: ${answer.body}`);
  return answer.json<{ vocabulary_ids: number[] }>().vocabulary_ids;
}

const KANA = [...'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろ'];

/** `count` different words: "word 1", … */
export const manyWords = (count: number): EntryInput[] =>
  Array.from({ length: count }, (_, index) => ({
    en_word: `word ${index + 1}`,
    hiragana: `${KANA[index % KANA.length]}${KANA[Math.floor(index / KANA.length) % KANA.length]}`,
  }));

export const readEntry = async ({ inject }: TestLearner, id: number): Promise<Entry> =>
  (await inject(`/vocabulary/${id}`)).json<{ vocabulary: Entry }>().vocabulary;

export async function setTimeZone(
  { platform }: TestServer,
  { id }: TestLearner,
  timeZone: string,
): Promise<void> {
  await platform.db
    .insert(accountSettings)
    .values({ userId: id, timeZone })
    .onConflictDoUpdate({ target: accountSettings.userId, set: { timeZone } });
}

/** Asks for entries to be made, with whatever body. */
export const createWords = ({ inject }: TestLearner, vocabulary: unknown) =>
  inject({ url: '/vocabulary/create', body: { vocabulary } });

/** How many saved words a learner has. */
export async function countSaved({ inject }: TestLearner): Promise<number> {
  const answer = await inject('/vocabulary');
  return answer.json<{ pagination: { total_count: number } }>().pagination.total_count;
}
