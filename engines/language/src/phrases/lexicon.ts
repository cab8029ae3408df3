import { readExpressions } from '../authored/expressions';
import type { AuthoredWord } from '../authored/authored-word';
import type { AuthoredLibrary } from '../authored/library';
import { type Counting, readCounting } from '../authored/tables';
import { englishKey } from '../english-key';
import { readSynonyms } from '../fair-keys/tables';
import { baseExpressions } from '../word-forms';
import {
  type Adjective,
  exactness,
  type NounChoice,
  push,
  readAdjectives,
  readKinds,
  readNames,
  readPlainNouns,
  toEntry,
  type VerbEntry,
} from './read-lexicon';
import type { PartOfSpeech } from '@kotoba/contracts';

export interface Lexicon {
  /** What kind of thing a noun is that somebody else has found. */
  kindsOf(written: string): ReadonlySet<string>;
  /** The nouns that an English word may be, the likeliest first. */
  nouns(key: string): readonly NounChoice[];
  adjectives(key: string): readonly Adjective[];
  /** Verbs whose first word this is; those that name more come first. */
  verbs(head: string): readonly VerbEntry[];
  /** Our word list has such a verb, whether or not we know what it takes. */
  isVerb(key: string): boolean;
  /** Our word list has it in some way. */
  isKnown(key: string): boolean;
  name(words: readonly string[]): NounChoice | null;
  readonly counting: Counting;
}

const isNoun = (partOfSpeech: PartOfSpeech): boolean => partOfSpeech === 'noun';

/** Where the first word with a meaning is not the one that a sentence means. */
const MEANT: Readonly<Record<string, string>> = {
  ...{
    ramen: 'ラーメン',
    tie: 'ネクタイ',
    email: 'メール',
    'e mail': 'メール',
    math: '数学',
    maths: '数学',
    cooking: '料理',
    udon: 'うどん',
    soba: 'そば',
    tempura: '天ぷら',
    class: '授業',
    lesson: '授業',
    test: 'テスト',
    exam: '試験',
    bag: 'かばん',
    jacket: '上着',
    coat: 'コート',
  },
  ...{
    shop: '店',
    store: '店',
    house: '家',
    home: '家',
    dinner: '晩ご飯',
    doctor: '医者',
    city: '町',
    bath: 'お風呂',
    laundry: '洗濯物',
  },
  ...{
    toilet: 'トイレ',
    bathroom: 'トイレ',
    restroom: 'トイレ',
    phone: '電話',
    telephone: '電話',
    tv: 'テレビ',
  },
  ...{
    movie: '映画',
    film: '映画',
    supermarket: 'スーパー',
    glasses: '眼鏡',
    rice: 'ご飯',
    tea: 'お茶',
    money: 'お金',
  },
  ...{ temple: 'お寺', chicken: '鶏肉', fish: '魚', friend: '友達', teacher: '先生', present: 'プレゼント' },
  ...{
    gift: 'プレゼント',
    homework: '宿題',
    child: '子ども',
    kid: '子ども',
    ticket: '切符',
    people: '人',
    person: '人',
  },
  ...{
    party: 'パーティー',
    letter: '手紙',
    hair: '髪',
    box: '箱',
    question: '質問',
    dish: '料理',
    plate: '皿',
    man: '男の人',
  },
  ...{
    woman: '女の人',
    boy: '男の子',
    girl: '女の子',
    country: '国',
    time: '時間',
    hour: '時間',
    job: '仕事',
    work: '仕事',
  },
  ...{
    'cell phone': '携帯電話',
    'mobile phone': '携帯電話',
    computer: 'パソコン',
    bike: '自転車',
    key: '鍵',
  },
  ...{
    noise: '音',
    culture: '文化',
    umbrella: '傘',
    name: '名前',
    dream: '夢',
    meeting: '会議',
    festival: 'お祭り',
    milk: '牛乳',
  },
  ...{
    alcohol: 'お酒',
    sake: '日本酒',
    lunch: '昼ご飯',
    breakfast: '朝ご飯',
    supper: '晩ご飯',
    mom: '母',
    dad: '父',
  },
  ...{
    photo: '写真',
    picture: '写真',
    newspaper: '新聞',
    natto: '納豆',
    sushi: '寿司',
    hobby: '趣味',
    pizza: 'ピザ',
  },
  ...{ japanese: '日本語', english: '英語', chinese: '中国語', french: 'フランス語', spanish: 'スペイン語' },
  ...{
    german: 'ドイツ語',
    italian: 'イタリア語',
    korean: '韓国語',
    light: '電気',
    news: 'ニュース',
    clothes: '服',
  },
  ...{
    student: '学生',
    university: '大学',
    college: '大学',
    trip: '旅行',
    music: '音楽',
    song: '歌',
    weather: '天気',
    sunset: '夕日',
  },
};

const UNINFLECTED = new Set(['adverb', 'phrase', 'conjunction', 'suffix']);

/** Our words for sentences: nouns with their kinds, adjectives, names, verbs with what they take. */
export function createLexicon(library: AuthoredLibrary): Lexicon {
  const kinds = readKinds();
  const adjectives = readAdjectives();
  const names = readNames();
  const synonyms = readSynonyms();
  const verbs = new Map<string, VerbEntry[]>();
  for (const row of [...library.expressions, ...readExpressions('verbs.tsv')])
    // "At first", "window seat" and "to be honest" are no verbs.
    for (const way of row.ways.filter(
      (each) => each.startsWith('to ') && !UNINFLECTED.has(row.partOfSpeech),
    )) {
      const entry = toEntry(row, way);
      push(verbs, entry.head, entry);
    }
  /** 誕生日プレゼント is of the kind that プレゼント is. */
  const kindsBehind = (written: string): ReadonlySet<string> => {
    for (let from = 0; from < Math.max(1, written.length - 1); from += 1) {
      const known = kinds.get(written.slice(from));
      if (known) return known;
    }
    return new Set();
  };
  const compounds = new Map<string, NounChoice>();
  for (const { ways, written, kana, level, partOfSpeech } of library.expressions)
    if (isNoun(partOfSpeech) && !written.includes('('))
      // Of brothers and sisters it must be said which.
      for (const way of ways.filter((each) => !/^to |\b(?:brother|sister)\b/.test(each)))
        compounds.set(englishKey(way), {
          ...{ written, kana, kinds: kindsBehind(written), piece: { written, en: way, level } },
        });
  const literals = new Set(
    [...verbs.values()].flatMap((entries) =>
      entries.flatMap(({ items }) => items.flatMap((item) => ('literal' in item ? [item.literal] : []))),
    ),
  );
  for (const entries of verbs.values()) entries.sort((a, b) => exactness(b) - exactness(a));

  const choiceOf = (
    { written, kana, level }: Pick<AuthoredWord, 'written' | 'kana' | 'level'>,
    en: string,
  ) => ({
    ...{ written, kana, kinds: kinds.get(written) ?? new Set<string>() },
    piece: { written, en, level },
  });

  const plain = readPlainNouns(kindsBehind);
  const nounsOf = (key: string): NounChoice[] => {
    const meant = MEANT[key];
    const own =
      meant === undefined
        ? []
        : library.byJapanese(meant).filter((word) => word.written === meant && isNoun(word.partOfSpeech));
    const found = [...own.slice(0, 1), ...library.byMeaning(key)]
      .filter(
        (word) => isNoun(word.partOfSpeech) && meansIt(word, key, { own, known: kinds.has(word.written) }),
      )
      .map((word) => choiceOf(word, key));
    return [...new Map(found.map((one) => [one.written, one])).values()];
  };
  return {
    nouns(words) {
      const key = englishKey(words);
      // Several are one, but "going" is not the game of go.
      const singles = /(ing|ed)$/.test(key) || MEANT[key] !== undefined ? [] : baseExpressions(key);
      for (const form of [...singles, key]) {
        const found = nounsOf(form);
        if (found.length > 0) return found;
        const compound = compounds.get(form);
        if (compound && compound.kinds.size > 0) return [compound];
      }
      // "fridge" is what we have as a refrigerator.
      const isDescribed = adjectives.has(key.split(' ')[0] ?? '');
      const others = isDescribed ? [] : synonyms.of(key, 'part of a name').map(nounsOf);
      const known = others.find(({ length }) => length > 0);
      const named = [...singles, key].flatMap((form) => plain.get(form) ?? []);
      return known ?? named.slice(0, 1);
    },
    kindsOf: kindsBehind,
    adjectives: (key) => adjectives.get(key) ?? [],
    verbs: (head) => verbs.get(head) ?? [],
    isVerb: (key) => library.byMeaning(key).some(({ partOfSpeech }) => partOfSpeech === 'verb'),
    isKnown: (key) =>
      literals.has(key) ||
      adjectives.has(key) ||
      [key, ...baseExpressions(key)].some((form) => library.byMeaning(form).length > 0),
    name: (words) => names.get(words.join(' ')) ?? null,
    counting: readCounting(),
  };
}

/** Numbers, days, places beside something: the parser has rules for them, and as nouns they are none. */
const NO_THINGS =
  /^(Numbers|Time|Position|Days of the month|Weekdays and months|Counters|Question words and pronouns|Grammar words|Adverbs of time)$/;

const NO_NOUNS = new Set(
  'つもり はず よう ため ほど 気 用 以上 以下 以内 以外 頃 後 先 ほか 他 他人 割合 方 事 一緒 両方 途中 大勢 本当 半分 倍 最初 最後 久しぶり 代わり 反対 仕方 辺 側'.split(
    ' ',
  ),
);

/**
 * A meaning that a sentence may mean: what we say is meant; any meaning of a word whose kind we know; of other words
 * their first one only.
 */
const meansIt = (
  { en, written, topics }: AuthoredWord,
  key: string,
  { own, known }: { readonly own: readonly AuthoredWord[]; readonly known: boolean },
): boolean => {
  if (own.some((word) => word.written === written)) return true;
  const means = (meaning: string): boolean =>
    englishKey(meaning) === key || baseExpressions(englishKey(meaning)).includes(key);
  const meanings = en.split('; ');
  if (known) return meanings.some(means);
  const isThing = !NO_NOUNS.has(written) && !topics.some((topic) => NO_THINGS.test(topic));
  return isThing && means(meanings[0] ?? '');
};
