import { conjugate, godanClassOf, verbClassOf, type VerbClass } from '../forms/conjugation';
import { inflect, type FormName, FORM_NAMES } from '../forms/inflect';
import type { Token } from '../reading/tokeniser';
import { toHiragana } from '@kotoba/japanese';

/** The class of the word that a token is a form of: 食べ of 食べる, 行き of 行く. */
export function classOf({ surface, base, pos, reading }: Token): VerbClass | null {
  if (pos === '形容詞' || base === 'たい') return 'adj-i';
  if (surface === base) return verbClassOf(base, toHiragana(reading));
  // 食べ of 食べる leaves る off; 行き of 行く changes the row.
  if (surface === base.slice(0, -1))
    return base.endsWith('る') ? verbClassOf(base, `${toHiragana(reading)}る`) : godanClassOf(base);
  // 見ろ and 書け are as long as their verb, and read like it but for the end.
  return verbClassOf(
    base,
    surface.length === base.length ? `${toHiragana(reading).slice(0, -1)}${base.slice(-1)}` : base,
  );
}

const isForm = (name: string): name is FormName => FORM_NAMES.some((form) => form === name);

/** What a token is in a form: `te` of 書く is 書いて. */
export function inForm(token: Token, form: string): string {
  const like = classOf(token);
  if (form === 'plain' || like === null || !isForm(form)) return token.base;
  return inflect(token.base, like, form) ?? conjugate(token.base, like, 'stem') ?? token.surface;
}

const ADJECTIVE_ENDS = new Map([
  ['連用テ接続', 'く'],
  ['連用タ接続', 'かっ'],
  ['仮定形', 'けれ'],
  ['ガル接続', ''],
]);

/** Another adjective in the form of a token: 小さく is 狭く. */
function adjectiveInstead({ form }: Token, word: string): string | null {
  const end = ADJECTIVE_ENDS.get(form);
  if (end === undefined) return form === '基本形' ? word : null;
  return `${conjugate(word, 'adj-i', 'stem') ?? ''}${end}`;
}

/**
 * Another verb, with its reading where its class is not seen (出る:でる), in the form of a token: あり with いる is い. Null where its ending would sound otherwise: 閉め + て is 閉まっ + て,
 * but 並べ + て 並ん + で.
 */
export function instead(token: Token, next: Token | undefined, named: string): string | null {
  const [word = '', kana = word] = named.split(':');
  if (token.pos === '形容詞') return adjectiveInstead(token, word);
  const like = verbClassOf(word, kana);
  if (like === null) return null;
  const form = (name: FormName) => inflect(word, like, name) ?? '';
  const isVoiced = /^(?:で|だ|だら|だり|じゃ)$/.test(next?.surface ?? '');
  const isJoint =
    isVoiced || /^(?:て|た|たら|たり|ちゃ)$/.test(next?.surface ?? '') || token.form === '連用タ接続';
  if (isJoint && form('te').endsWith('で') !== isVoiced) return null;
  if (isJoint) return form('te').slice(0, -1);
  if (token.form === '基本形') return word;
  if (token.form === '仮定形') return form('conditional').slice(0, -1);
  if (token.form.startsWith('未然') && next?.base === 'ない') return form('negative').slice(0, -2);
  return token.form === '連用形' ? form('stem') : null;
}

const VOICES: Readonly<Record<string, string>> = { て: 'で', で: 'て', た: 'だ', だ: 'た' };

/** て as it sounds behind another verb: で. */
export function inOtherVoice(token: Token): Token | null {
  const [first = '', ...rest] = token.surface;
  const other = VOICES[first];
  return other ? { ...token, surface: [other, ...rest].join('') } : null;
}
