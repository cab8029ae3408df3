import type { TestLearner, TestServer } from '../../../testing/test-server';
import type { ChatMessage } from '../chat.schemas';

/** Sends a message and gives its answer. */
export async function send({ inject }: TestLearner, content: string): Promise<ChatMessage> {
  const answer = await inject({ url: '/chat/send', body: { content } });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ assistantMessage: ChatMessage }>().assistantMessage;
}

/** The answers to the messages of a new learner, one after the other. */
export async function talkTo(server: TestServer, ...messages: string[]): Promise<ChatMessage[]> {
  const learner = await server.createLearner();
  const answers: ChatMessage[] = [];
  for (const message of messages) answers.push(await send(learner, message));
  return answers;
}

export const wordsOf = ({ vocabularyData }: ChatMessage): string[] =>
  vocabularyData.map(({ ja_word }) => ja_word);
