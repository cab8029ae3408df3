/**
 * Every word that a text may be a form of, without a dictionary: 払わされた → 払わされる, 払う, … Guesses; a caller looks each
 * one up and asks whether it inflects so.
 */

/** What a word must be, to be inflected like that; a noun or na-adjective takes the copula. */
type WordClass = 'v1' | 'v5' | 'vk' | 'vs' | 'adj-i' | 'noun';
/** A `form` is no word yet: 食べて, 食べちゃ. */
type StepClass = WordClass | 'form';

/** A dictionary form that a text may come from. */
export interface BaseForm {
  readonly word: string;
  readonly wordClass: WordClass;
  /** How many endings were taken off. */
  readonly steps: number;
}

/** Rows of the godan verbs: the dictionary form's last kana with its a, i, e and o. */
const ROWS =
  'うわいえお くかきけこ ぐがぎげご すさしせそ つたちてと ぬなにねの ぶばびべぼ むまみめも るらりれろ'
    .split(' ')
    .map(([u = '', a = '', i = '', e = '', o = '']) => ({ u, a, i, e, o }));
type Row = 'a' | 'i' | 'e' | 'o';

/** て-forms by what is cut off, with the dictionary endings that give them; 行って is irregular. */
const TE: readonly (readonly [te: string, dictionary: string])[] = [
  ...(['う', 'つ', 'る'] as const).map((u) => ['って', u] as const),
  ...(['ぬ', 'ぶ', 'む'] as const).map((u) => ['んで', u] as const),
  ['いて', 'く'],
  ['いで', 'ぐ'],
  ['して', 'す'],
];

/** What stands on each stem, as the dictionary has it or as it stands at the end of a sentence. */
const ON: Readonly<Record<Row, readonly string[]>> = {
  i: [
    ...['ます', 'ました', 'ません', 'ませんでした', 'ましょう', 'まして', 'ましたら', 'たい', 'たがる'],
    ...[
      'ながら',
      'なさい',
      'な',
      'すぎる',
      '過ぎる',
      'やすい',
      'にくい',
      'づらい',
      'そう',
      'かた',
      '方',
      'つつ',
    ],
    ...['はじめる', '始める', 'つづける', '続ける', 'おわる', '終わる', 'だす', '出す', 'あう', '合う', 'に'],
  ],
  a: ['ない', 'ず', 'ずに', 'ぬ', 'ねば', 'せる', 'れる', 'される'],
  e: ['る', 'ば', ''],
  o: ['う', 'うとする'],
};
/** On the stem of a one-row verb. */
const ON_ICHIDAN = [
  ...ON.i,
  ...[
    'ない',
    'ず',
    'ずに',
    'ぬ',
    'ねば',
    'させる',
    'られる',
    'れる',
    'れば',
    'ろ',
    'よ',
    'よう',
    'ようとする',
  ],
];
const ON_SURU = [
  ...ON.i.map((ending) => `し${ending}`),
  ...[
    'しない',
    'せず',
    'せずに',
    'させる',
    'される',
    'させられる',
    'すれば',
    'しよう',
    'しようとする',
    'しろ',
    'せよ',
    'できる',
    '出来る',
  ],
  'して',
];
const ON_KURU = ON_ICHIDAN.filter((ending) => !['ろ', 'よ', 'れば'].includes(ending));
const ON_TE = [
  ...[
    'いる',
    'る',
    'ある',
    'おく',
    'しまう',
    'みる',
    '見る',
    'くる',
    '来る',
    'いく',
    '行く',
    'く',
    'くれる',
    'もらう',
  ],
  ...[
    'あげる',
    'やる',
    'ください',
    '下さい',
    'くださる',
    'いただく',
    'ほしい',
    '欲しい',
    'から',
    'も',
    'は',
    'ね',
    'よ',
  ],
  ...['もいい', 'はいけない', 'みたい'],
];
const ON_ADJECTIVE = [
  ...[
    'く',
    'くて',
    'くない',
    'かった',
    'かったら',
    'ければ',
    'さ',
    'そう',
    'すぎる',
    '過ぎる',
    'くなる',
    'くする',
    'がる',
  ],
];
const ON_NOUN = [
  ...[
    'です',
    'でした',
    'だ',
    'だった',
    'だったら',
    'な',
    'に',
    'で',
    'なら',
    'さ',
    'そう',
    'すぎる',
    'になる',
    'にする',
  ],
  ...['じゃない', 'ではない', 'じゃありません', 'ではありません'],
];
/** Said behind any of them, with no change of what is before. */
const BEHIND = /(?:です|でした|でしょう|だろう|んです|のです|か|ね|よ|の|ん|らしい|みたい|はず)$/;

/** Contractions with what they are short for. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/ちゃう$/, 'てしまう'],
  [/じゃう$/, 'でしまう'],
  [/らんない$/, 'られない'],
  [/んない$/, 'らない'],
  [/とく$/, 'ておく'],
  [/どく$/, 'でおく'],
  [/(た|だ)(ら|り)$/, '$1'],
  [/なきゃ$|なくちゃ$|なければ$/, 'ない'],
  [/った$/, 'って'],
  [/んだ$/, 'んで'],
  [/いだ$/, 'いで'],
  [/た$/, 'て'],
];

const MAX_STEPS = 7;
const MAX_FORMS = 160;
/** Longer texts are no word. */
const MAX_LENGTH = 24;

/** The guesses, those with the fewest endings taken off first; the text itself is none of them. */
export function deinflect(text: string): BaseForm[] {
  if (text.length > MAX_LENGTH) return [];
  const found = new Map<string, Omit<BaseForm, 'wordClass'> & { readonly wordClass: StepClass }>();
  let current = [text];
  for (let steps = 1; steps <= MAX_STEPS && current.length > 0 && found.size < MAX_FORMS; steps += 1) {
    const next: string[] = [];
    for (const [base, wordClass] of current.flatMap(oneStep)) {
      const name = `${base}|${wordClass}`;
      if (base.length === 0 || base === text || found.has(name)) continue;
      found.set(name, { word: base, wordClass, steps });
      next.push(base);
    }
    current = next;
  }
  return [...found.values()]
    .slice(0, MAX_FORMS)
    .flatMap(({ wordClass, ...form }) => (wordClass === 'form' ? [] : [{ ...form, wordClass }]));
}

type Step = readonly [base: string, wordClass: StepClass];

function oneStep(text: string): Step[] {
  const short = SHORT.flatMap(([ending, long]) => (ending.test(text) ? [text.replace(ending, long)] : []));
  const spoken = BEHIND.test(text) ? [text.replace(BEHIND, '')] : [];
  return [
    ...[...short, ...spoken].map((other): Step => [other, 'form']),
    ...godan(text),
    ...teForms(text),
    ...irregular(text),
    ...cut(text, ON_ICHIDAN).map((stem): Step => [`${stem}る`, 'v1']),
    ...cut(text, ON_ADJECTIVE).map((stem): Step => [`${stem}い`, 'adj-i']),
    // まで is no form of 間.
    ...cut(text, ON_NOUN).flatMap((stem): Step[] => (/^[ぁ-ん]$/.test(stem) ? [] : [[stem, 'noun']])),
    ...cut(text, ON_TE)
      .filter((te) => /[てで]$/.test(te))
      .map((te): Step => [te, 'form']),
  ];
}

/** What is before each of the endings that the text has. */
const cut = (text: string, endings: readonly string[]): string[] =>
  endings.flatMap((ending) =>
    text.length > ending.length && text.endsWith(ending) ? [text.slice(0, text.length - ending.length)] : [],
  );

function godan(text: string): Step[] {
  const rows = Object.entries(ON) as [Row, readonly string[]][];
  return rows.flatMap(([row, endings]) =>
    cut(text, endings).flatMap((stem) => {
      const hit = ROWS.find((kana) => stem.endsWith(kana[row]));
      return hit ? [[stem.slice(0, -1) + hit.u, 'v5'] as const] : [];
    }),
  );
}

function teForms(text: string): Step[] {
  const regular = TE.flatMap(([te, u]) => cut(text, [te]).map((stem): Step => [stem + u, 'v5']));
  const going = cut(text, ['行って', 'いって']).map((before): Step => [
    `${before}${text.includes('行') ? '行' : 'い'}く`,
    'v5',
  ]);
  const single = cut(text, ['て']).map((stem): Step => [`${stem}る`, 'v1']);
  return [...regular, ...(text === '行って' ? [['行く', 'v5'] as const] : going), ...single];
}

function irregular(text: string): Step[] {
  const suru = cut(text, ON_SURU).map((noun): Step => [`${noun}する`, 'vs']);
  const kuru = cut(text, ON_KURU).flatMap((stem): Step[] =>
    /来$/.test(stem)
      ? [[`${stem}る`, 'vk']]
      : /[きこ]$/.test(stem)
        ? [[`${stem.slice(0, -1)}くる`, 'vk']]
        : [],
  );
  const came = cut(text, ['て']).flatMap((stem): Step[] =>
    /来$/.test(stem) ? [[`${stem}る`, 'vk']] : /き$/.test(stem) ? [[`${stem.slice(0, -1)}くる`, 'vk']] : [],
  );
  return [...suru, ...kuru, ...came];
}
