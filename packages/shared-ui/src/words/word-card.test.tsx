import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import { WordCard, WordGridSkeleton } from './word-card';
import { WordActions, type WordView } from './word-parts';

const umbrella: WordView = {
  english: 'umbrella',
  segments: [{ text: '傘', ruby: 'かさ' }],
  romaji: 'kasa',
  partOfSpeech: 'noun',
  level: 'N5',
  tags: ['word', '天気'],
};

test('shows the whole entry, and leads to its page', () => {
  renderUi(
    <WordCard
      word={umbrella}
      to="/v"
      progress="Learning"
      audio={<button>sound</button>}
      status="Not saved"
    />,
  );
  const card = within(screen.getByRole('article', { name: 'umbrella' }));
  expect(card.getByRole('heading', { level: 3, name: 'umbrella' })).toBeInTheDocument();
  for (const text of [
    '傘',
    'かさ',
    'kasa',
    'noun',
    'about N5',
    'word',
    '天気',
    'sound',
    'Learning',
    'Not saved',
  ]) {
    expect(card.getByText(text)).toBeInTheDocument();
  }
  expect(card.getByRole('link', { name: 'View umbrella' })).toHaveAttribute('href', '/v');
  expect(card.getByText('天気').closest('[lang]')).toHaveAttribute('lang', 'ja');
  expect(card.getByText('傘').closest('[lang]')).toHaveAttribute('lang', 'ja');
});

test('an entry with only a meaning and kana has no empty parts', () => {
  renderUi(<WordCard word={{ english: 'hello', segments: [{ text: 'こんにちは', ruby: null }] }} />);
  expect(screen.getByText('こんにちは')).toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('its actions are named by the word', async () => {
  const remove = jest.fn();
  renderUi(<WordActions english="umbrella" editTo="/vocabularies/1/edit" onDelete={remove} />);
  expect(screen.getByRole('link', { name: 'Edit umbrella' })).toHaveAttribute('href', '/vocabularies/1/edit');
  await userEvent.click(screen.getByRole('button', { name: 'Delete umbrella' }));
  expect(remove).toHaveBeenCalledTimes(1);
});

test('a list on its way is busy and has the shape of its cards', () => {
  const { container } = renderUi(<WordGridSkeleton count={12} />);
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
});
