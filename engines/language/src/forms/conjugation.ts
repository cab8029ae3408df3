/** Conjugation of verbs and i-adjectives, by the EDICT code of their class. */
export type VerbClass =
  | 'v1'
  | 'v5u'
  | 'v5k'
  | 'v5g'
  | 'v5s'
  | 'v5t'
  | 'v5n'
  | 'v5b'
  | 'v5m'
  | 'v5r'
  | 'v5k-s'
  | 'v5aru'
  | 'vs-i'
  | 'vk'
  | 'adj-i';

export type VerbForm =
  | 'polite'
  | 'politePast'
  | 'politeNegative'
  | 'te'
  | 'past'
  | 'negative'
  | 'want'
  | 'stem';

/** Endings of each row: dictionary form, stem, te-form, past, negative stem. */
const GODAN_ENDINGS: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  v5u: ['う', 'い', 'って', 'った', 'わ'],
  v5k: ['く', 'き', 'いて', 'いた', 'か'],
  'v5k-s': ['く', 'き', 'って', 'った', 'か'],
  v5g: ['ぐ', 'ぎ', 'いで', 'いだ', 'が'],
  v5s: ['す', 'し', 'して', 'した', 'さ'],
  v5t: ['つ', 'ち', 'って', 'った', 'た'],
  v5n: ['ぬ', 'に', 'んで', 'んだ', 'な'],
  v5b: ['ぶ', 'び', 'んで', 'んだ', 'ば'],
  v5m: ['む', 'み', 'んで', 'んだ', 'ま'],
  v5r: ['る', 'り', 'って', 'った', 'ら'],
  v5aru: ['る', 'い', 'って', 'った', 'ら'],
};

interface Parts {
  readonly stem: string;
  readonly te: string;
  readonly past: string;
  readonly negativeStem: string;
}

/**
 * The form of a word in its dictionary form; works on its spelling and on its reading alike. Null when the ending does
 * not fit the class.
 */
export function conjugate(word: string, verbClass: VerbClass, form: VerbForm): string | null {
  if (verbClass === 'adj-i') return conjugateAdjective(word, form);
  const parts = partsOf(word, verbClass);
  if (!parts) return null;
  switch (form) {
    case 'polite':
      return `${parts.stem}ます`;
    case 'politePast':
      return `${parts.stem}ました`;
    case 'politeNegative':
      return `${parts.stem}ません`;
    case 'want':
      return `${parts.stem}たい`;
    case 'stem':
      return parts.stem;
    case 'te':
      return parts.te;
    case 'past':
      return parts.past;
    case 'negative':
      return `${parts.negativeStem}ない`;
  }
}

function partsOf(word: string, verbClass: VerbClass): Parts | null {
  if (verbClass === 'v1') return word.endsWith('る') ? regular(word.slice(0, -1)) : null;
  if (verbClass === 'vs-i') return word.endsWith('する') ? regular(`${word.slice(0, -2)}し`) : null;
  if (verbClass === 'vk') return comeParts(word);
  const endings = GODAN_ENDINGS[verbClass];
  if (!endings || !word.endsWith(endings[0])) return null;
  const root = word.slice(0, -1);
  const [, stem, te, past, negative] = endings;
  const negativeStem = /^(ある|有る|在る)$/.test(word) ? '' : root + negative;
  return { stem: root + stem, te: root + te, past: root + past, negativeStem };
}

const regular = (stem: string): Parts => ({ stem, te: `${stem}て`, past: `${stem}た`, negativeStem: stem });

/** 来る changes its vowel, which its spelling hides. */
function comeParts(word: string): Parts | null {
  if (word.endsWith('来る')) return regular(word.slice(0, -1));
  if (!word.endsWith('くる')) return null;
  const before = word.slice(0, -2);
  return { ...regular(`${before}き`), negativeStem: `${before}こ` };
}

function conjugateAdjective(word: string, form: VerbForm): string | null {
  if (!word.endsWith('い')) return null;
  const root = (word === 'いい' ? 'よい' : word).slice(0, -1);
  switch (form) {
    case 'polite':
      return `${word}です`;
    case 'politePast':
      return `${root}かったです`;
    case 'politeNegative':
      return `${root}くないです`;
    case 'te':
      return `${root}くて`;
    case 'past':
      return `${root}かった`;
    case 'negative':
      return `${root}くない`;
    case 'stem':
      return root;
    case 'want':
      return null;
  }
}

/** Verbs in -iru and -eru that conjugate like those in -ru, also as the end of a longer one (裏切る, 持ち帰る). */
const GODAN_RU = new RegExp(
  `(?:${[
    '[帰還返入要走切斬伐知識参滑減握散限蹴照茂繁交湿喋捻捩練錬遮焦陥弄罵耽嘲覆翻蘇甦煎炒噛齧毟詰契侍滾漲陰]る',
    '^(?:はいる|はしる|しる|まいる|すべる|にぎる|かぎる)|(?:手に|気に)(?:はいる|いる)',
    '混じる|交じる|牛耳る|愚痴る|野次る|拒否る|しゃべる|しくじる|かじる|いじる|ねじる|ひねる|けちる|ケチる|しげる|あせる',
    'さえぎる|うらぎる|よこぎる|ちぎる|みなぎる|ののしる|あざける|むしる|つねる|うねる|くねる|ほてる|みくびる|せびる|いびる',
    'ほとばしる|よみがえる|くつがえる|ひるがえる|(?:振り|ふり|ひっくり|裏|うら|生き)かえる',
  ].join('|')})$`,
);
const GODAN_CLASSES: Readonly<Record<string, VerbClass>> = {
  ...{ う: 'v5u', く: 'v5k', ぐ: 'v5g', す: 'v5s', つ: 'v5t', ぬ: 'v5n', ぶ: 'v5b', む: 'v5m', る: 'v5r' },
};
/** The class of a godan verb is in its ending, but for what て and た do. */
export const godanClassOf = (word: string): VerbClass | null => GODAN_CLASSES[word.slice(-1)] ?? null;
const HONORIFIC = /^(いらっしゃる|おっしゃる|くださる|なさる|ござる)$/;
const E_OR_I = /[いきしちにひみりぎじびぴえけせてねへめれげぜでべぺ]る$/;

/** The class of a verb of ours, from its spelling and reading: endings decide, the exceptions are listed. */
export function verbClassOf(written: string, kana: string): VerbClass | null {
  if (written.endsWith('する')) return 'vs-i';
  if (/(?:来る|(?:^|[てに])くる)$/.test(written)) return 'vk';
  if (/(?:行く|(?:^|[てにへを])いく)$/.test(written)) return 'v5k-s';
  if (HONORIFIC.test(written)) return 'v5aru';
  if (E_OR_I.test(kana) && !isGodanRu(written)) return 'v1';
  return godanClassOf(kana);
}

/** いる "to be" is of the first class, 要る "to need" is not; きる 着る and 切る, かえる 変える and 帰る are told apart by kanji. */
export const isGodanRu = (written: string): boolean => GODAN_RU.test(written);
