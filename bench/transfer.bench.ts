import { setTimeout as sleep } from 'node:timers/promises';
import { FIELDS, type Field } from '../services/api/src/features/transfer/fields';
import type { Api, Bench, Learner } from './lib/api';
import { quantile } from './lib/statistics';

export const title =
  '20,000 words go out as a file and come in again without loss, while the server stays small';

const WORDS = 20_000;
/** Seconds for one round trip, out and in: what the learner is promised, on two cores. */
const PROMISED = { max: 60, unit: ' s' };
/** MB that the server may hold more in the second half of an import than in its first one. */
const GROWTH = { max: 64, unit: ' MB' };
/** Times that the progress of an import is another one, as its page sees it. */
const STEPS = { min: 20 };
/** Time of the second half of an import over the first: a word costs the same, however many there are already. */
const SLOWING = { max: 1.5 };
/** Milliseconds that somebody else's call waits meanwhile, at the 95th percentile. */
const OTHERS = { max: 100, unit: ' ms' };
const SAMPLE_MS = 250;

const seconds = (since: number) => (performance.now() - since) / 1000;

/** Looks every quarter of a second at what the server holds, and how long somebody else's call takes. */
function watch({ url, memory }: Api) {
  const held: number[] = [];
  const waits: number[] = [];
  let watching = true;
  const looking = (async () => {
    while (watching) {
      const began = performance.now();
      await (await fetch(`${url}/api/countries`)).arrayBuffer();
      waits.push(performance.now() - began);
      held.push(memory());
      await sleep(SAMPLE_MS);
    }
  })();
  return async () => {
    watching = false;
    await looking;
    return { held, waits };
  };
}

const KANA = [
  ...'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん',
];
const KANJI = [
  ...'日月火水木金土山川田人口目耳手足力男女子学校先生年時間分前後上下左右中外東西南北春夏秋冬朝昼夜雨雪風空海花草木',
];
const ROMAJI =
  'a i u e o ka ki ku ke ko sa shi su se so ta chi tsu te to na ni nu ne no ha hi fu he ho ma mi mu me mo ya yu yo ra ri ru re ro wa n'.split(
    ' ',
  );

/** The digits of a number below `base ** count`, in that base. */
const digits = (number: number, base: number, count: number) =>
  Array.from({ length: count }, (_, place) => Math.floor(number / base ** place) % base);

function word(number: number): Partial<Record<Field, string>> {
  const places = digits(number, KANA.length, 4);
  const [kana, romaji] = [KANA, ROMAJI].map((signs) => places.map((place) => signs[place]).join(''));
  const kanji = digits(number, KANJI.length, 3)
    .map((place) => KANJI[place])
    .join('');
  return {
    en_word: `word ${number}; "the ${number}th", in a list`,
    ja_word: kanji,
    kanji,
    hiragana: kana,
    romaji,
    part_of_speech: 'noun',
    level: `N${(number % 5) + 1}`,
    ja_sentence: `きのう${kanji}を見ました。\n「${kanji}」は大きかったです。`,
    ja_hiragana_sentence: `きのう${kana}をみました。\n「${kana}」はおおきかったです。`,
    romaji_sentence: `kinou ${romaji} o mimashita. ${romaji} wa ookikatta desu.`,
    en_sentence: `Yesterday I saw the ${number}th umbrella on the train. It was big.`,
    tags: `travel; number ${number % 100}`,
    alternatives: `the other ${number}`,
    notes: number % 10 === 0 ? `A <b>note</b> & more\non two lines` : '',
    user_topic: `Collection ${number % 20}`,
    topic: `Topic ${number % 5}`,
    sources: '{"word":"you","level":"you","sentence":"you"}',
    unchecked: number % 50 === 0 ? 'romaji; ja_sentence' : '',
    created_at: new Date(Date.UTC(2024, 0, 1) + number * 60_000).toISOString(),
  };
}

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A table of `count` different words with everything that a word can have, as CSV. */
function table(count: number): Buffer<ArrayBuffer> {
  const rows = Array.from({ length: count }, (_, number) => {
    const values = word(number);
    return FIELDS.map((column) => cell(values[column] ?? '')).join(',');
  });
  return Buffer.from([FIELDS.join(','), ...rows, ''].join('\r\n'));
}

const POLL_MS = 100;

/** Files of one learner, as the screens send and fetch them. */
interface Sent {
  readonly body: string | Buffer<ArrayBuffer>;
  readonly type: string;
}

/** How an import stands. */
interface Progress {
  status: string;
  rows: number;
  processed: number;
  created: number;
}

function transferOf({ url }: Api, { token }: Learner) {
  async function ask(path: string, sent?: Sent): Promise<Response> {
    const answer = await fetch(`${url}/api${path}`, {
      headers: { authorization: `Bearer ${token}`, ...(sent && { 'content-type': sent.type }) },
      ...(sent && { method: 'POST', body: sent.body }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }
  const json = async <Data>(path: string, sent?: Sent) => (await (await ask(path, sent)).json()) as Data;

  return {
    /** All words as a file, oldest first. */
    save: async (format: string) =>
      Buffer.from(await (await ask(`/vocabulary/export?format=${format}&sort_by=oldest`)).arrayBuffer()),
    /**
     * Looks at a file and takes it in as it is suggested. Gives how long the look took, in seconds, how it ended, how
     * often its progress was another one, and how much longer the second half of its rows took than the first.
     */
    async take(file: Buffer<ArrayBuffer>, name: string) {
      const began = performance.now();
      const { import_id: id } = await json<{ import_id: string }>(`/vocabulary/import/preview?name=${name}`, {
        body: file,
        type: 'application/octet-stream',
      });
      const looked = (performance.now() - began) / 1000;
      await json('/vocabulary/import', { body: JSON.stringify({ import_id: id }), type: 'application/json' });
      const started = performance.now();
      const seen = new Set<number>();
      let half: number | null = null;
      for (;;) {
        const { import: state } = await json<{ import: Progress }>(`/vocabulary/import/${id}`);
        const now = performance.now();
        seen.add(state.processed);
        if (state.processed >= state.rows / 2) half ??= now;
        const slowing = half === null ? NaN : (now - half) / (half - started);
        if (state.status !== 'running') return { looked, steps: seen.size, state, slowing };
        await sleep(POLL_MS);
      }
    },
  };
}

export async function run({ startApi, check, say }: Bench): Promise<void> {
  const api = await startApi();
  const giver = transferOf(api, await api.createLearner());
  const seeding = performance.now();
  await giver.take(table(WORDS), 'words.csv');
  say(`${WORDS} words taken in for the first time: ${seconds(seeding).toFixed(1)} s`);
  const before = await giver.save('csv');
  for (const format of ['csv', 'apkg']) {
    const taker = transferOf(api, await api.createLearner());
    const stop = watch(api);
    const began = performance.now();
    const file = await giver.save(format);
    const saved = seconds(began);
    const { looked, steps, state, slowing } = await taker.take(file, `words.${format}`);
    const all = seconds(began);
    const { held, waits } = await stop();
    const half = Math.ceil(held.length / 2);
    const growth = Math.max(...held.slice(half)) - Math.max(...held.slice(0, half));
    say(
      `${format}, ${(file.length / 1e6).toFixed(1)} MB: written in ${saved.toFixed(1)} s, looked at in ${looked.toFixed(1)} s, ` +
        `taken in in ${(all - saved - looked).toFixed(1)} s; memory at most ${Math.max(...held).toFixed(0)} MB`,
    );
    check(`${format}: a round trip`, all, PROMISED);
    check(`${format}: words that came in`, state.created, { min: WORDS, max: WORDS });
    check(`${format}: bytes that differ afterwards`, Buffer.compare(before, await taker.save('csv')), {
      min: 0,
      max: 0,
    });
    check(`${format}: memory of the second half over the first`, growth, GROWTH);
    check(`${format}: steps of its progress`, steps, STEPS);
    check(`${format}: time of the second half of its words over the first`, slowing, SLOWING);
    check(`${format}: somebody else's call meanwhile, 95 %`, quantile(waits, 0.95), OTHERS);
  }
}
