import { act, render, screen } from '@testing-library/react';
import { defineTexts, setLanguage } from './define-texts';
import type { TextKey, ValuesArgument } from './texts.types';

const en = {
  title: 'Learning',
  greeting: 'Hello {{name}}',
  words_one: '{{count}} word',
  words_other: '{{count}} words',
  'dots.and:colons': 'Kept as they are',
  only: 'Only in English',
} as const;

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

const { t, useTexts } = defineTexts('test', {
  en,
  ja: async () => ({ title: '学習', greeting: 'こんにちは、{{name}}さん', words_other: '{{count}}語' }),
});

afterEach(() => act(() => setLanguage('en')));

test('fills placeholders without escaping, because React does', () => {
  expect(t('greeting', { name: '<Aiko & co>' })).toBe('Hello <Aiko & co>');
});

test.each([
  [0, '0 words'],
  [1, '1 word'],
  [1000, '1000 words'],
])('counts %d', (count, text) => {
  expect(t('words', { count })).toBe(text);
});

test('takes keys whole', () => {
  expect(t('dots.and:colons')).toBe('Kept as they are');
});

test('follows the language on the screen and in the document, and falls back to English', async () => {
  function Probe() {
    const texts = useTexts();
    return (
      <p>{`${texts.language}: ${texts.t('title')}, ${texts.t('words', { count: 3 })}, ${texts.t('only')}`}</p>
    );
  }
  render(<Probe />);
  expect(screen.getByText('en: Learning, 3 words, Only in English')).toBeInTheDocument();
  await act(() => setLanguage('ja'));
  expect(screen.getByText('ja: 学習, 3語, Only in English')).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('ja');
});

test('loads the Japanese of a remote that arrives after Japanese was chosen', async () => {
  await act(() => setLanguage('ja'));
  const late = defineTexts('late', { en: { title: 'Late' }, ja: async () => ({ title: '遅い' }) });
  function Probe() {
    return <p>{late.useTexts().t('title')}</p>;
  }
  render(<Probe />);
  expect(await screen.findByText('遅い')).toBeInTheDocument();
});

test('keeps namespaces apart', () => {
  const other = defineTexts('other', { en: { title: 'Another title' } });
  expect([t('title'), other.t('title')]).toEqual(['Learning', 'Another title']);
});

test('is typed: unknown keys and missing or wrong values do not compile', () => {
  // The compiler is the judge: each line fails the type check when it is not so.
  const knowsItsKeys: Same<
    TextKey<typeof en>,
    'title' | 'greeting' | 'words' | 'dots.and:colons' | 'only'
  > = true;
  const needsTheName: [] extends ValuesArgument<typeof en, 'greeting'> ? true : false = false;
  const needsNothing: [] extends ValuesArgument<typeof en, 'title'> ? true : false = true;
  const countIsANumber: [{ count: string }] extends ValuesArgument<typeof en, 'words'> ? true : false = false;
  expect([knowsItsKeys, needsTheName, needsNothing, countIsANumber]).toEqual([true, false, true, false]);
});
