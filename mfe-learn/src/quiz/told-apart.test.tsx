import type { ToldApart } from '@kotoba/api-client';
import type { SessionMode } from '@kotoba/contracts';
import { closeRemotes } from '@kotoba/federation/testing';
import { screen, waitFor } from '@testing-library/react';
import { session, station, word } from '../testing/fixtures';
import { openQuiz, prompt } from '../testing/open-quiz';

afterEach(closeRemotes);

const hot = word(1, {
  enWord: 'hot',
  jaWord: '暑い',
  kanji: '暑い',
  hiragana: 'あつい',
  romaji: 'atsui',
  partOfSpeech: 'i-adjective',
  enSentence: 'It is hot today.',
});
const nothing: ToldApart = {
  kind: false,
  usage: null,
  takesObject: null,
  register: null,
  meanings: [],
  notMeant: [],
};

async function openApart(apart: ToldApart, { mode = 1, asked = hot } = {}) {
  const opened = session(
    [
      [asked, 0],
      [station, 0],
    ],
    { mode: mode as SessionMode },
  );
  const [first, second] = opened.learnDetails;
  if (!first || !second) throw new Error('Two cards were dealt');
  return openQuiz({ ...opened, learnDetails: [{ ...first, apart }, second] });
}

const line = () => screen.queryByText(/Meant here:/);

test.each<[string, Partial<ToldApart>, string]>([
  ['what it is said of', { usage: 'of the weather or a room' }, 'of the weather or a room'],
  ['its kind', { kind: true }, 'the i-adjective'],
  ['that it is polite', { register: 'polite' }, 'the polite word'],
  ['that it is humble', { register: 'humble' }, 'the humble word'],
  ['that it is casual', { register: 'casual' }, 'the casual word'],
  ['whose it is', { register: 'own' }, 'your own, when you speak to others'],
  ['that it is done to something', { takesObject: true }, 'somebody does it to something'],
  ['that it happens by itself', { takesObject: false }, 'it happens by itself'],
  ['what else it means', { meanings: ['sultry', 'warm'] }, 'also “sultry, warm”'],
  ['several of these', { kind: true, usage: 'of a taste' }, 'the i-adjective; of a taste'],
  ['an example where nothing else is known', { notMeant: ['辛い'] }, 'as in “It is hot today.”'],
])(
  'beside a prompt that fits several words stands %s, before anything is typed (ANS-39)',
  async (_, told, said) => {
    await openApart({ ...nothing, ...told });
    expect(prompt()).toHaveTextContent('hot');
    expect(line()?.textContent).toBe(`Meant here: ${said}`);
  },
);

test.each([null, 'They call it atsui.'])(
  'an example that is missing or holds the answer (%s) is none: the other word is named, in its language',
  async (enSentence) => {
    await openApart({ ...nothing, notMeant: ['辛い'] }, { asked: { ...hot, enSentence } });
    expect(line()?.textContent).toBe('Meant here: not 辛い');
    expect(screen.getByText('辛い')).toHaveAttribute('lang', 'ja');
  },
);

test('where the meaning is asked for it would be the answer, and is not shown', async () => {
  await openApart({ ...nothing, usage: 'of the weather' }, { mode: 2 });
  expect(prompt()).toHaveTextContent('あつい');
  expect(line()).not.toBeInTheDocument();
});

test('it goes with its word: the next one has none', async () => {
  const { answer, user } = await openApart({ ...nothing, usage: 'of the weather' });
  await answer('atsui');
  await user.click(await screen.findByRole('button', { name: 'Moving to next word...' }));
  await waitFor(() => expect(prompt()).toHaveTextContent('station'));
  expect(line()).not.toBeInTheDocument();
});
