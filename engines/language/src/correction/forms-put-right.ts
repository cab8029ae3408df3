import { type Inflected, rightFormsOf, wrongFormsOf } from './wrong-forms';

/** A form that does not exist, with the one that is meant. */
interface WrongForm {
  readonly right: string;
  readonly why: string;
  /** What is meant behind に: 駅に着った is of 着く, 服を着った of 着る. */
  readonly behindNi?: Pick<WrongForm, 'right' | 'why'>;
}

export type WrongForms = ReadonlyMap<string, WrongForm>;

/** Words of fewer kana may be part of something else: つか of 使って is no つかむ. */
const MIN_KANA = 4;
const HAS_KANJI = /\p{Script=Han}/u;
/** What only looks like a form: 下りた is of another verb, 話し合い a noun. */
const NO_MISTAKE =
  /^(?:降りば|下り(?:ば|れば|る.*|た|て|よう.*|られ.*)|訳ない|射ます|炊きた|どういたし.*|そうな.*|つかまり.*|痛い[てた])$|(?:合い|会い|願い|行い)で$|いたで$/;

const isSure = ({ written, partOfSpeech }: Inflected, form: string): boolean =>
  HAS_KANJI.test(form) ||
  (written === 'はく' && /^は[きく]/.test(form)) ||
  partOfSpeech.endsWith('-adjective') ||
  (written.length >= MIN_KANA && !/で$/.test(form)) ||
  (written.length === MIN_KANA - 1 && form.length > MIN_KANA && !/で$/.test(form)) ||
  /^(?:たべ|いくる|する(?:て|た|ます|ません|ない|なく|なけれ|れば)|できるま|あるば、)/.test(form);

/** 着った is made of 着る, as if it were 切る, or of 着く; the reason tells both. */
function ofTwo(one: WrongForm, other: WrongForm): WrongForm {
  const [first, second] = /い[てた]$/.test(one.right) ? [other, one] : [one, other];
  const told = ({ right, why }: WrongForm, or: string) => ({ right, why: `${why} Of another verb: ${or}.` });
  return { ...told(first, second.right), behindNi: told(second, first.right) };
}

/** An adjective in kana, too: ていねい; shorter ones may be part of something else. */
const alsoInKana = (word: Inflected): Inflected[] =>
  word.partOfSpeech.endsWith('-adjective') && HAS_KANJI.test(word.written) && word.kana.length > 2
    ? [word, { ...word, written: word.kana }]
    : [word];

/** Verbs of everyday life that no topic lists. */
const MORE_VERBS: readonly Inflected[] = [
  ...[
    '辞める:やめる',
    '剃る:そる',
    '付ける:つける',
    '茹でる:ゆでる',
    '降ろす:おろす',
    '保つ:たもつ',
    '掴む:つかむ',
    'はく:はく',
  ],
  ...[
    '騙す:だます',
    '揃う:そろう',
    '痛む:いたむ',
    '計る:はかる',
    '剥がす:はがす',
    '溢れる:あふれる',
    '弱る:よわる',
  ],
].map((verb) => {
  const [written = '', kana = ''] = verb.split(':');
  return { written, kana, partOfSpeech: 'verb' };
});

/** なければならいです, なくてはなりない: what one must do. */
const MUST: readonly (readonly [wrong: string, right: string])[] = ['なければ', 'なくては'].flatMap((not) => [
  ...['ならい', 'なりない', 'なるない', 'ならあない'].map((end) => [not + end, `${not}ならない`] as const),
  ...['いきません', 'いくません'].map((end) => [not + end, `${not}いけません`] as const),
  ...['ならません', 'なるません', 'なりせん'].map((end) => [not + end, `${not}なりません`] as const),
  ...['いけらない', 'いけりない', 'いけいない'].map((end) => [not + end, `${not}いけない`] as const),
  ...['いけりません', 'いけらません'].map((end) => [not + end, `${not}いけません`] as const),
]);

/** 違う and 同じ as if they were i-adjectives, できる and what falls as if it had a potential. */
const OTHERS: readonly (readonly [wrong: string, right: string])[] = [
  ['違くない', '違わない'],
  ['違くありません', '違いません'],
  ['違くて', '違って'],
  ['違かった', '違った'],
  ['違うかった', '違った'],
  ['同じくない', '同じじゃない'],
  ['同じかった', '同じだった'],
  ['できれます', 'できます'],
  ['できれません', 'できません'],
  ['良そう', 'よさそう'],
  ['無そう', 'なさそう'],
  ['降れた', '降った'],
  ['降れて', '降って'],
  ['降れま', '降りま'],
  ['降れない', '降らない'],
];

/** The forms that learners make of our words and that are no form of any of them. */
export function createWrongForms(ours: readonly Inflected[]): WrongForms {
  const words = [...ours, ...MORE_VERBS].filter(({ written }) => written !== '足る').flatMap(alsoInKana);
  const named = new Set(words.map(({ written }) => written));
  const wrong = new Map<string, WrongForm>();
  for (const word of words)
    for (const [form, right, why] of wrongFormsOf(word)) {
      if (form === right || NO_MISTAKE.test(form) || !isSure(word, form)) continue;
      // 並べることができます is of 並べる, 降りる人 of 降りる.
      if (named.has(form.replace(/(?:こと[がも]でき|前|とき|時|こと|の|つもり|人|と思)$/, ''))) continue;
      const known = wrong.get(form);
      if (!known) wrong.set(form, { right, why });
      else if (/っ[てた]$/.test(form) && /い[てた]$/.test(right) !== /い[てた]$/.test(known.right))
        wrong.set(form, ofTwo({ right, why }, known));
    }
  for (const form of words.flatMap(rightFormsOf)) wrong.delete(form);
  for (const end of ['て', 'た', 'ました'])
    wrong.set(`させら${end}`, {
      right: `させられ${end}`,
      why: `What one is made to do is 〜させられる: させられ${end}.`,
    });
  for (const [form, right] of OTHERS) wrong.set(form, { right, why: `There is no ${form}: it is ${right}.` });
  for (const [form, right] of MUST) wrong.set(form, { right, why: `What one must do is 〜${right}.` });
  return wrong;
}

const LONGEST = 14;
/** So many kana are no part of something else. */
const LONG = 7;
/** 電話で and 昇進して end in what would begin a verb; 朝起きって does not. */
const isPart = (before: string, form: string, isWord: boolean): boolean =>
  // 私はきって has a particle, ブーツをはきって has none.
  (/^は[きく]/.test(form) && before !== 'を') ||
  (HAS_KANJI.test(form.charAt(0))
    ? HAS_KANJI.test(before) && !isWord && !/[朝夜]/.test(before)
    : /[ぁ-ん]/.test(before) && !/[をがはに]/.test(before) && !isWord && form.length < LONG);
/** 会いたい is no 会いた, 吸うたばこ no 吸うた, 辛いたらこ no 辛いたら, 行くますます no 行くます, 失礼いたす no 失礼い. */
const goesOn = (form: string, rest: string): boolean =>
  (/た$/.test(form) &&
    /^(?:[いくてめびまちぬ]|け(?!れ?ど)|が(?!、)|か(?!ら)|こ(?!と)|ばこ|きゃ)/.test(rest)) ||
  (/たら$/.test(form) && rest.startsWith('こ')) ||
  (/ば$/.test(form) && rest.startsWith('か')) ||
  (/ます$/.test(form) && rest.startsWith('ます')) ||
  (form.endsWith('い') && /^(?:た[さしすせ]|っぱい|ろ)/.test(rest));

/** The text with the forms that do not exist put right; `starts` is where a word surely begins. */
export function putFormsRight(
  text: string,
  wrong: WrongForms,
  starts: ReadonlySet<number>,
): { text: string; remarks: string[] } {
  const remarks: string[] = [];
  let right = '';
  for (let at = 0; at < text.length;) {
    let length = Math.min(LONGEST, text.length - at);
    while (length > 1) {
      const form = text.slice(at, at + length);
      const isWhole = wrong.has(form) && !isPart(text.charAt(at - 1), form, starts.has(at));
      if (isWhole && !goesOn(form, text.slice(at + length))) break;
      length -= 1;
    }
    const known = length > 1 ? wrong.get(text.slice(at, at + length)) : undefined;
    const found = text.charAt(at - 1) === 'に' ? (known?.behindNi ?? known) : known;
    right += found?.right ?? text.charAt(at);
    if (found) remarks.push(found.why);
    at += found ? length : 1;
  }
  return { text: right, remarks };
}
