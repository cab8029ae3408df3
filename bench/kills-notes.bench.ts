import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '../e2e/support/random';
import type { Api, Bench } from './lib/api';
import { createDevice, KILLS, killAndStart, type Device } from './lib/kills';
import { quantile } from './lib/statistics';

export const title = `${KILLS} kills while notes are converted: every note once, none stuck, and its page hears of it`;

/** Notes without a word in common, so that what each makes does not depend on which is converted first. */
const NOTES = [
  'TOPIC - insects',
  'WORD - umbrella',
  'CATEGORY - musical instruments',
  'PHRASE - good morning',
  'WORD - mountain',
  'TOPIC - bathroom',
  'WORD - qqzzxx',
  'TOPIC - vegetables',
];
/** A note that is not converted so long after the start is stuck. */
const STUCK_MS = 30_000;
const NONE = { max: 0 };
/** Kills that found a note waiting for its words, of all. */
const IN_THE_MIDDLE = { min: 0.5 };

interface Note {
  id: number;
  content: string;
  isConverted: boolean;
  error: string | null;
  words: { ja_word: string }[];
}

const notesOf = async (device: Device) =>
  (await device.insist<{ notes: Note[] }>('GET', '/capture-notes')).notes;

/** How the learner's page shows its notes: read when it opens and after a gap, and from there on by events alone. */
async function openPage(device: Device) {
  const notes = new Map<number, boolean>();
  const read = async () => {
    const answer = await notesOf(device);
    // An answer that was on its way while an event came knows less than the event.
    for (const { id, isConverted, error } of answer)
      notes.set(id, notes.get(id) === true || isConverted || error !== null);
  };
  await read();
  const leave = device.follow({
    onEvent(event) {
      if (event.type === 'note.changed') notes.set(event.noteId, notes.get(event.noteId) ?? false);
      if (event.type === 'note.converted' || event.type === 'note.failed') notes.set(event.noteId, true);
    },
    onOpened: () => void read(),
  });
  const waiting = () => [...notes.values()].filter((isSettled) => !isSettled).length;
  return { waiting, isSettled: () => notes.size === NOTES.length && waiting() === 0, leave };
}

async function write(device: Device): Promise<void> {
  for (const content of NOTES) {
    await device.insist('POST', '/capture-notes', { body: { content }, key: randomUUID() });
  }
}

/** Everything that the notes made, in a form that is the same for two learners who wrote the same. */
async function outcome(device: Device) {
  const notes = await notesOf(device);
  const { vocabulary } = await device.insist<{ vocabulary: Record<string, string>[] }>(
    'GET',
    '/vocabulary?limit=1000',
  );
  const { data } = await device.insist<{ data: { id: number; name: string; words: number }[] }>(
    'GET',
    '/topics/user',
  );
  const trees: unknown[][] = [];
  for (const { id, name, words } of data) {
    const tree = await device.insist<{ data: { topics: { parent: { name: string }; words: number }[] } }>(
      'GET',
      `/topics/by-user-topic/${id}`,
    );
    trees.push([
      name,
      words,
      tree.data.topics.map(({ parent, words: count }) => [parent.name, count]).sort(),
    ]);
  }
  return {
    notes: notes.reverse().map(({ content, error, words }) => ({
      content,
      error,
      words: words.map(({ ja_word }) => ja_word),
    })),
    words: vocabulary
      .map((word) => [word.en_word, word.ja_word, word.user_topic, word.topic].join(' / '))
      .sort(),
    trees: trees.sort(),
  };
}

type Page = Awaited<ReturnType<typeof openPage>>;

async function settle(page: Page, device: Device) {
  const end = Date.now() + STUCK_MS;
  while (!page.isSettled() && Date.now() < end) await sleep(20);
  const notes = await notesOf(device);
  return {
    stuck: notes.filter(({ isConverted, error }) => !isConverted && error === null).length,
    isTold: page.isSettled(),
  };
}

/** What an undisturbed learner gets, and how long that takes. */
async function undisturbed(api: Api) {
  const device = createDevice(api, await api.createLearner());
  const page = await openPage(device);
  const began = performance.now();
  await write(device);
  const { stuck, isTold } = await settle(page, device);
  const ms = performance.now() - began;
  page.leave();
  if (stuck > 0 || !isTold)
    throw new Error('Notes are stuck, or were not told of, although nobody was killed');
  const made = await outcome(device);
  const words = made.notes.flatMap((note) => note.words);
  if (new Set(words).size !== words.length) throw new Error('Two of the notes have a word in common');
  return { ms, made };
}

export async function run({ startApi, check, say }: Bench): Promise<void> {
  const random = createRandom(20_261_120);
  const api = await startApi();
  await undisturbed(api);
  const { ms: span, made: expected } = await undisturbed(api);
  say(`undisturbed: ${NOTES.length} notes, ${expected.words.length} words in ${Math.round(span)} ms`);
  const count = { stuck: 0, other: 0, untold: 0, middle: 0 };
  const starts: number[] = [];
  const settled: number[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const device = createDevice(api, await api.createLearner());
    const page = await openPage(device);
    const writing = write(device);
    await sleep(random() * span);
    count.middle += page.waiting() > 0 ? 1 : 0;
    starts.push(await killAndStart(api, round, random));
    await writing;
    const began = performance.now();
    const { stuck, isTold } = await settle(page, device);
    settled.push(performance.now() - began);
    page.leave();
    const made = await outcome(device);
    count.stuck += stuck;
    count.untold += isTold ? 0 : 1;
    if (isDeepStrictEqual(made, expected)) continue;
    count.other += 1;
    say(`round ${round}: ${JSON.stringify(made)}`);
  }
  const seconds = (values: readonly number[], share: number) => (quantile(values, share) / 1000).toFixed(2);
  say(`ready after ${seconds(starts, 0.5)} s, at most ${seconds(starts, 1)} s`);
  say(`all converted ${seconds(settled, 0.5)} s after that, at most ${seconds(settled, 1)} s`);
  check('kills with a note waiting, of all', count.middle / KILLS, IN_THE_MIDDLE);
  check('notes that are stuck', count.stuck, NONE);
  check('rounds with other notes, words, topics or counts', count.other, NONE);
  check('rounds of which the open page was not told', count.untold, NONE);
}
