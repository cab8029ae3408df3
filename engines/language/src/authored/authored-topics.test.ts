import { alignFurigana, foldForSearch, hasKanji, toHiragana, toKatakana } from '@kotoba/japanese';
import { readDictionaryFile } from '../dictionary/load-dictionary';
import { parseForms } from '../dictionary/word';
import { createReader } from '../reading/reader';
import { runningHiragana, spacedRomaji } from '../reading/word-spaces';
import { createTokeniser } from '../reading/tokeniser';
import { createTopicMatcher, nameKey } from '../topics';
import type { AuthoredSentence, AuthoredWord } from './authored-word';
import { loadLibrary } from './library';

/**
 * What a teacher would check before signing a line. Each test lists every line that fails it.
 */
const library = loadLibrary();
const tokeniser = createTokeniser();
const reader = createReader(tokeniser, library.readings);
afterAll(() => tokeniser.close());

const sentences = library.words.flatMap((word) => word.sentences.map((sentence) => ({ word, sentence })));
const name = ({ written, kana, en }: AuthoredWord) => `${written} ${kana} ${en}`;

/** Words that the list has under a form that is not in the dictionary. */
const LISTED_OTHERWISE = /^(ゆっくり|お金持ち|何|すぐ)$/;

/** Words that the dictionary lists under another form: it has the noun, the base word or the verb. */
const COMPOSED = /する$|^おなかがいっぱい$|^お城$/;

/** What the topics are grouped under. */
const THEMES = new Set([
  ...['Travel', 'Food and drink', 'Shopping', 'Home and daily life', 'School', 'Work', 'Body and health'],
  ...['Nature', 'People', 'Society', 'Media and technology', 'Hobbies', 'Time and numbers', 'Language'],
]);

describe('the words', () => {
  let levelsOfForms: ReadonlyMap<string, ReadonlySet<string>>;
  const levelsOf = (written: string, kana: string): string[] =>
    plainerForms(written).flatMap((form, index) => [
      ...(levelsOfForms.get(foldForSearch(`${form}|${plainerForms(kana)[index]}`)) ?? []),
    ]);
  beforeAll(async () => {
    levelsOfForms = await dictionaryLevels();
  });

  test('are the topics that we promise', () => {
    const titles = library.topics.map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining([
        ...[
          'Travel by train',
          'Travel',
          'Food',
          'Fruits',
          'Vegetables',
          'Drinks',
          'Animals',
          'Weather',
          'Family',
          'Body',
        ],
        ...[
          'Clothes',
          'Colours',
          'Numbers',
          'Time',
          'School',
          'Work',
          'House',
          'Kitchen',
          'Hobbies',
          'Shopping',
        ],
        ...[
          'City and directions',
          'Feelings',
          'Music',
          'Sports',
          'Nature',
          'Health',
          'Restaurant',
          'Vehicles',
        ],
      ]),
    );
  });

  test('are at least eighty topics of twenty to forty words, each under a theme and in named parts', () => {
    expect(library.topics.length).toBeGreaterThanOrEqual(80);
    const odd = library.topics.filter(({ theme, groups }) => {
      const names = groups.map(({ name: heading }) => heading);
      const size = groups.reduce((sum, { words }) => sum + words.length, 0);
      const parts = new Set(names).size === names.length && groups.every(({ words }) => words.length > 0);
      return size < 20 || size > 40 || !parts || !THEMES.has(theme);
    });
    expect(odd.map(({ title }) => title)).toEqual([]);
    const used = new Set(library.topics.map(({ theme }) => theme));
    expect([...THEMES].filter((theme) => !used.has(theme))).toEqual([]);
  });

  test('have a reading that the dictionary knows', () => {
    const unknown = library.words.filter(
      ({ written, kana }) =>
        !COMPOSED.test(written) && !levelsOfForms.has(foldForSearch(`${written}|${kana}`)),
    );
    expect(unknown.map(name)).toEqual([]);
  });

  test('have the level of the list, or one marked as our estimate', () => {
    const other = library.words.filter(({ written, kana, level, estimated }) => {
      const listed = levelsOf(written, kana);
      return !estimated && !listed.includes(level) && !LISTED_OTHERWISE.test(written);
    });
    expect(other.map(name)).toEqual([]);
  });

  test('LANG-3: are no harder than their parts, and everyday words as easy as we say', () => {
    const harder = library.words.filter(({ written, kana, level, estimated }) => {
      const estimates = levelsOf(written, kana).filter((known) => known.startsWith('~'));
      return estimates.length > 0 && !levelsOf(written, kana).includes(level)
        ? !estimated || estimates.some((known) => known.slice(1) > level)
        : false;
    });
    expect(harder.map(name)).toEqual([]);
  });

  test('stand once in a topic, and mean the same wherever they stand', () => {
    const twice = library.topics.flatMap(({ title, groups }) => {
      const all = groups.flatMap(({ words }) => words.map(({ written, kana }) => `${written}|${kana}`));
      return all.filter((word, index) => all.indexOf(word) !== index).map((word) => `${title}: ${word}`);
    });
    expect(twice).toEqual([]);
    const meanings = new Map<string, Set<string>>();
    for (const { written, kana, en } of library.words) {
      const key = `${written}|${kana}`;
      meanings.set(key, (meanings.get(key) ?? new Set()).add(en));
    }
    const several = [...meanings].filter(([, set]) => set.size > 1).map(([key]) => key);
    expect(several).toEqual(['そば|そば']);
  });

  test('have at most three tidy meanings, verbs with "to"', () => {
    const untidy = library.words.filter(({ en, partOfSpeech }) => {
      const parts = en.split('; ');
      const verbs = partOfSpeech !== 'verb' || parts.every((part) => /^(to|can) /.test(part));
      return (
        parts.length > 3 || !verbs || /\s{2}|^\s|\s$|[;,]$/.test(en) || parts.some((part) => part === '')
      );
    });
    expect(untidy.map(name)).toEqual([]);
  });

  test('have kana that fits their kanji', () => {
    const misfits = library.words.filter(({ written, kana }) => hasKanji(written) && !fits(written, kana));
    expect(misfits.map(name)).toEqual([]);
  });
});

describe('the topics', () => {
  test('have names of their own: no two claim one, in the singular or the plural', () => {
    const owners = new Map<string, Set<string>>();
    for (const { title, aliases, groups } of library.topics) {
      for (const alias of [title, ...aliases, ...groups.flatMap((group) => group.aliases)])
        owners.set(nameKey(alias), (owners.get(nameKey(alias)) ?? new Set()).add(title));
    }
    expect([...owners].filter(([, titles]) => titles.size > 1)).toEqual([]);
  });

  test('are found by their title and by each of their other names', () => {
    const matcher = createTopicMatcher(library);
    const lost = library.topics.flatMap((topic) =>
      [topic.title, ...topic.aliases, ...topic.groups.flatMap(({ aliases }) => aliases)]
        .filter((alias) => !matcher.match(alias).some(({ title }) => title === topic.title))
        .map((alias) => `${topic.title}: ${alias}`),
    );
    expect(lost).toEqual([]);
  });
});

describe('the sentences', () => {
  test('are there for every word', () => {
    expect(library.words.filter((word) => word.sentences.length === 0).map(name)).toEqual([]);
    expect(sentences.length).toBeGreaterThanOrEqual(3000);
  });

  test('hold their word, in some inflection, with its reading', () => {
    const without = sentences.filter(({ word, sentence }) => !holds(word, sentence));
    expect(without.map(({ word, sentence }) => `${name(word)}: ${sentence.ja}`)).toEqual([]);
  });

  test('write their word without a space inside', () => {
    const cut = sentences.filter(({ word, sentence }) => {
      const [, stem] = stems(word);
      const apart = /[のにで]|^(来る|がる)$/.test(word.written) || word.partOfSpeech === 'expression';
      return !apart && !toHiragana(sentence.kana).includes(stem);
    });
    expect(cut.map(({ word, sentence }) => `${name(word)}: ${sentence.kana}`)).toEqual([]);
  });

  test('have a reading in kana alone, with one space between words', () => {
    const odd = sentences.filter(
      ({ sentence: { kana } }) => !/^[ぁ-ゖァ-ヺー。、？！「」 ]+$/.test(kana) || /\s{2}/.test(kana),
    );
    expect(odd.map(({ sentence }) => sentence.kana)).toEqual([]);
  });

  test('have the reading that the tokeniser and our rules give', async () => {
    const different: string[] = [];
    for (const { sentence } of sentences) {
      const { spaced } = await reader.read(sentence.ja);
      if (spaced !== sentence.kana) different.push(`${sentence.ja}: ${sentence.kana} / ${spaced}`);
    }
    expect(different).toEqual([]);
  }, 60_000);

  test('have kana that can be laid over their kanji', () => {
    const misfits = sentences.filter(
      ({ sentence: { ja, kana } }) => hasKanji(ja) && !fits(ja, runningHiragana(kana)),
    );
    expect(misfits.map(({ sentence }) => `${sentence.ja} ${sentence.kana}`)).toEqual([]);
  });

  test('have romaji of Latin letters that says what the kana say', () => {
    const odd = sentences.filter(({ sentence: { kana } }) => !/^[a-z' .,?!"]+$/.test(spacedRomaji(kana)));
    expect(odd.map(({ sentence }) => spacedRomaji(sentence.kana))).toEqual([]);
  });

  test('begin in many ways: no two first words are shared by more than one in a hundred', () => {
    const openings = new Map<string, number>();
    for (const { sentence } of sentences) {
      const opening = sentence.kana.split(' ').slice(0, 2).join(' ');
      openings.set(opening, (openings.get(opening) ?? 0) + 1);
    }
    const common = [...openings].filter(([, count]) => count > sentences.length / 100);
    expect(common).toEqual([]);
  });

  test('are no copies of each other, nor are the examples of the phrases', () => {
    for (const all of [
      sentences.map(({ sentence }) => sentence.ja),
      library.phrases.map(({ example }) => example.ja),
    ])
      expect(all.filter((ja, index) => all.indexOf(ja) !== index)).toEqual([]);
  });

  test('stand once under their word, and end as sentences do in both languages', () => {
    const untidy = library.words.flatMap((word) => {
      const own = word.sentences.map(({ ja }) => ja);
      const bad = word.sentences.filter(
        ({ ja, en }) =>
          own.indexOf(ja) !== own.lastIndexOf(ja) ||
          !/[。？！」]$/.test(ja) ||
          !/^["A-Z].*[.?!]"?$/.test(en) ||
          /\s{2}/.test(en + ja),
      );
      return bad.map(({ ja, en }) => `${ja} ${en}`);
    });
    expect(untidy).toEqual([]);
  });
});

/**
 * Every form and reading of the dictionary that sounds like a word of ours (`傘|かさ`, `かさ|かさ`, folded) with the levels
 * of the words that have it.
 */
async function dictionaryLevels(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const forms = new Map<string, Set<string>>();
  // To fold all forms of the dictionary takes long; those that sound like no word of ours are of no interest.
  const readings = library.words.flatMap(({ kana }) => plainerForms(kana));
  const ours = new Set(readings.flatMap((kana) => [kana, toHiragana(kana), toKatakana(kana)]));
  for (const line of await readDictionaryFile()) {
    const [spellings = '', senses = '', level = ''] = line.split('\t');
    const byKana = !level.startsWith('~') || /^[^|]*\|[^|]*\buk\b/.test(senses);
    for (const { kanji, kana } of parseForms(spellings)) {
      if (!ours.has(kana)) continue;
      const keys = [`${kanji ?? kana}|${kana}`, ...(byKana ? [`${kana}|${kana}`] : [])];
      for (const key of keys.map(foldForSearch)) {
        const levels = forms.get(key) ?? new Set();
        if (level) levels.add(level.startsWith('~') ? `~N${level.slice(1)}` : `N${level}`);
        forms.set(key, levels);
      }
    }
  }
  return forms;
}

/** The word itself and as a list may have it: without する, お, に, or with と. */
const plainerForms = (word: string): string[] => [
  word,
  word.replace(/する$/, ''),
  word.replace(/^お/, ''),
  word.replace(/に$/, ''),
  `${word}と`,
];

/** A furigana alignment exists: every okurigana of the spelling stands in the reading at its place. */
function fits(written: string, kana: string): boolean {
  return alignFurigana(written, kana).every(
    ({ text, ruby }) => ruby === null || !/[ぁ-ゖァ-ヺー。、]/.test(text),
  );
}

/** The unchanging part of a word, as written and as read. */
function stems({ written, kana, partOfSpeech }: AuthoredWord): [string, string] {
  const reading = runningHiragana(kana);
  if (written === '来る') return ['来', 'き'];
  if (written === 'いい') return ['いい', 'いい'];
  if (partOfSpeech === 'verb' && written.endsWith('する'))
    return [written.slice(0, -2), reading.slice(0, -2)];
  const inflects =
    partOfSpeech === 'verb' ||
    partOfSpeech === 'i-adjective' ||
    (partOfSpeech === 'expression' ? /[うくすつむる]$/ : /[るつう]$/).test(written);
  return inflects && written.length > 1 ? [written.slice(0, -1), reading.slice(0, -1)] : [written, reading];
}

function holds(word: AuthoredWord, { ja, kana }: AuthoredSentence): boolean {
  const [written, reading] = stems(word);
  return ja.includes(written) && runningHiragana(kana).includes(reading);
}
