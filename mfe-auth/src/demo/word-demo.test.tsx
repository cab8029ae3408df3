import { closeRemotes, cut, reply, type Answers } from '@kotoba/federation/testing';
import { screen } from '@testing-library/react';
import { button, field, openAuth } from '../testing/open-auth';

afterEach(closeRemotes);

const WORD = 'GET /demo/word';
const umbrella = {
  en_word: 'umbrella',
  ja_word: '傘',
  hiragana: 'かさ',
  katakana: null,
  kanji: '傘',
  romaji: 'kasa',
  part_of_speech: 'noun',
  level: 'N5',
  ja_sentence: '傘を忘れました。',
  ja_hiragana_sentence: 'かさをわすれました。',
  romaji_sentence: 'kasa o wasuremashita.',
  en_sentence: 'I forgot my umbrella.',
  sounds: ['ja_word'],
};
const open = (answers: Answers, at = '/auth/signin') => openAuth({ at, answers });

test.each(['/auth/signin', '/auth/signup'])('%s says what Kotoba is and offers a word to try', async (at) => {
  open({}, at);
  expect(await screen.findByText(/keeps the Japanese words of your class/)).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Try it with one word' })).toBeVisible();
});

test('one press on a suggestion shows the word with its reading, meaning and sentence, and what can be heard', async () => {
  const { user, server } = open({ [WORD]: reply(umbrella) });
  await user.click(await button('umbrella'));
  expect(await screen.findByText('I forgot my umbrella.')).toBeVisible();
  expect(screen.getByText('kasa')).toBeVisible();
  expect(screen.getAllByText('かさ')[0]).toBeVisible();
  expect(await button('Play Japanese word')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Play Japanese sentence' })).toBeNull();
  expect(server.calls).toHaveLength(1);
});

test.each([
  [
    'a word that is not known',
    reply({ code: 'NOTHING_FOUND', error: 'unknown' }, 404),
    /^We do not know “qwrtz”/,
  ],
  ['a server that is away', cut, /cannot be looked up right now/],
  [
    'a server without the call',
    reply({ code: 'NOT_FOUND', error: '' }, 404),
    /cannot be looked up right now/,
  ],
])('%s is told kindly, and asked again', async (_what, answer, told) => {
  const { user, server } = open({ [WORD]: answer });
  await user.type(await field('Your word'), 'qwrtz{Enter}');
  expect(await screen.findByText(told)).toBeVisible();
  await user.click(await button('Show it'));
  expect(await screen.findByText(told)).toBeVisible();
  expect(server.calls).toHaveLength(2);
});
