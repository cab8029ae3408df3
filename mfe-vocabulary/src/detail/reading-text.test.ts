import { readingText } from './reading-text';

test.each([
  ['デン', 'デン'],
  ['くるま', 'くるま'],
  ['す.む', 'す(む)'],
  ['-ず.み', '〜ず(み)'],
  ['ひ.き-', 'ひ(き)〜'],
  ['ひと-', 'ひと〜'],
])('%s is shown as %s', (reading, shown) => expect(readingText(reading)).toBe(shown));
