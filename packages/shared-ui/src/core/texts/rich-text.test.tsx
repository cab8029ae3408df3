import { render, screen } from '@testing-library/react';
import { RichText } from './rich-text';

const parts = {
  terms: (inside: string) => <a href="/terms">{inside}</a>,
  b: (inside: string) => <b>{inside}</b>,
};

test('turns tags into elements and keeps the words around', () => {
  render(
    <p>
      <RichText text="I agree to the <terms>Terms</terms> of <b>Kotoba</b>." parts={parts} />
    </p>,
  );
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('paragraph')).toHaveTextContent('I agree to the Terms of Kotoba.');
});

test.each([
  ['an unknown <i>tag</i> shows its words', 'an unknown tag shows its words'],
  ['2 < 3 and <open', '2 < 3 and <open'],
  ['', ''],
])('%s', (text, shown) => {
  const { container } = render(<RichText text={text} parts={parts} />);
  expect(container).toHaveTextContent(shown);
});
