/**
 * The level of a word on no list that is made of words on the lists: the hardest of its parts. 電話番号 is 電話 and 番号,
 * 電気を消す is 電気 and 消す, 持ってくる is 持つ and くる; 読める and 高さ are 読む and 高い.
 */
import { everydayLevel } from './everyday';
import type { WeighedWord } from './words';

/** A piece of a spelling and its reading. */
interface Piece {
  readonly written: string;
  readonly kana: string;
  readonly level: number;
  /** The words of its meanings. */
  readonly terms: ReadonlySet<string>;
}

/** Words that join others and say nothing about the level. */
const JOINTS = ['を', 'が', 'に', 'の', 'と', 'で', 'へ', 'も', 'は', 'する', 'お', 'ご'];
/** What makes no word by itself says little about the level: 洗濯機 is as hard as 洗濯, whatever list has 機. */
const AFFIX = /^(n-)?(suf|pref)$|^ctr$/;
/** Idioms say more than their parts. */
const IDIOM = /^(id|proverb|yoji|arch|obs|X|derog|vulg)$/;
/** 手早い and 先立つ say more than theirs, too; a noun with する and 持ってくる do not. */
const OWN_WORD = /^(v(?!s)|adj-)/;
const NUMBER = /^[一二三四五六七八九十百千万]$/;
const TE = /[てで]$/;
const MAX_PIECES = 5;
const EASIEST = 5;
const FILLER = new Set('the and for with one ones someone something esp etc which that'.split(' '));

const TE_FORMS: readonly (readonly [RegExp, RegExp, string])[] = [
  [/^v1/, /る$/, 'て'],
  [/^v5[utr]/, /[うつる]$/, 'って'],
  [/^v5[mbn]/, /[むぶぬ]$/, 'んで'],
  [/^v5k$/, /く$/, 'いて'],
  [/^v5g/, /ぐ$/, 'いで'],
  [/^v5s/, /す$/, 'して'],
  [/^v5k-s/, /く$/, 'って'],
];
const POTENTIAL = new Map([...'けげせてねべめれえ'].map((e, at) => [e, [...'くぐすつぬぶむるう'][at] ?? '']));

const VOICED = new Map(
  [...'かきくけこさしすせそたちつてとはひふへほ'].map((kana, at) => [
    kana,
    [...'がぎぐげござじずぜぞだぢづでどばびぶべぼ'][at] ?? '',
  ]),
);
const PLOSIVE = new Map([...'はひふへほ'].map((kana, at) => [kana, [...'ぱぴぷぺぽ'][at] ?? '']));

/** How a word may sound behind or before another: 薬 ぐすり, 一 いっ, 本 ぽん. */
function soundsOf(kana: string): string[] {
  const first = kana.charAt(0);
  const begun = [first, VOICED.get(first), PLOSIVE.get(first)]
    .filter((sound) => sound !== undefined)
    .map((sound) => sound + kana.slice(1));
  return begun.flatMap((sound) => [sound, ...(/.[ちくつ]$/.test(sound) ? [sound.slice(0, -1) + 'っ'] : [])]);
}

/** The words of some meanings, without their endings: "(telephone) numbers" has telephone and number. */
function termsOf(glosses: readonly string[]): Set<string> {
  const words =
    glosses
      .join(' ')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return new Set(
    words
      .filter((word) => word.length > 2 && !FILLER.has(word))
      .map((word) => word.replace(/(ing|es|ed|s|e)$/, '')),
  );
}

/** Gives the level (5 … 1) of a word by its parts; null when it is not made of words on the lists. */
export function createLevelOfParts(words: readonly WeighedWord[]): (word: WeighedWord) => number | null {
  const pieces = new Map<string, Piece[]>();
  const add = (piece: Piece) => {
    const list = pieces.get(piece.written) ?? [];
    pieces.set(piece.written, list);
    for (const sound of soundsOf(piece.kana)) list.push({ ...piece, kana: sound });
  };
  for (const joint of JOINTS) add({ written: joint, kana: joint, level: EASIEST, terms: new Set() });
  const levelled = words
    .map((word) => ({ word, level: everydayLevel(word) ?? word.level }))
    .filter((item): item is { word: WeighedWord; level: number } => item.level !== null);
  for (const { word, level } of levelled) piecesOf(word, level).forEach(add);
  const bases = new Map<string, number>(
    levelled.flatMap(({ word, level }) =>
      word.forms.map(({ kanji, kana }) => [`${kanji ?? kana}|${kana}`, level] as const),
    ),
  );

  return (word) => {
    const [form] = word.forms;
    const [sense] = word.senses;
    if (!form || !sense || sense.misc.some((code) => IDIOM.test(code))) return null;
    return bases.get(baseOf(word) ?? '') ?? hardest(form.kanji ?? form.kana, form.kana, word, pieces);
  };
}

/** A word as it stands inside others; a verb also in its te-form. Single kana are too many words. */
function piecesOf({ forms, senses }: WeighedWord, own: number): Piece[] {
  const codes = senses[0]?.pos ?? [];
  const level = codes.every((code) => AFFIX.test(code)) ? EASIEST : own;
  const usual = forms.filter(({ odd, points }, at) => !odd && (at === 0 || points > 0));
  return usual.flatMap(({ kanji, kana }) => {
    const written = kanji ?? kana;
    if (!kanji && kana.length < 2) return [];
    const te = TE_FORMS.find(([code, end]) => codes.some((pos) => code.test(pos)) && end.test(kana));
    const terms = termsOf(senses.flatMap(({ glosses }) => glosses));
    const both = { written, kana, level, terms };
    if (!te) return [both];
    return [both, { ...both, written: written.replace(te[1], te[2]), kana: kana.replace(te[1], te[2]) }];
  });
}

/** `spelling|reading` of the word of which this is a form: 読める of 読む, 高さ of 高い. */
function baseOf({ forms: [form], senses: [sense] }: WeighedWord): string | null {
  if (!form || !sense) return null;
  const { kanji, kana } = form;
  const written = kanji ?? kana;
  const turned = (length: number, end: string) =>
    `${written.slice(0, -length)}${end}|${kana.slice(0, -length)}${end}`;
  const able = sense.pos.includes('v1') && /^to be able to /.test(sense.glosses[0] ?? '');
  if (able && kana.endsWith('られる')) return turned(3, 'る');
  const ending = POTENTIAL.get(kana.charAt(kana.length - 2));
  if (able && ending && kana.endsWith('る')) return turned(2, ending);
  if (kana.endsWith('さ') && sense.pos.includes('n')) return turned(1, 'い');
  if (kana.endsWith('く') && sense.pos.includes('adv')) return turned(1, 'い');
  return null;
}

/** The easiest way to cut a word into the fewest pieces whose meanings are in its own; null when there is none. */
function hardest(
  written: string,
  kana: string,
  word: WeighedWord,
  pieces: ReadonlyMap<string, readonly Piece[]>,
): number | null {
  const ways: Piece[][] = [];
  const cut = (at: number, heard: number, before: readonly Piece[]): void => {
    if (at === written.length && heard === kana.length) ways.push([...before]);
    if (at === written.length || before.length === MAX_PIECES) return;
    for (let end = at + 1; end <= written.length; end += 1) {
      for (const piece of pieces.get(written.slice(at, end)) ?? []) {
        if (kana.startsWith(piece.kana, heard)) cut(end, heard + piece.kana.length, [...before, piece]);
      }
    }
  };
  cut(0, 0, []);
  const clear = ways
    .filter((way) => isClear(way, word))
    .map((way) => ({ length: way.length, level: Math.min(...way.map(({ level }) => level)) }))
    .toSorted((a, b) => a.length - b.length || b.level - a.level);
  return clear[0]?.level ?? null;
}

/**
 * The word says what its parts say. Two single kanji make a word of their own (手前, 目上), a number and its counter do
 * not (二階); of an expression every part must be in the meaning: 春を売る is not about spring.
 */
function isClear(way: readonly Piece[], { senses: [sense] }: WeighedWord): boolean {
  const content = way.filter(({ written }) => !JOINTS.includes(written));
  if (!sense || content.length < 2) return false;
  const isNumber = content.every(({ written }) => NUMBER.test(written));
  const isCounted = NUMBER.test(content[0]?.written ?? '');
  if (!isCounted && content.every(({ written }) => written.length === 1) && way.length === content.length)
    return false;
  if (isNumber) return true;
  const isExpression = sense.pos.includes('exp');
  const ownWord = !isExpression && sense.pos.some((code) => OWN_WORD.test(code));
  if (ownWord && !content.slice(0, -1).every(({ written }) => TE.test(written))) return false;
  const meant = termsOf(sense.glosses);
  const isMeant = ({ terms }: Piece) => [...terms].some((term) => meant.has(term));
  return isExpression ? content.every(isMeant) : content.some(isMeant);
}
