import { setTimeout as sleep } from 'node:timers/promises';
import { loadTypeScript } from '../../scripts/lib/typescript.mjs';

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
const { FIELDS } = await loadTypeScript('services/api/src/features/transfer/fields.ts');

/** The digits of a number below `base ** count`, in that base. */
const digits = (number, base, count) =>
  Array.from({ length: count }, (_, place) => Math.floor(number / base ** place) % base);

function word(number) {
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

const cell = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A table of `count` different words with everything that a word can have, as CSV. */
export function table(count) {
  const rows = Array.from({ length: count }, (_, number) => {
    const values = word(number);
    return FIELDS.map((column) => cell(values[column] ?? '')).join(',');
  });
  return Buffer.from([FIELDS.join(','), ...rows, ''].join('\r\n'));
}

const POLL_MS = 100;

/** Files of one learner, as the screens send and fetch them. */
export function transferOf(url, token) {
  async function ask(path, { method, body, type } = {}) {
    const answer = await fetch(`${url}/api${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) },
      body,
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }
  const json = async (path, options) => (await ask(path, options)).json();

  return {
    /** All words as a file, oldest first. */
    save: async (format) =>
      Buffer.from(await (await ask(`/vocabulary/export?format=${format}&sort_by=oldest`)).arrayBuffer()),
    /**
     * Looks at a file and takes it in as it is suggested. Gives how long the look took, in seconds, how it ended, how often its progress
     * was another one, and how much longer the second half of its rows took than the first.
     */
    async take(file, name) {
      const began = performance.now();
      const { import_id: id } = await json(`/vocabulary/import/preview?name=${name}`, {
        body: file,
        type: 'application/octet-stream',
      });
      const looked = (performance.now() - began) / 1000;
      await json('/vocabulary/import', { body: JSON.stringify({ import_id: id }), type: 'application/json' });
      const started = performance.now();
      const seen = new Set();
      let half = null;
      for (;;) {
        const { import: state } = await json(`/vocabulary/import/${id}`);
        const now = performance.now();
        seen.add(state.processed);
        if (state.processed >= state.rows / 2) half ??= now;
        if (state.status !== 'running')
          return { looked, steps: seen.size, state, slowing: (now - half) / (half - started) };
        await sleep(POLL_MS);
      }
    },
  };
}
