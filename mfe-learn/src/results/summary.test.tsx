import { UiProvider } from '@kotoba/shared-ui/core';
import type { ItemStatus } from '@kotoba/contracts';
import { render, screen } from '@testing-library/react';
import { figuresOf } from './figures';
import { Summary } from './summary';
import { session, station, word } from '../testing/fixtures';

const cat = word(3, { jaWord: '猫', hiragana: 'ねこ', kanji: '猫', enWord: 'cat' });
const dog = word(4, { jaWord: '犬', hiragana: 'いぬ', kanji: '犬', enWord: 'dog' });
const inDays = (days: number): string => {
  const at = new Date();
  at.setDate(at.getDate() + days);
  return at.toISOString();
};

function show(...statuses: ItemStatus[]) {
  const words = [word(1), station, cat, dog];
  const made = session(statuses.map((status, index) => [words[index] ?? dog, status] as const));
  const learnDetails = made.learnDetails.map((item, index) => ({
    ...item,
    practised: index === 0,
    due: inDays(index),
  }));
  render(
    <UiProvider>
      <Summary session={{ ...made, learnDetails }} figures={figuresOf(learnDetails)} />
    </UiProvider>,
  );
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}
const sentence = () => screen.getByRole('heading', { level: 2 });

test.each<[ItemStatus[], string]>([
  [[1, 1], 'You knew all 2 words. Well done!'],
  [[1], 'You knew the word. Well done!'],
  [[1, 2, 3], 'You knew 1 of 3 words. The others come back until they stay.'],
  [[2, 3], 'These words are still hard. They come back soon, and each time they get easier.'],
  [[0, 0], 'No answers this time. The words wait for you.'],
])('a session of %j is summed up in one sentence', (statuses, text) => {
  show(...statuses);
  expect(sentence()).toHaveTextContent(text);
});

test('the three hardest words come with what was typed instead and when they come back: those that stayed wrong first', () => {
  expect(show(2, 2, 3, 2)).toEqual([
    '駅stationYou typed hatComes back tomorrow',
    '犬dogYou typed hatComes back in 3 days',
    '傘umbrellaYou typed hatComes back today',
  ]);
});

test('a word that was looked up says so; a session without hard words names none', () => {
  expect(show(1, 1, 3)).toEqual(['猫catYou looked it upComes back in 2 days']);
});
