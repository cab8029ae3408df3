import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ServerResponse } from 'node:http';
import { createRandom } from '../e2e/support/random';
import {
  startProviderEndpoint,
  type EndpointRequest,
} from '../engines/providers/src/testing/provider-endpoint';
import type { Bench } from './lib/api';
import { createDevice, KILLS, killAndStart, type Device } from './lib/kills';
import { quantile } from './lib/statistics';

export const title = `${KILLS} kills while the assistant answers and cards are saved: every message, answer and word once`;

/** What is said, and the word that the assistant then brings. */
const SAID: [string, { en_word: string; ja_word: string; kana: string; part_of_speech: string }][] = [
  ['teach me about rain', { en_word: 'umbrella', ja_word: '傘', kana: 'かさ', part_of_speech: 'noun' }],
  ['and about travel', { en_word: 'ticket', ja_word: '切符', kana: 'きっぷ', part_of_speech: 'noun' }],
];
const PIECE_MS = 25;
const SHOWN_MS = 30_000;
const NONE = { max: 0 };
/** Kills that cut something off, of all. */
const IN_THE_MIDDLE = { min: 0.5 };

/** Writes its answer as slowly as a real one: about half a second. */
async function writeSlowly(response: ServerResponse, { body }: EndpointRequest): Promise<void> {
  const asked = (body as { messages: { content: string }[] }).messages.at(-1)?.content;
  const card = SAID.find(([content]) => content === asked)?.[1];
  const text = `Here is a word that you may need one day.\n\`\`\`cards\n${JSON.stringify([card])}\n\`\`\``;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let place = 0; place < text.length && !response.destroyed; place += 10) {
    const delta = { content: text.slice(place, place + 10) };
    response.write(`data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`);
    await sleep(PIECE_MS);
  }
  response.end('data: [DONE]\n\n');
}

interface Message {
  id: number;
  type: 'user' | 'assistant';
  content: string;
  vocabularyData: { en_word: string; is_saved: boolean }[];
}

/** One message after the other; the card of each answer is saved from two tabs at once. */
async function talk(device: Device): Promise<void> {
  for (const [content] of SAID) {
    const said = { body: { content }, key: randomUUID() };
    const { assistantMessage: answer } = await device.insist<{ assistantMessage: Message }>(
      'POST',
      '/chat/send',
      said,
    );
    const body = {
      vocabulary_items: answer.vocabularyData,
      chat_message_id: answer.id,
      vocabulary_index: 0,
    };
    await Promise.all([1, 2].map(() => device.insist('POST', '/chat/save-vocabulary', { body })));
  }
}

const history = async (device: Device) =>
  (await device.insist<{ messages: Message[] }>('GET', '/chat/history')).messages;

/** Another tab with the conversation: it asks when it opens, after a gap, and when it is told of a change. */
async function openTab(device: Device) {
  let shown = await history(device);
  let asking = Promise.resolve();
  const read = () => {
    asking = asking.then(async () => {
      shown = await history(device);
    });
  };
  const leave = device.follow({
    onEvent({ type }) {
      if (type === 'chat.changed' || type === 'vocabulary.changed') read();
    },
    onOpened: read,
  });
  return { shown: () => shown, leave };
}

const inShort = (messages: readonly Message[]) =>
  messages.map(({ type, content, vocabularyData }) =>
    type === 'user'
      ? content
      : vocabularyData.map(({ en_word, is_saved }) => `${en_word} ${is_saved}`).join(),
  );
const EXPECTED = SAID.flatMap(([content, { en_word }]) => [content, `${en_word} true`]);
const WORDS = SAID.map(([, { en_word }]) => en_word).sort();

/** Whether everything was done once, and whether the other tab shows it. */
async function judge(device: Device, tab: Awaited<ReturnType<typeof openTab>>) {
  const messages = await history(device);
  const { vocabulary } = await device.insist<{ vocabulary: { en_word: string }[] }>(
    'GET',
    '/vocabulary?limit=1000',
  );
  const made = { told: inShort(messages), words: vocabulary.map(({ en_word }) => en_word).sort() };
  const end = Date.now() + SHOWN_MS;
  while (!isDeepStrictEqual(tab.shown(), messages) && Date.now() < end) await sleep(20);
  return {
    made,
    isRight: isDeepStrictEqual(made, { told: EXPECTED, words: WORDS }),
    isShown: isDeepStrictEqual(tab.shown(), messages),
  };
}

export async function run({ startApi, check, say }: Bench): Promise<void> {
  const provider = await startProviderEndpoint(
    (response, _call, request) => void writeSlowly(response, request),
  );
  try {
    const random = createRandom(20_261_121);
    const api = await startApi({ ASSISTANT_BASE_URL: provider.baseUrl, ASSISTANT_MODEL: 'teacher-1' });
    const newDevice = async () => createDevice(api, await api.createLearner());
    await talk(await newDevice());
    const quiet = await newDevice();
    const began = performance.now();
    await talk(quiet);
    const span = performance.now() - began;
    say(`undisturbed: ${SAID.length} messages in ${Math.round(span)} ms`);
    const count = { other: 0, unshown: 0, middle: 0 };
    const starts: number[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const device = await newDevice();
      const tab = await openTab(device);
      let isOver = false;
      const talking = talk(device).then(() => (isOver = true));
      await sleep(random() * span);
      count.middle += isOver ? 0 : 1;
      starts.push(await killAndStart(api, round, random));
      await talking;
      const { made, isRight, isShown } = await judge(device, tab);
      tab.leave();
      count.unshown += isShown ? 0 : 1;
      if (isRight) continue;
      count.other += 1;
      say(`round ${round}: ${JSON.stringify(made)}`);
    }
    say(`the provider was asked ${provider.requests.length} times`);
    say(
      `ready after ${(quantile(starts, 0.5) / 1000).toFixed(2)} s, at most ${(Math.max(...starts) / 1000).toFixed(2)} s`,
    );
    check('kills that cut something off, of all', count.middle / KILLS, IN_THE_MIDDLE);
    check('rounds with other messages, cards or words', count.other, NONE);
    check('rounds of which another tab was not told', count.unshown, NONE);
  } finally {
    await provider.close();
  }
}
