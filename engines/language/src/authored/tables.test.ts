import { foldForSearch, toHiragana, toKatakana } from '@kotoba/japanese';
import { readDictionaryFile } from '../dictionary/load-dictionary';
import { parseForms } from '../dictionary/word';
import { englishKey } from '../english-key';
import { loadLibrary } from './library';
import { authoredRows } from './read-authored';
import {
  readCounting,
  readEndings,
  readGlosses,
  readHomophones,
  readMeanings,
  readOpposites,
} from './tables';

const library = loadLibrary();

const endings = readEndings();

test.each(['たい', '〜たい', '~たい', '-たい'])('%s is one ending', (text) => {
  expect(endings.of(text)).toMatch(/wants to do/);
});

test('spoken forms share a note, words have none', () => {
  expect(endings.of('てる')).toBe(endings.of('ている'));
  expect(endings.of('食べる')).toBeNull();
});

const opposites = readOpposites();

test.each([
  ['高い', 'expensive', ['安い']],
  ['高い', 'tall', ['低い']],
  ['高い', undefined, ['低い', '安い']],
  ['引く', 'to pull', ['押す']],
  ['安い', 'cheap', ['高い']],
  ['危ない', undefined, ['安全']],
])('the opposite of %s, where it means %s, is %j (CHAT-32)', (word, meaning, others) => {
  expect(opposites.of(word, meaning)).toEqual(others);
});

const counting = readCounting();

test.each([
  [3, 'bottles', '三本', 'さんぼん'],
  [1, 'book', '一冊', 'いっさつ'],
  [2, 'cats', '二匹', 'にひき'],
  [3, 'dogs', '三匹', 'さんびき'],
  [6, 'glasses of water', '六杯', 'ろっぱい'],
  [4, 'people', '四人', 'よにん'],
  [2, 'children', '二人', 'ふたり'],
  [20, 'years old', '二十歳', 'はたち'],
  [3, 'floors', '三階', 'さんがい'],
  [8, 'pencils', '八本', 'はっぽん'],
  [3, 'birds', '三羽', 'さんわ'],
  [10, 'shirts', '十枚', 'じゅうまい'],
  [3, 'pairs of shoes', '三足', 'さんぞく'],
])('%i %s are %s, %s', (value, noun, written, kana) => {
  const counter = counting.counterFor(noun);
  expect(counter && counting.count(value, counter)).toMatchObject({ written, kana });
});

test('no counter is guessed, and nothing is counted that is no number of things', () => {
  expect(counting.counterFor('sadness')).toBeNull();
  for (const value of [0, -1, 1.5, 100_000_000, Number.NaN]) expect(counting.count(value, '本')).toBeNull();
});

const meanings = readMeanings();
const homophones = readHomophones();
const glossed = [...readGlosses().keys()].map((word) => word.split('|'));

/** Every `written|kana` of the dictionary that sounds like a word of the two tables, folded. */
async function dictionaryForms(): Promise<ReadonlySet<string>> {
  const readings = [
    ...[...meanings.values()].flat().map(({ kana }) => kana),
    ...[...homophones].flatMap(([kana, words]) => [kana, ...words.map(({ kana: read }) => read)]),
    ...glossed.map(([, kana = '']) => kana),
  ];
  const plain = readings.flatMap((kana) => plainerForms(kana));
  const ours = new Set(plain.flatMap((kana) => [kana, toHiragana(kana), toKatakana(kana)]));
  const forms = new Set<string>();
  for (const line of await readDictionaryFile()) {
    for (const { kanji, kana } of parseForms(line.slice(0, line.indexOf('\t')))) {
      if (!ours.has(kana)) continue;
      for (const written of [kanji ?? kana, kana]) forms.add(foldForSearch(`${written}|${kana}`));
    }
  }
  return forms;
}

/** The dictionary has the noun of a verb with する. */
const plainerForms = (word: string): string[] => [word, word.replace(/(?<=.)する$/, '')];

const isKnown = (forms: ReadonlySet<string>, written: string, kana: string): boolean =>
  plainerForms(written).some((form, index) =>
    forms.has(foldForSearch(`${form}|${plainerForms(kana)[index]}`)),
  );

describe('words that mean several things', () => {
  const all = [...meanings].flatMap(([key, senses]) => senses.map((sense) => ({ key, ...sense })));
  const entries = [...meanings].filter(([, senses]) => senses.some(({ label }) => label !== null));

  test('are in the dictionary, spelled and read so', async () => {
    const forms = await dictionaryForms();
    const unknown = all.filter(({ written, kana }) => !isKnown(forms, written, kana));
    expect(unknown.map(({ key, written, kana }) => `${key}: ${written} ${kana}`)).toEqual([]);
  });

  test('have two to four senses, each another word with another label of at most six words', () => {
    const odd = entries.filter(([, senses]) => {
      const words = new Set(senses.map(({ written, kana }) => `${written}|${kana}`));
      const labels = new Set(senses.map(({ label }) => label));
      return (
        senses.length < 2 ||
        senses.length > 4 ||
        words.size < senses.length ||
        labels.size < senses.length ||
        [...labels].some((label) => !isShort(label ?? ''))
      );
    });
    expect(odd.map(([key]) => key)).toEqual([]);
  });

  test('are of the kind that our own word is', () => {
    const kinds = new Map<string, Set<string>>();
    for (const { written, kana, partOfSpeech } of library.words)
      kinds.set(`${written}|${kana}`, (kinds.get(`${written}|${kana}`) ?? new Set()).add(partOfSpeech));
    const other = all.filter(
      ({ written, kana, kind }) => kinds.get(`${written}|${kana}`)?.has(kind) === false,
    );
    expect(other.map(({ key, written, kind }) => `${key}: ${written} ${kind}`)).toEqual([]);
  });

  test('stand in alphabetical order, with "to" only before what is always a verb', () => {
    const rows = authoredRows('meanings.tsv', 7).map(({ columns }) => columns);
    const keys = rows.map(([english = '']) => englishKey(english));
    expect(keys).toEqual([...keys].sort());
    const plain = authoredRows('plain-words.tsv', 4).map(({ columns }) => englishKey(columns[0] ?? ''));
    expect(plain).toEqual([...plain].sort());
    const nouns = all.filter(({ english, kind }) => english.startsWith('to ') && !isAction(kind));
    expect(nouns).toEqual([]);
  });

  test('ask of at most 12 % of the words that classes begin with', () => {
    const common = new Set(
      library.words
        .filter(({ level, estimated }) => !estimated && (level === 'N5' || level === 'N4'))
        .map(({ en }) => englishKey(en.split('; ')[0] ?? '')),
    );
    const asked = [...common].filter((key) => meanings.get(key)?.[0]?.quiet === false);
    expect(common.size).toBeGreaterThan(1000);
    expect(asked.length / common.size).toBeLessThanOrEqual(0.12);
  });
});

describe('words that sound alike', () => {
  test('are in the dictionary, spelled and read so', async () => {
    const forms = await dictionaryForms();
    const unknown = [...homophones].flatMap(([kana, words]) =>
      words
        .filter(({ written, kana: read }) => !isKnown(forms, written, read || kana))
        .map(({ written }) => `${written} ${kana}`),
    );
    expect(unknown).toEqual([]);
  });

  test('are two to four, each with another label of at most six words, or one without', () => {
    const odd = [...homophones].filter(([, words]) => {
      if (words.length === 1) return words[0]?.label !== '';
      const labels = new Set(words.map(({ label }) => label));
      const spellings = new Set(words.map(({ written, kana: read }) => written + read));
      const distinct = labels.size === words.length && spellings.size === words.length;
      return words.length > 4 || !distinct || ![...labels].every(isShort);
    });
    expect(odd.map(([kana]) => kana)).toEqual([]);
  });
});

describe('what a learner reads of a word of the dictionary', () => {
  test('is of a word that the dictionary has, so spelled and read', async () => {
    const forms = await dictionaryForms();
    expect(glossed.filter(([written = '', kana = '']) => !isKnown(forms, written, kana))).toEqual([]);
  });

  test('is at most three meanings of a word that is none of ours', () => {
    const ours = new Set(library.words.map(({ written, kana }) => `${written}|${kana}`));
    const odd = [...readGlosses()].filter(([word, one]) => ours.has(word) || one.meanings.length > 3);
    expect(odd.map(([word]) => word)).toEqual([]);
  });
});

/** "to lie" is 嘘をつく and 横になる, which are expressions, and "to want" is 欲しい and たい. */
const isAction = (kind: string): boolean => !/^(noun|adverb|pronoun)$/.test(kind);

const isShort = (label: string): boolean => /^\S+( \S+){0,5}$/.test(label) && label.length <= 36;
