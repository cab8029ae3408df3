import { conjugate, isGodanRu, type VerbClass, verbClassOf } from '../forms/conjugation';
import { inflect, type Inflection } from '../forms/inflect';

/** Some Japanese with its spaced reading. */
export interface Say {
  readonly written: string;
  readonly kana: string;
}

/** What was read cannot be said so in Japanese: that way to read the sentence is given up. */
export class Unsaid extends Error {}

export const say = (written: string, kana: string = written): Say => ({ written, kana });

/** One after the other: words are spaced in the reading only. */
export const join = (...parts: readonly (Say | null | undefined)[]): Say => {
  const said = parts.filter((part) => part !== null && part !== undefined);
  return say(
    said.map(({ written }) => written).join(''),
    said
      .map(({ kana }) => kana)
      .filter(Boolean)
      .join(' '),
  );
};

/** The second leans on the first, without a space: 食べて + いる. */
const lean = (first: Say, written: string, kana = written): Say =>
  say(first.written + written, first.kana + kana);

/** A predicate in its dictionary form and what it is inflected like. */
export interface Base extends Say {
  readonly like: Inflection;
}

const base = ({ written, kana }: Say, like: Inflection): Base => ({ written, kana, like });

/** The class of an expression's last word, which has its own word in the reading. */
export function verbBase(text: Say): Base {
  const kana = text.kana.split(' ').at(-1) ?? '';
  const going = /行く$/.test(text.written) && /いく$/.test(kana);
  const verbClass: VerbClass | null = going
    ? 'v5k-s'
    : isGodanRu(text.written)
      ? 'v5r'
      : verbClassOf(lastOf(text.written), kana);
  if (verbClass === null) throw new Error(`${text.written} does not end in a verb`);
  return base(text, verbClass);
}

const lastOf = (written: string): string =>
  /(?:.*[をにがでとのへもてっ])?(.+)$/.exec(written)?.[1] ?? written;

function inflected(of: Base, form: Parameters<typeof inflect>[2]): Say {
  // What there is not is no あらない, also at the end of 予約がある.
  if (/(?:^|[がも])ある$/.test(of.written) && /^(negative|pastNegative)$/.test(form)) {
    const [written, kana] = [of.written, of.kana].map((text) => text.replace(/ある$/, 'ない'));
    return inflected(
      { written: written ?? '', kana: kana ?? '', like: 'adj-i' },
      form === 'negative' ? 'plain' : 'past',
    );
  }
  const plain = form === 'plain' || form === 'attributive';
  // いい becomes よ in every form but its own, also at the end of 頭がいい.
  const good = of.like === 'adj-i' && /いい$/.test(of.written) && !plain && form !== 'polite';
  const [from, read] = good
    ? [of.written.replace(/いい$/, 'よい'), of.kana.replace(/いい$/, 'よい')]
    : [of.written, of.kana];
  const make = (word: string): string | null =>
    of.like === 'adj-i' && form === 'stem' ? conjugate(word, 'adj-i', form) : inflect(word, of.like, form);
  const [written, kana] = [make(from), make(read)];
  if (written === null || kana === null) throw new Unsaid(`${of.written} has no ${form}`);
  return say(written, kana);
}

export const teForm = (of: Base): Say =>
  of.like === 'noun' || of.like === 'adj-na' ? join(of, say('で')) : inflected(of, 'te');

/** 食べている */
export const going = (of: Base): Base => base(lean(teForm(of), 'いる'), 'v1');
/** 食べたい */
export const wanted = (of: Base): Base => base(inflected(of, 'want'), 'adj-i');
/** 食べたがっている, of somebody else. */
export const wantedByOthers = (of: Base): Base => {
  const { written, kana } = inflected(of, 'want');
  return base(say(`${written.slice(0, -1)}がっている`, `${kana.slice(0, -1)}がっている`), 'v1');
};
/** 食べられる; null for what has no such form. */
export const able = (of: Base): Base | null => {
  const [written, kana] = [inflect(of.written, of.like, 'potential'), inflect(of.kana, of.like, 'potential')];
  return written && kana ? base(say(written, kana), 'v1') : null;
};
/** 食べなければなる: obliged when negative. */
export const obliged = (of: Base): Base => {
  const { written, kana } = inflected(of, 'negative');
  return base(join(say(`${written.slice(0, -1)}ければ`, `${kana.slice(0, -1)}ければ`), say('なる')), 'v5r');
};
/** 食べていい, 食べてはいける (forbidden when negative), 食べなくてもいい */
export const allowed = (of: Base): Base => base(join(teForm(of), say('も'), say('いい')), 'adj-i');
export const forbidden = (of: Base): Base => base(join(teForm(of), say('は'), say('いける')), 'v1');
export const unneeded = (of: Base): Base => {
  const { written, kana } = inflected(of, 'negative');
  const without = say(`${written.slice(0, -1)}くて`, `${kana.slice(0, -1)}くて`);
  return base(join(without, say('も'), say('いい')), 'adj-i');
};
/** 食べた方がいい, 食べない方がいい */
export const better = (of: Base, negative: boolean): Base =>
  base(
    join(inflected(of, negative ? 'negative' : 'past'), say('方', 'ほう'), say('が'), say('いい')),
    'adj-i',
  );
/** 食べたことがある */
export const experienced = (of: Base): Base =>
  base(join(inflected(of, 'past'), say('こと'), say('が'), say('ある')), 'v5r');
/** 食べてくれる */
export const favoured = (of: Base): Base => base(lean(teForm(of), 'くれる'), 'v1');
/** 食べすぎる, 高すぎる */
export const tooMuch = (of: Base): Base | null => {
  if (of.like === 'noun') return null;
  const stem = of.like === 'adj-na' ? of : inflected(of, 'stem');
  return base(lean(say(stem.written, stem.kana), 'すぎる'), 'v1');
};

export const stemOf = (of: Base): Say => inflected(of, 'stem');
/** 読めば読むほど, 早ければ早いほど */
export const byDegrees = (of: Base): Say => {
  if (of.like === 'noun' || of.like === 'adj-na') return join(of, say('なら'), of, say('な'), say('ほど'));
  return join(inflected(of, 'conditional'), /する$/.test(of.written) ? say('する') : of, say('ほど'));
};
/** Something leans on the stem: 読みやすい, 食べながら, 降りそう. */
export const onStem = (of: Base, written: string, like: Inflection, kana = written): Base =>
  base(lean(of.like === 'adj-na' ? of : inflected(of, 'stem'), written, kana), like);
/** 食べようと(する, 思う) */
export const meant = (of: Base, verb: Base): Base =>
  base(join(inflected(of, 'volitional'), say('と'), verb), verb.like);
/** 食べればいい: of what was not done よかった. */
export const advisable = (of: Base, negative: boolean): Base => {
  const said = negative ? { ...inflected(of, 'negative'), like: 'adj-i' as const } : of;
  return base(join(inflected(said, 'conditional'), say('いい')), 'adj-i');
};
/** 食べられる, of what is done to somebody or something. */
export const suffered = (of: Base): Base => base(inflected(of, 'passive'), 'v1');
/** 食べさせる, of what somebody else is made or let do. */
export const caused = (of: Base): Base => base(inflected(of, 'causative'), 'v1');
/** 待たされる, 食べさせられる: what one is made to do. */
export const madeTo = (of: Base): Base => {
  const made = inflected(of, 'causative');
  const short = of.like.startsWith('v5') && !of.written.endsWith('す');
  const [from, to] = short ? [/せる$/, 'される'] : [/る$/, 'られる'];
  return base(say(made.written.replace(from, to), made.kana.replace(from, to)), 'v1');
};
/** 食べてみる, 食べてほしい, 食べてもらう */
export const onTe = (of: Base, written: string, like: Inflection): Base =>
  base(lean(teForm(of), written), like);
/** 寒くなる, 静かになる */
export const becoming = (of: Base): Base =>
  base(join(of.like === 'adj-i' ? inflected(of, 'adverb') : join(of, say('に')), say('なる')), 'v5r');
/** 食べないで */
export const without = (of: Base): Say => lean(inflected(of, 'negative'), 'で');
export const plainNegative = (of: Base): Say => inflected(of, 'negative');

/** What a predicate says of time and truth. */
export interface Tense {
  readonly past: boolean;
  readonly negative: boolean;
}

const COPULA = [
  [say('です'), join(say('で'), say('は'), say('ありません'))],
  [say('でした'), join(say('で'), say('は'), say('ありませんでした', 'ありません でした'))],
] as const;
const PLAIN_COPULA = [
  [say('だ'), join(say('で'), say('は'), say('ない'))],
  [say('だった'), join(say('で'), say('は'), say('なかった'))],
] as const;

/** です and ます. */
export function polite(of: Base, { past, negative }: Tense): Say {
  if (of.like === 'noun' || of.like === 'adj-na') return join(of, COPULA[past ? 1 : 0][negative ? 1 : 0]);
  const form = past
    ? negative
      ? 'politePastNegative'
      : 'politePast'
    : negative
      ? 'politeNegative'
      : 'polite';
  const { written, kana } = inflected(of, form);
  return say(
    written,
    kana.replace(/(です|でした)$/, (copula) => ` ${copula}`),
  );
}

/** Before と思います or 時; `attributive` is before a noun or ので, where a copula is な. */
export function plain(of: Base, { past, negative }: Tense, attributive = false): Say {
  if (of.like === 'noun' || of.like === 'adj-na') {
    if (attributive && !past && !negative) return join(of, say('な'));
    return join(of, PLAIN_COPULA[past ? 1 : 0][negative ? 1 : 0]);
  }
  return inflected(of, past ? (negative ? 'pastNegative' : 'past') : negative ? 'negative' : 'plain');
}
/** 降ったら */
export const whenDone = (of: Base, negative: boolean): Say => {
  const done = plain(of, { past: true, negative });
  return say(`${done.written}ら`, `${done.kana}ら`);
};

/** Before かもしれない and でしょう, where no copula stands. */
export const bare = (of: Base, tense: Tense): Say =>
  (of.like === 'noun' || of.like === 'adj-na') && !tense.past && !tense.negative ? of : plain(of, tense);
/** 来て, 来られなくて */
export const teOf = (of: Base, negative: boolean): Say =>
  teForm(negative ? { ...plain(of, { past: false, negative }), like: 'adj-i' } : of);
/** 降っても, 高くても, 病気でも */
export const evenDone = (of: Base, negative: boolean): Say => join(teOf(of, negative), say('も'));

/** Before a noun: 静かな, 緑の, 高い. */
export const attributive = (of: Base): Say =>
  of.like === 'noun' ? join(of, say('の')) : of.like === 'adj-na' ? join(of, say('な')) : of;
