import { closeRemotes, openRemote, reply, type Answers } from '@kotoba/federation/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { collectionOf } from '../testing/collection';
import { entryOf } from '../testing/entry';

afterEach(closeRemotes);

const word = { ja_word: '食べる', kana: 'たべる', en_word: 'to eat' };
const n5 = {
  name: 'jlpt-n5',
  title: 'JLPT N5',
  words: 707,
  known: 0,
  first: [word],
  next: { from: 0, count: 25 },
};
const answers: Answers = {
  ...collectionOf([entryOf()]).answers,
  'GET /decks': reply({
    decks: [
      n5,
      { ...n5, name: 'travel', title: 'Travel', words: 40, known: 20, next: { from: 20, count: 20 } },
      { ...n5, name: 'greetings', title: 'Greetings', words: 23, next: { from: 0, count: 23 } },
      { ...n5, name: 'food', title: 'Food', words: 38, known: 38, next: null },
    ],
  }),
  'POST /decks/jlpt-n5': reply({ created_count: 25, vocabulary_ids: Array(25).fill(7), user_topic_id: 1 }),
};
const open = (more: Answers = {}) =>
  openRemote(remote, { at: '/vocabularies/decks', answers: { ...answers, ...more } });
const deck = async (name: string) => within(await screen.findByRole('listitem', { name }));

test('a deck shows its number of words, its first words, and what can be added', async () => {
  open();
  const first = await deck('JLPT N5');
  expect(first.getByText('707 words')).toBeVisible();
  expect(first.getByText('to eat')).toBeVisible();
  expect(first.getByRole('button', { name: 'Add the first 25 words' })).toBeVisible();
  const second = await deck('Travel');
  expect(second.getByText('20 of 40 words are yours')).toBeVisible();
  expect(second.getByRole('button', { name: 'Add the next 20 words' })).toBeVisible();
  expect((await deck('Greetings')).getByRole('button', { name: 'Add all 23 words' })).toBeVisible();
  expect((await deck('Food')).getByText('All words are yours')).toBeVisible();
});

test('one press adds a portion and leads to its words, ready to practice', async () => {
  const { user, server, place } = open();
  await user.click((await deck('JLPT N5')).getByRole('button', { name: 'Add the first 25 words' }));
  expect(await screen.findByText('25 words of “JLPT N5” are yours now')).toBeVisible();
  expect(server.sent('POST /decks/jlpt-n5')).toEqual([{ from: 0 }]);
  await waitFor(() => expect(place()).toMatchObject({ pathname: '/vocabularies', search: '?userTopicId=1' }));
  await user.click(screen.getByRole('button', { name: 'Practice' }));
  await waitFor(() => expect(place().pathname).toBe('/learn/today'));
});

test('words that could not be added are told, and can be added again', async () => {
  const { user, place } = open({ 'POST /decks/jlpt-n5': reply({}, 500) });
  await user.click((await deck('JLPT N5')).getByRole('button', { name: 'Add the first 25 words' }));
  expect(await screen.findByText('These words could not be added')).toBeVisible();
  expect((await deck('JLPT N5')).getByRole('button', { name: 'Add the first 25 words' })).toBeEnabled();
  expect(place().pathname).toBe('/vocabularies/decks');
});

test('all words of a deck can be looked at, with those that the learner has', async () => {
  const { user } = open({
    'GET /decks/travel': reply({
      deck: n5,
      words: [
        { ...word, known: true },
        { ja_word: 'ホテル', kana: null, en_word: 'hotel', known: false },
      ],
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'See all words of Travel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Travel' }));
  expect(await dialog.findByText('to eat · yours')).toBeVisible();
  expect(dialog.getByText('hotel')).toBeVisible();
});
