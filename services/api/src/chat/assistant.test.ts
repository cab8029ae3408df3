import {
  draft,
  fixtureLanguage,
  station,
  ticket,
  train,
  umbrella,
} from '../vocabulary/testing/fixture-language';
import { reply } from './assistant';

test.each([
  ['umbrella', 5],
  ['6 words for music', 6],
  ['give me １２ animals', 12],
  ['100 verbs', 20],
  ['0 words', 1],
  ['the A380', 5],
])('"%s" asks for up to %i words', async (message, count) => {
  const asked: number[] = [];
  const language = fixtureLanguage({
    generate: async (_input, _type, most) => {
      asked.push(most);
      return [];
    },
  });
  await reply(language, message);
  expect(asked).toEqual([count]);
});

test('says how many words it brings, or how to ask', async () => {
  const answering = (count: number) =>
    fixtureLanguage({ generate: async () => [umbrella, train, ticket].slice(0, count) });
  expect((await reply(answering(0), 'x')).content).toContain('I found no words');
  expect((await reply(answering(1), 'x')).content).toBe('Here is a word for you.');
  expect((await reply(answering(3), 'x')).content).toBe('Here are 3 words for you.');
});

test('words of the asked topic have their place in it, others go to "Assistant"', async () => {
  const language = fixtureLanguage({ generate: async () => [station, train, draft({ en_word: 'bus' })] });
  const { cards } = await reply(language, 'travel by train');
  expect(cards.map(({ place }) => place)).toEqual([
    { collection: 'Travel by train', topic: 'At the station' },
    { collection: 'Travel by train', topic: 'Trains' },
    { collection: 'Assistant' },
  ]);
});
