import type { Note } from '@kotoba/api-client';
import { render, screen } from '@testing-library/react';
import { Became } from './became';

const note = (id: number, text: string, more: Partial<Note> = {}): Note => ({
  ...{
    id,
    content: `WORD - ${text}`,
    createdAt: '2026-11-20T08:00:00.000Z',
    isConverted: false,
    error: null,
  },
  ...{ vocabularyIds: [], words: [], kept: [], notFound: [], pieces: [] },
  ...{ question: null, hasOtherMeanings: false },
  ...more,
});
const became = (...words: string[]): Partial<Note> => ({
  isConverted: true,
  words: words.map((ja_word, id) => ({ id, ja_word, en_word: 'word', reading: '' })),
});

test('NOTE-22 what becomes of a note while one looks on is said; what was there before is not', () => {
  const cat = note(3, 'cat', became('猫'));
  const { rerender } = render(<Became notes={[cat, note(2, 'zzz'), note(1, 'umbrella')]} />);
  const said = screen.getByRole('status');
  expect(said).toHaveTextContent(/^$/);
  rerender(
    <Became notes={[cat, note(2, 'zzz', { error: 'No' }), note(1, 'umbrella', became('傘', '雨傘'))]} />,
  );
  expect(said).toHaveTextContent('zzz: failed. umbrella → 傘、雨傘');
  expect(screen.getByText('傘、雨傘')).toHaveAttribute('lang', 'ja');
  // One that was quicker than the list, and an older one that is loaded now.
  const dog = note(4, 'dog', became('犬'));
  rerender(<Became notes={[dog, cat]} />);
  expect(said).toHaveTextContent(/^dog → 犬$/);
  rerender(<Became notes={[dog, cat, note(1, 'old', became('古い'))]} />);
  expect(said).toHaveTextContent(/^dog → 犬$/);
});
