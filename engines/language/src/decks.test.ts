import { loadLibrary } from './authored/library';
import { createDecks } from './decks';

const { decks } = createDecks(loadLibrary(), { ofFound: async () => [] });

test('every deck has a name for its address, a title and words, each once', () => {
  const all = decks();
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { name, words } of all) {
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(words.length).toBeGreaterThanOrEqual(20);
    const keys = words.map(({ ja_word, hiragana, en_word }) => `${ja_word}|${hiragana}|${en_word}`);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test('the deck of a level has its whole list and begins with words of everyday life', () => {
  const n5 = decks().find(({ name }) => name === 'jlpt-n5');
  expect(n5?.words.length).toBeGreaterThan(600);
  expect(n5?.words.slice(0, 25).map(({ ja_word }) => ja_word)).toEqual(
    expect.arrayContaining(['行く', '誰']),
  );
});
