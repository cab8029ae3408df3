import type { Bench } from './lib/api';
import { senderOf, table, take, timed, type File, type Sender } from './lib/importing';
import { median } from './lib/statistics';

export const title = 'a file of words takes time that follows its rows, and nobody else waits for it';

/** Rows of the files, the smallest first. */
const SIZES = [2_000, 8_000, 50_000];
/** Words that a learner has already when a file is taken in beside them. */
const KEPT = 20_000;
/** What a row costs, of what it costs in the smallest file of its kind. */
const GROWTH = { max: 1.5 };
/** The slowest answer of somebody else. */
const OTHERS = { max: 2, unit: ' s' };
/** Looks of each kind; their median counts. */
const ROUNDS = Number(process.env.ROUNDS ?? 1);
const PROBE_MS = 100;

/** A call of somebody else each tenth of a second, whether the last one is answered or not. Gives the slowest, in s. */
function watch({ get }: Sender): () => Promise<number> {
  const asked: Promise<number>[] = [];
  const timer = setInterval(
    () => asked.push(timed(() => get('/capture-notes')).then(({ seconds }) => seconds)),
    PROBE_MS,
  );
  return async () => {
    clearInterval(timer);
    return Math.max(0, ...(await Promise.all(asked)));
  };
}

export async function run({ startApi, check, say }: Bench): Promise<void> {
  const api = await startApi();
  const second = senderOf(api, await api.createLearner());
  async function measure(label: string, prepare: (learner: Sender) => Promise<[File, string?]>) {
    const runs: (Awaited<ReturnType<typeof take>> & { silence: number })[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const learner = senderOf(api, await api.createLearner());
      const [file, name] = await prepare(learner);
      const stop = watch(second);
      const times = await take(learner, file, name);
      runs.push({ ...times, silence: await stop() });
    }
    const of = (key: keyof (typeof runs)[0]) => {
      const values = runs.map((run) => run[key]);
      return {
        middle: median(values),
        text: `${median(values).toFixed(2)} s (${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})`,
      };
    };
    say(
      `${label}: first rows ${of('first').text}, all looked at ${of('whole').text}, taken in ${of('taken').text}, others ${of('silence').text}`,
    );
    check(`${label}: the slowest answer of somebody else`, of('silence').middle, OTHERS);
    return { whole: of('whole').middle, taken: of('taken').middle };
  }
  const grown = (
    label: string,
    dear: { whole: number; taken: number },
    cheap: typeof dear,
    times: number,
  ) => {
    check(`${label}: looking at a row`, dear.whole / cheap.whole / times, GROWTH);
    check(`${label}: taking a row in`, dear.taken / cheap.taken / times, GROWTH);
  };
  const [small = 0, ...larger] = SIZES;
  // The first file warms the server up.
  await take(senderOf(api, await api.createLearner()), table(0, small));
  const least = await measure(`${small} rows`, async () => [table(0, small)]);
  for (const size of larger)
    grown(`${size} rows`, await measure(`${size} rows`, async () => [table(0, size)]), least, size / small);
  const having = await measure(`${small} rows beside ${KEPT} words`, async (learner) => {
    await take(learner, table(0, KEPT));
    return [table(KEPT, small)];
  });
  grown(`beside ${KEPT} words`, having, least, 1);
  const [, middle = 0] = SIZES;
  const alike = (size: number) =>
    measure(`${size} rows read alike`, async () => [table(0, size, { alike: true })]);
  const few = await alike(small);
  grown(`${middle} rows read alike`, await alike(middle), few, middle / small);
  const notes = async (size: number) => {
    const giver = senderOf(api, await api.createLearner());
    await take(giver, table(0, size));
    const file = await giver.save('apkg');
    return measure(`${size} notes`, async () => [file, 'words.apkg']);
  };
  const fewNotes = await notes(small);
  grown(`${middle} notes`, await notes(middle), fewNotes, middle / small);
}
