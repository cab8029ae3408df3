import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFixtureDictionary } from '../../../../../engines/language/src/testing/fixture-dictionary';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { talkTo } from './testing/talk';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ prepare: ({ pool }) => loadFixtureDictionary(pool) });
});
afterAll(() => server.close());

// CHAT-14.
/** A title, then its turns: what is said, a tab, a part of what is answered; an empty line between conversations. */
const conversations = readFileSync(join(__dirname, 'testing/conversations.tsv'), 'utf8')
  .trim()
  .split('\n\n')
  .map((block) => {
    const [title = '', ...lines] = block.split('\n');
    return { title, turns: lines.map((line) => line.split('\t')) };
  });

test.each(conversations)('$title', async ({ turns }) => {
  const answers = await talkTo(server, ...turns.map(([said = '']) => said));
  for (const [at, [said = '', part = '']] of turns.entries())
    expect(`${said}\n${answers[at]?.content ?? ''}`).toContain(part);
  // Each ends in what is kept: words that are saved, or a practice that is started.
  expect(answers.at(-1)?.action).toEqual(
    expect.objectContaining(
      answers.at(-1)?.action?.type === 'save'
        ? { vocabulary_ids: expect.arrayContaining([expect.any(Number)]) }
        : { session_id: expect.any(Number) },
    ),
  );
});

test('each has ten turns', () => {
  expect(conversations.map(({ turns }) => turns.length)).toEqual(Array(14).fill(10));
});
