import { closeRemotes, cut, reply, type Answer } from '@kotoba/federation/testing';
import { screen } from '@testing-library/react';
import { session, word } from '../testing/fixtures';
import { effects, field, openQuiz } from '../testing/open-quiz';

afterEach(closeRemotes);

const hot = word(1, {
  enWord: 'hot',
  jaWord: '暑い',
  kanji: '暑い',
  hiragana: 'あつい',
  partOfSpeech: 'i-adjective',
});
const button = () => screen.queryByRole('button', { name: 'Hint' });
const told = () => screen.findByText(/of the kind/);

async function open(answer: Answer, mode = 1) {
  const opened = await openQuiz(session([[hot, 0]], { mode }), {
    'GET /learn/learn-detail/41/1/hint': answer,
  });
  return opened;
}
const nothing = reply({ data: { meanings: [], namesakes: [] } });

test('on demand it says kind and length, other meanings, and which words are not meant', async () => {
  const namesakes = [
    { id: 2, enWord: 'hot; spicy', jaWord: '辛い' },
    { id: 3, enWord: 'hot (thing)', jaWord: null },
  ];
  const { user } = await open(reply({ data: { meanings: ['sultry', 'warm'], namesakes } }));
  expect(screen.queryByText(/of the kind/)).not.toBeInTheDocument();
  await user.click(button() as HTMLElement);
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByText('辛い')).toHaveAttribute('lang', 'ja');
  const hint = screen.getByText('辛い').closest('[role=status]');
  expect(hint).toHaveTextContent(
    'It has 3 sounds and is of the kind “i-adjective”. It can also mean: sultry, warm.' +
      'Of your words, not meant: 辛い “hot; spicy”, “hot (thing)”',
  );
});

test('a press leaves the focus in the box, a second one closes it', async () => {
  const { user } = await open(nothing);
  await user.click(button() as HTMLElement);
  expect(await told()).toBeVisible();
  expect(field()).toHaveFocus();
  await user.click(button() as HTMLElement);
  expect(screen.queryByText(/of the kind/)).not.toBeInTheDocument();
});

test('what the page knows itself is said without the server', async () => {
  const { user } = await open(cut);
  await user.click(button() as HTMLElement);
  expect(await screen.findByText('Your other words could not be looked up.')).toBeVisible();
  expect(await told()).toHaveTextContent('It has 3 sounds and is of the kind “i-adjective”.');
});

test.each([2, 4])('mode %d, which asks for the meaning, has none', async (mode) => {
  await open(nothing, mode);
  await effects();
  expect(button()).not.toBeInTheDocument();
});
