import { conjugate, verbClassOf, type VerbClass } from '../forms/conjugation';
import { FORM_NAMES, inflect, type FormName } from '../forms/inflect';
import { type Mistaken, ofAdjective, ofNaAdjective } from './wrong-adjectives';
import { contractedOf, ofContracted } from './wrong-contractions';
import { ofNegativeAndWish } from './wrong-endings';

/** What forms are made of: a verb or adjective in its dictionary form. */
export interface Inflected {
  readonly written: string;
  readonly kana: string;
  readonly partOfSpeech: string;
}

const MASU = ['ます', 'ません', 'ました', 'ませんでした', 'ましょう', 'たい'] as const;

const BEHIND_STEM = ['ず', 'なさい', 'ながら', 'すぎ', 'やすい', 'にくい'] as const;
const NOT = ['ない', 'なかった', 'なければ', 'なく', 'なきゃ'] as const;

/** 食べるます, 飲むない, 書くて, 話すられる: an ending behind the dictionary form. */
function* behindWhole(word: string, like: VerbClass): Generator<Mistaken> {
  const form = (name: FormName) => inflect(word, like, name) ?? '';
  const [stem, te, past, conditional] = [form('stem'), form('te'), form('past'), form('conditional')];
  const not = form('negative').slice(0, -2);
  const [potential, passive] = [form('potential'), form('passive').slice(0, -1)];
  if (!stem || !te || !form('negative')) return;
  const can = potential.slice(0, -1);
  const why = (right: string) => `Endings do not stand behind the dictionary form ${word}: ${right}.`;
  const all = (endings: readonly string[], to: string, before = '') =>
    to ? endings.map((end): [wrong: string, right: string] => [before + end, to + end]) : [];
  yield* ofNegativeAndWish(not, stem);
  const intended = form('volitional');
  yield* ofContracted({ word, stem, te, not, intended });
  yield [`${te}ながら`, `${stem}ながら`, `ながら stands behind the stem: ${stem}ながら.`];
  if (intended) yield [`${intended}つもり`, `${word}つもり`, `Before つもり stands ${word}.`];
  const rights: [wrong: string, right: string][] = [
    ...all([...MASU, 'すぎま', 'すぎて', 'すぎた', 'なさい', 'たが', 'たくな', 'たかった'], stem),
    ...all(NOT, not),
    ...all(['い', 'よ', '、'], conditional, 'ば'),
    ...all(['ました', 'た', 'て', 'ています'], passive, 'られ'),
    ...all(['る', 'ます', 'ません', 'ない', 'なかった', 'なくて'], can, 'られ'),
    ...all(['ます', 'ません', 'る', 'ない', 'なかった'], can, 'れ'),
    // 読むでいます, やむだら
    ...(te.endsWith('で') ? all(['い', 'くだ', '、'], te, 'で') : []),
    ...(te.endsWith('で')
      ? all(['ら', 'り', '。', 'こと', 'ほう', '方が', 'とき', '時', 'あと', '後', 'まま', '人'], past, 'だ')
      : []),
    ['ずに', like === 'vs-i' ? `${stem.slice(0, -1)}せずに` : `${not}ずに`],
    ['させ', form('causative').slice(0, -1)],
    ['て', te],
    ['た', past],
    ['れば', conditional],
    ['ければ', conditional],
    ['よう。', `${form('volitional')}。`],
    ['うと思', `${form('volitional')}と思`],
  ];
  // 登ろと思います
  if (intended) yield [`${intended.slice(0, -1)}と思`, `${intended}と思`, why(intended)];
  for (const [ending, right] of rights) yield [word + ending, right, why(right)];
  // 話せることができます, 食べれることができます
  const able = like === 'v1' ? [potential, `${word.slice(0, -1)}れる`] : [potential];
  for (const can of able)
    for (const also of potential ? ['が', 'も'] : []) {
      const right = `${word}こと${also}でき`;
      yield [
        `${can}こと${also}でき`,
        right,
        `${can} says already that one can: ${word}ことができる, or ${can}.`,
      ];
    }
  yield [`${stem}たいくな`, `${stem}たくな`, why(`${stem}たくない`)];
  if (!potential) return;
  // 読めれます: the potential of a potential; 踏めれました may be meant as a passive.
  for (const ending of ['ます', 'ません', 'る', 'ない'])
    for (const wrong of like === 'v1' || ALSO_DONE.test(word) ? ['れ'] : ['れ', 'られ'])
      yield [can + wrong + ending, can + ending, `${potential} is the potential already: ${can + ending}.`];
  // 乗れりません, 決められりません: what one can do ends like a ru-verb.
  for (const [wrong, right, reason] of ofIchidan(potential))
    if (/^[りら]/.test(wrong.slice(can.length))) yield [wrong, right, reason];
  if (potential === word) return;
  for (const ending of MASU.slice(0, 4))
    yield [potential + ending, can + ending, `Endings do not stand behind ${potential}: ${can + ending}.`];
}

/** 開けられる is of 開ける, too: what one can do sounds like what is done to something. */
const ALSO_DONE =
  /(?:[開付続向届立育建進痛止沈縮緩弱休染極並揃整違叶添入]|片づ|近づ|傷つ|気づ|浮か|苦し)[くつぶむうる]$/;

/** What one is rather made to do than done to: 習わられた. */
const MADE_TO = /^(?:習う|待つ|立つ|働く|払う|手伝う|通う|並ぶ|歌う|残る|座る|走る|歩く)$/;

const U_ROW = new Map([...'えけげせてねべめれ'].map((e, at) => [e, 'うくぐすつぬぶむる'[at]]));
/** 開けば is of 開く, and of 開ける no mistake. */
const isAlsoDone = (root: string): boolean => {
  const last = U_ROW.get(root.slice(-1));
  return root.length < 2 || (last !== undefined && ALSO_DONE.test(root.slice(0, -1) + last));
};

const CAUSATIVE_ENDS = ['ます', 'ました', 'ません', 'る', 'て', 'た', 'ない', 'なかった', 'たい'];

/** How て and た are joined to a godan verb; whatever is not its own is wrong. 歌で is a noun with its particle. */
const JOINTS = ['って', 'いて', 'んで', 'いで', 'して', 'て'] as const;
const toPast = (te: string): string => te.replace(/て$/, 'た').replace(/で$/, 'だ');

function* ofIchidan(word: string): Generator<Mistaken> {
  const root = word.slice(0, -1);
  const why = (right: string) => `${word} is a ru-verb, る falls off: ${right}.`;
  const pair = (ending: string, right: string) => [root + ending, root + right, why(root + right)] as const;
  for (const ending of MASU) yield [...pair(`り${ending}`, ending)];
  for (const wrong of ['ら', 'り'])
    for (const ending of [...NOT, ...BEHIND_STEM]) yield [...pair(wrong + ending, ending)];
  yield [...pair('らせ', 'させ')];
  for (const ending of ['て', 'ました']) yield [...pair(`ら${ending}`, `られ${ending}`)];
  for (const ending of ['ました', 'た', 'て']) yield [...pair(`させれ${ending}`, `させられ${ending}`)];
  // 覚えりて; 食べせました: one kana before せ may be another verb (見せる, 着せる).
  for (const ending of ['て', 'た']) yield [...pair(`り${ending}`, ending)];
  for (const ending of root.length > 1 ? ['ました', 'ます', 'た', 'て', 'る'] : [])
    yield [...pair(`せ${ending}`, `させ${ending}`)];
  for (const wrong of ['れられ', 'れら']) yield [...pair(`${wrong}な`, 'られな')];
  for (const ending of ['ま', 'た', 'て']) yield [...pair(`れられ${ending}`, `られ${ending}`)];
  // 疲りました, 疲って: as if of 疲る.
  if (root.endsWith('れ') && root.length > 1) {
    for (const end of MASU) yield [`${word.slice(0, -2)}り${end}`, root + end, why(root + end)];
    for (const end of ['て', 'た']) yield [`${word.slice(0, -2)}っ${end}`, root + end, why(root + end)];
  }
  for (const ending of ['ます', 'ました', 'て', 'た']) yield [...pair(`され${ending}`, `られ${ending}`)];
  if (!isAlsoDone(root)) yield [...pair('ば', 'れば')];
  // 食べりる
  if (root.length > 1) yield [...pair('りる', 'る')];
  yield [...pair('って', 'て')];
  yield [...pair('いて', 'て')];
  yield [...pair('でください', 'てください')];
  yield [...pair('った', 'た')];
  for (const wrong of ['ろう', 'おう']) yield [...pair(wrong, 'よう')];
}

/** 卒業しる, 卒業しれば */
function* ofSuru(word: string): Generator<Mistaken> {
  const noun = word.slice(0, -2);
  if (noun === '') return;
  for (const end of ['て', 'た'])
    yield [`${noun}す${end}`, `${noun}し${end}`, `${noun} goes with する: ${noun}し${end}.`];
  for (const end of ['る', 'れば'])
    yield [`${noun}し${end}`, `${noun}す${end}`, `${noun} goes with する: ${noun}す${end}.`];
  for (const wrong of ['す', 'しり'])
    for (const end of MASU.slice(0, 4))
      yield [`${noun}${wrong}${end}`, `${noun}し${end}`, `${noun} goes with する: ${noun}し${end}.`];
}

function* ofGodan(word: string, like: VerbClass): Generator<Mistaken> {
  const root = word.slice(0, -1);
  const [stem, te, negative] = (['stem', 'te', 'negative'] as const).map(
    (form) => conjugate(word, like, form) ?? '',
  );
  if (!stem || !te || !negative) return;
  const why = (right: string) => `${word} is a u-verb, its last sound changes: ${right}.`;
  for (const ending of MASU) yield [root + ending, stem + ending, why(stem + ending)];
  for (const joint of JOINTS) {
    // 立た is the beginning of 立たない, 立て an order.
    if (joint === 'て' && like === 'v5t') {
      for (const end of ['い', 'くだ', 'から']) yield [`${root}て${end}`, te + end, why(te + end)];
      continue;
    }
    // 違いで is a noun with its particle.
    if (joint === 'いで' && like === 'v5u') continue;
    yield [root + joint, te, why(te)];
    yield [root + toPast(joint), toPast(te), why(toPast(te))];
  }
  yield [`${stem}だり`, `${toPast(te)}り`, why(`${toPast(te)}り`)];
  const volitional = inflect(word, like, 'volitional') ?? '';
  // 休みよう, 休もよう; 話しよう is 話 + しよう, and 言いようがない has a noun.
  for (const end of volitional && !/[話有在]./.test(word) ? [...'と。、かよね'] : [])
    for (const wrong of [stem, volitional.slice(0, -1)]) {
      const right = volitional + end;
      yield [`${wrong}よう${end}`, right, why(volitional)];
    }
  // 書きって, 書いって, and 書いきます
  const joined = te.slice(0, -1);
  for (const wrong of new Set([stem, joined])) {
    yield [`${wrong}って`, te, why(te)];
    yield [`${wrong}った`, toPast(te), why(toPast(te))];
  }
  // 飲んて, 書いでください: て sounds as the verb has it.
  if (te.endsWith('で')) {
    yield [`${joined}て`, te, why(te)];
    for (const end of ['り', 'ら']) yield [`${joined}た${end}`, toPast(te) + end, why(toPast(te) + end)];
    yield [`${stem}でください`, `${te}ください`, why(te)];
  } else
    for (const wrong of new Set([stem, joined]))
      for (const end of ['いま', 'いる', 'ください']) yield [`${wrong}で${end}`, te + end, why(te)];
  if (joined !== stem)
    for (const end of ['たいです', 'たくな', 'たいと']) yield [joined + end, stem + end, why(`${stem}たい`)];
  if (joined !== stem)
    for (const ending of [...MASU, 'ながら'])
      yield [joined + stem.slice(-1) + ending, stem + ending, why(stem + ending)];
  // 置かて
  const unsaid = negative.slice(0, -2);
  yield [`${unsaid}て`, te, why(te)];
  yield [`${unsaid}た`, toPast(te), why(toPast(te))];
  if (like !== 'v5s') {
    yield [`${stem}て`, te, why(te)];
    yield [`${stem}た`, toPast(te), why(toPast(te))];
  }
  // 噛まられました, 噛みられました: a u-verb takes れる alone. What cannot be done is 読めません.
  const passive = `${negative.slice(0, -2)}れ`;
  const potential = inflect(word, like, 'potential')?.slice(0, -1) ?? passive;
  const [done, can] = [(end: string) => passive + end, (end: string) => potential + end];
  // 書きられます may be either.
  for (const [wrong, ends] of [
    [negative.slice(0, -2), ['ます', 'ました', 'る', 'た', 'て']],
    [stem, ['ました', 'た', 'て']],
  ] as const) {
    for (const end of ends) {
      const right = MADE_TO.test(word) && /[たて]$/.test(end) ? `${unsaid}せられ${end}` : done(end);
      yield [`${wrong}られ${end}`, right, why(right)];
    }
    for (const end of ['ません', 'ない']) yield [`${wrong}られ${end}`, can(end), why(can(end))];
  }
  // 書かあない, 書かありません, 飲まます
  const base = negative.slice(0, -2);
  for (const end of MASU.slice(1, 4))
    for (const wrong of ['あり', 'り']) yield [`${base}${wrong}${end}`, stem + end, why(stem + end)];
  for (const end of ['い', 'かった', 'ければ', 'くて', 'きゃ', 'くちゃ'])
    // 急ぎなければ; 違いなければ has a noun.
    for (const wrong of /[けくき]/.test(end) && word !== '違う' ? [`${base}あ`, stem] : [`${base}あ`])
      yield [`${wrong}な${end}`, `${base}な${end}`, why(`${base}な${end}`)];
  for (const ending of [...MASU, 'ながら', 'なさい'])
    for (const wrong of [base, volitional.slice(0, -1)])
      yield [wrong + ending, stem + ending, why(stem + ending)];
  for (const end of ['ずに', 'ず、']) yield [stem + end, base + end, why(base + end)];
  for (const ending of ['ます', 'ません', 'る', 'ない'])
    if (potential !== passive) yield [`${stem}れ${ending}`, potential + ending, why(potential + ending)];
  if (volitional) for (const wrong of [stem, base]) yield [`${wrong}ろう`, volitional, why(volitional)];
  // 行かさせます, and 行きば
  for (const ending of [...CAUSATIVE_ENDS, 'られま', 'られて', 'られた']) {
    const right = `${base}せ${ending}`;
    // 飲めさせられました
    const can = potential === passive || ALSO_DONE.test(word) ? [] : [`${potential}させ`];
    for (const wrong of [`${base}させ`, `${stem}せ`, `${stem}させ`, ...can])
      yield [wrong + ending, right, why(right)];
  }
  // 飲ませれました, 飲まさせられました
  for (const end of ['ました', 'た', 'て'])
    for (const wrong of ['せれ', 'させられ'])
      yield [base + wrong + end, `${base}せられ${end}`, why(`${base}せられ${end}`)];
  const conditional = inflect(word, like, 'conditional') ?? '';
  if (conditional) yield [`${stem}ば、`, `${conditional}、`, why(conditional)];
  // 急がれば、 急ぎれば
  if (conditional) for (const wrong of [base, stem]) yield [`${wrong}れば`, conditional, why(conditional)];
  // 部屋に入りる前に
  for (const end of ['前', 'とき', '時', 'こと', 'の', 'つもり', '人', 'と思'])
    yield [`${stem}る${end}`, word + end, why(word)];
  // 吸あない: う becomes わ.
  for (const wrong of like === 'v5u' ? [root, stem, `${root}あ`] : [root, stem]) {
    for (const end of ['くて', 'ければ'])
      if (wrong !== stem) yield [`${wrong}な${end}`, `${base}な${end}`, why(`${base}な${end}`)];
    yield [`${wrong}ない`, negative, why(negative)];
    yield [`${wrong}なかった`, `${negative.slice(0, -1)}かった`, why(`${negative.slice(0, -1)}かった`)];
  }
}

/** The forms that learners make of a word, each with the one that is meant and why. */
export function wrongFormsOf({ written, kana, partOfSpeech }: Inflected) {
  if (partOfSpeech === 'i-adjective') return [...ofAdjective(written)];
  if (partOfSpeech === 'na-adjective') return [...ofNaAdjective(written)];
  const like = partOfSpeech === 'verb' ? verbClassOf(written, kana) : null;
  if (like === null) return [];
  if (like === 'v1' || like === 'vk') return [...ofIchidan(written), ...behindWhole(written, like)];
  if (like === 'vs-i') return [...ofSuru(written), ...behindWhole(written, like)];
  return like.startsWith('v5') ? [...ofGodan(written, like), ...behindWhole(written, like)] : [];
}

/** The forms that a word has. */
export const rightFormsOf = ({ written, kana, partOfSpeech }: Inflected): string[] => {
  if (partOfSpeech === 'na-adjective') return [`${written}で`];
  const like =
    partOfSpeech === 'i-adjective' ? 'adj-i' : partOfSpeech === 'verb' ? verbClassOf(written, kana) : null;
  const forms = like === null ? [] : FORM_NAMES.flatMap((form) => inflect(written, like, form) ?? []);
  // 眠いで and 眠いだ are no forms of 眠る.
  if (like === 'adj-i') return [...forms, `${written}で`, `${written}だ`];
  // 降りられます is of 降りる, and of 降る no mistake.
  // 足りなくて is of 足りる, and of 足る no mistake.
  const negative = (like && conjugate(written, like, 'negative')?.slice(0, -1)) ?? '';
  const longer = forms.flatMap((form) =>
    /[れせ]る$/.test(form)
      ? ['ます', 'ません', 'ました', 'た', 'て', 'ない'].map((end) => form.slice(0, -1) + end)
      : [],
  );
  // 出ましょう is of 出る, and of 出す no mistake.
  const stem = like && conjugate(written, like, 'stem');
  return [
    ...forms,
    ...longer,
    ...['くて', 'ければ', 'かった'].map((end) => negative + end),
    ...(stem ? MASU.map((ending) => stem + ending) : []),
    ...(like === null ? [] : contractedOf(conjugate(written, like, 'te') ?? '')),
  ];
};
