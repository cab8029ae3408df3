import { render, screen } from '@testing-library/react';
import { Furigana, Headword } from './headword';
import { ReadingAids, type ReadingSettings } from './reading-aids';
import { Heading, JapaneseText, LearnerText, MixedText } from './text';

const segments = [
  { text: '食', ruby: 'た' },
  { text: 'べる', ruby: null },
];

test('a heading has the level that it names, also when only read', () => {
  render(
    <>
      <Heading level={1}>One</Heading>
      <Heading level={3} hidden>
        Three
      </Heading>
    </>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'One' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Three' })).toBeInTheDocument();
});

test('Japanese text says so', () => {
  render(<JapaneseText>傘</JapaneseText>);
  expect(screen.getByText('傘')).toHaveAttribute('lang', 'ja');
  expect(screen.getByText('傘').tagName).toBe('SPAN');
});

test.each([
  ['傘をさす', 'ja'],
  ['umbrella', 'en'],
])("a learner's %s is %s", (text, lang) => {
  render(<LearnerText>{text}</LearnerText>);
  expect(screen.getByText(text)).toHaveAttribute('lang', lang);
});

test("a learner's markup stays text, and its lines stay lines", () => {
  render(<LearnerText>{'<b>bold</b>\nsecond'}</LearnerText>);
  expect(screen.getByText(/<b>bold<\/b>/)).toHaveStyle('white-space: pre-wrap');
});

/** Source: LOOK-23. */
test('kana stand over kanji only, are seen when they are asked for, or are not there', () => {
  const as = (settings: ReadingSettings) => (
    <ReadingAids value={settings}>
      <Furigana segments={segments} />
    </ReadingAids>
  );
  const { container, rerender } = render(as({}));
  expect(container.querySelector('[tabindex], .k-asked')).toBeNull();
  expect(container.querySelector('ruby')).toHaveTextContent('食た');
  expect(container.querySelectorAll('rt')).toHaveLength(1);
  expect(container.querySelector('[lang="ja"]')).toHaveTextContent('食たべる');
  rerender(as({ furiganaOnHover: true }));
  expect(container.querySelector('[lang="ja"]')).toHaveTextContent('食たべる');
  expect(container.querySelector('rt')).toHaveClass('k-asked');
  expect(container.querySelector('[lang="ja"]')).toHaveAttribute('tabindex', '0');
  rerender(as({ furigana: false }));
  expect(container).toHaveTextContent('食べる');
  expect(container.querySelector('rt')).toBeNull();
});

test('a headword is Japanese, and its romaji is Japanese in Latin letters', () => {
  const { container } = render(<Headword segments={segments} romaji="taberu" size="quiz" as="h1" />);
  expect(screen.getByText('taberu')).toHaveAttribute('lang', 'ja-Latn');
  expect(container.querySelector('h1')).toHaveAttribute('lang', 'ja');
});

/** Source: LOOK-24. */
test('a headword is without romaji where the learner reads none', () => {
  render(
    <ReadingAids value={{ romaji: 'never' }}>
      <Headword segments={segments} romaji="taberu" />
    </ReadingAids>,
  );
  expect(screen.queryByText('taberu')).not.toBeInTheDocument();
});

test('a text that explains Japanese marks each run as what it is', () => {
  render(<MixedText>{'傘 (かさ) means umbrella.\nSay it.'}</MixedText>);
  const text = screen.getByText(/means umbrella/);
  expect(text).toHaveAttribute('lang', 'en');
  expect(text.textContent).toBe('傘 (かさ) means umbrella.\nSay it.');
  expect(screen.getByText('傘')).toHaveAttribute('lang', 'ja');
  expect(screen.getByText('かさ')).toHaveAttribute('lang', 'ja');
});
