import { withOwnDatabase, type Bench, type Own } from './lib/api';
import { median } from './lib/statistics';

export const title = 'a history of 10,000 messages pages like one of 100';

const SMALL = 100;
const LARGE = 10_000;
const PAGE = 50;
const WARM_UP = 5;
const ROUNDS = 40;
/** A page anywhere in the long history, of the first page of the short one. */
const RATIO = { max: 2 };

/**
 * A learner whose history has `count` messages, every second one an answer with a card, as one exchange has left them.
 */
async function createLearnerWithHistory({ pool, createLearner }: Own, count: number) {
  const { userId, ask } = await createLearner();
  const { data } = await ask<{ assistantMessage: { id: number } }>('/chat/send', {
    content: 'how do you say umbrella',
  });
  const { id } = data.assistantMessage;
  await pool.query(
    `with made as (
       insert into chat_messages (user_id, type, content, created_at, updated_at)
       select user_id, case when n % 2 = 0 then 'assistant' else 'user' end, content, created_at, updated_at
       from chat_messages, generate_series(1, $3::int) n where user_id = $1 and id = $2 order by n
       returning user_id, id, type)
     insert into chat_cards (user_id, message_id, position, vocabulary_id, snapshot)
     select made.user_id, made.id, position, vocabulary_id, snapshot from made, chat_cards
     where made.type = 'assistant' and chat_cards.user_id = $1 and chat_cards.message_id = $2`,
    [userId, id, count - 2],
  );
  return async (offset: number) => {
    const { data: page, ms } = await ask<{ messages: unknown[] }>(
      `/chat/history?limit=${PAGE}&offset=${offset}`,
    );
    if (page.messages.length !== PAGE) throw new Error(`${page.messages.length} messages at ${offset}`);
    return ms;
  };
}

export const run = (bench: Bench) =>
  withOwnDatabase(bench, async (own) => {
    const small = await createLearnerWithHistory(own, SMALL);
    const large = await createLearnerWithHistory(own, LARGE);
    await own.pool.query('vacuum analyze');
    const pages = {
      [`first page of ${SMALL}`]: () => small(0),
      newest: () => large(0),
      middle: () => large(LARGE / 2),
      oldest: () => large(LARGE - PAGE),
    };
    const times = Object.entries(pages).map(([name, ask]) => ({ name, ask, all: [] as number[] }));
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      for (const { ask, all } of times) {
        const ms = await ask();
        if (round >= 0) all.push(ms);
      }
    }
    const first = median(times[0]?.all ?? []);
    for (const { name, all } of times) bench.say(`${name}: ${median(all).toFixed(1)} ms`);
    for (const { name, all } of times.slice(1)) bench.check(`${name} page`, median(all) / first, RATIO);
  });
