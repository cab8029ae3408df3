import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { quiz, start } from '../../learning/testing/quiz';
import type { TestLearner, TestServer } from '../../../testing/test-server';
import { addWords, manyWords } from '../../vocabulary/testing/word-server';

async function settled({ inject }: TestLearner): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const { notes } = (await inject('/capture-notes')).json<{ notes: { isConverted: boolean }[] }>();
    if (notes.every(({ isConverted }) => isConverted)) return;
    await sleep(25);
  }
  throw new Error('The note was not converted');
}

/** A learner who did everything once, through the calls that the screens make: every table has a row of theirs. */
export async function createBusyLearner(server: TestServer): Promise<TestLearner> {
  const learner = await server.createLearner();
  const { inject, email, password } = learner;
  await inject({ url: '/auth/signin', body: { email, password } });
  await inject({ url: '/auth/forgot-password', body: { email } });
  await inject({
    url: '/capture-notes',
    body: { content: 'umbrella', type: 'WORD' },
    headers: { 'idempotency-key': randomUUID() },
  });
  await settled(learner);
  await inject({ url: '/chat/send', body: { content: 'umbrella' } });
  await inject({
    url: '/vocabulary/import/preview',
    body: 'english,japanese\ncloud,雲',
    headers: { 'content-type': 'text/csv' },
  });
  const [id, forgotten] = await addWords(learner, manyWords(2));
  await inject({ url: `/vocabulary/${forgotten}`, method: 'DELETE' });
  const session = quiz(learner, await start(learner, [id], 2));
  await session.answer(id, 'word 1');
  await inject({ url: '/learn/vacation', method: 'PUT', body: { away: true } });
  return learner;
}
