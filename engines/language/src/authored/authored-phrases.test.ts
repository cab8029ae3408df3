import { createPhraseBook, phraseKey } from '../phrases/phrase-book';
import { GROUP_NAMES, phrasesAbout } from '../phrases/find-phrase';
import { createReader } from '../reading/reader';
import { createTokeniser } from '../reading/tokeniser';
import { loadLibrary } from './library';

const library = loadLibrary();
const { phrases } = library;
const book = createPhraseBook(phrases);
const tokeniser = createTokeniser();
const reader = createReader(tokeniser, library.readings);
afterAll(() => tokeniser.close());

describe('the phrase book', () => {
  test('has enough phrases, each once', () => {
    expect(phrases.length).toBeGreaterThanOrEqual(320);
    const written = phrases.map((phrase) => phrase.written);
    expect(written.filter((phrase, index) => written.indexOf(phrase) !== index)).toEqual([]);
  });

  test('finds each phrase by its spelling and its reading', () => {
    const lost = phrases.filter(
      (phrase) => book.find(phrase.written) !== phrase || book.find(phrase.kana) !== phrase,
    );
    expect(lost.map(({ written }) => written)).toEqual([]);
  });

  test('finds a phrase for every English way to ask, and for the shown meaning one that has it', () => {
    const lost = phrases.flatMap(({ aliases }) => aliases.filter((alias) => book.find(alias) === null));
    expect(lost).toEqual([]);
    const shadowed = phrases.filter((phrase) => {
      const key = phraseKey(phrase.meanings[0] ?? '');
      const found = book.find(phrase.meanings[0] ?? '');
      return ![...(found?.meanings ?? []), ...(found?.aliases ?? [])].some(
        (meaning) => phraseKey(meaning) === key,
      );
    });
    expect(shadowed.map(({ written }) => written)).toEqual([]);
  });

  test('has readings that the tokeniser and our rules give, and examples that hold the phrase', async () => {
    const wrong: string[] = [];
    for (const { written, kana, example } of phrases) {
      if ((await reader.read(written)).spaced !== kana) wrong.push(`${written}: ${kana}`);
      if ((await reader.read(example.ja)).spaced !== example.kana)
        wrong.push(`${example.ja}: ${example.kana}`);
      const holds = example.ja.replace(/、/g, '').includes(written.replace(/、/g, ''));
      if (!holds) wrong.push(`${written} is not in ${example.ja}`);
    }
    expect(wrong).toEqual([]);
  });

  test('takes no verb away: "to go" is 行く', () => {
    const verbs = library.words.flatMap(({ en }) =>
      en.split('; ').filter((meaning) => meaning.startsWith('to ')),
    );
    expect(verbs.filter((meaning) => book.find(meaning) !== null)).toEqual([]);
  });

  test('makes no request of a bare verb: "wait" is 待つ', () => {
    const bare = library.words
      .flatMap(({ en }) => en.split('; '))
      .filter((meaning) => /^to [a-z]+$/.test(meaning))
      .map((meaning) => meaning.slice(3));
    const asked = bare.filter((verb) => book.find(verb)?.written.endsWith('ください'));
    // What is called out: "Help!"
    expect([...new Set(asked)]).toEqual(['help']);
    expect(book.find('help')?.written).toBe('助けてください');
  });

  test('says of each phrase how polite it is and when to say it, in one short sentence', () => {
    const untidy = phrases.filter(
      ({ usage }) => !usage || !/^[A-Z][^.]*\.$/.test(usage.when) || usage.when.length > 100,
    );
    expect(untidy.map(({ written, usage }) => `${written}: ${usage?.when}`)).toEqual([]);
  });

  test('calls no phrase of です or ます plain', () => {
    const wrong = phrases.filter(({ written, usage }) => {
      const polite = /(です|ます|ました|ません|でした|ましょう|ください|ございます)(か|ね|よ|が|から)*$/.test(
        written,
      );
      return polite && usage?.register === 'plain';
    });
    expect(wrong.map(({ written }) => written)).toEqual([]);
  });

  test('gives all phrases of a group for its name and its other names', () => {
    const lost = Object.entries(GROUP_NAMES).flatMap(([group, names]) =>
      [group, ...names].filter((name) => phrasesAbout(name, phrases)[0]?.group !== group),
    );
    expect(lost).toEqual([]);
    const groups = [...new Set(phrases.map(({ group }) => group))];
    expect(groups.filter((group) => !(group in GROUP_NAMES))).toEqual([]);
    const small = groups.filter((group) => phrasesAbout(group, phrases).length < 8);
    expect(small).toEqual([]);
  });

  test('writes English as sentences', () => {
    const untidy = phrases.filter(
      ({ meanings, example }) =>
        !meanings.every((meaning) => /^[A-Z].*[.?!]( \(.*\))?$|^[A-Z].*\)[.!]$/.test(meaning)) ||
        !/^["A-Z].*[.?!]"?$/.test(example.en),
    );
    expect(untidy.map(({ written }) => written)).toEqual([]);
  });
});

test.each([
  ['How much is it?', 'いくらですか'],
  ['how much is it', 'いくらですか'],
  ["What's your name?", 'お名前は何ですか'],
  ['Excuse me, where is the toilet?', 'トイレはどこですか'],
  ['thank you', 'ありがとう'],
  ['Thank you very much!', 'ありがとうございます'],
  ["I don't understand", '分かりません'],
  ['GOOD MORNING', 'おはようございます'],
  ['おはよう ございます。', 'おはようございます'],
  ['いくらですか？', 'いくらですか'],
])('%s is in the book as %s', (text, written) => {
  expect(book.find(text)?.written).toBe(written);
});
