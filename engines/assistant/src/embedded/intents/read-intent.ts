import { hasJapanese } from '@kotoba/japanese';
import { askingPart, bareRequest, hintedWord, withoutClosing } from './bare-request';
import { grammarPatterns } from './grammar-patterns';
import { askedInEnglish } from './half-japanese';
import type { Intent, PlainIntent } from './intent';
import { readCountLast, readLesson } from './lesson-request';
import { listBySlots } from './list-slots';
import { firstIntent } from './pattern';
import { withApostrophes } from './frames';
import { inPlainEnglish } from './plain-english';
import { ownBySlots } from './own-slots';
import { referencePatterns } from './reference-patterns';
import { checkPatterns, followUpPatterns, talkPatterns } from './talk-patterns';
import { bareRun, kindsInEnglish, shapeOf, type Shape, withRomaji } from './shape';
import { tidy, unquote, withoutPoliteness } from './text';
import { FIRM, FIRM_OWN, understand } from './understand';
import { COMPARED } from './rules/japanese-rules';
import { styleOf } from './ways-to-say';
import { meaningPatterns, writingPatterns } from './word-patterns';

/** "犬は？" asks of another word what was asked of the last. */
const SAME_QUESTION = /^(?<text>[^\s、。「」]{1,12})は\s*[?？]+$/u;
/** "too hard, something easier": what is asked may stand in one part of what is said. */
const BETWEEN_CLAUSES = /(?<![,;.!。])[,;.!。]+\s+/;

const TO_SOMEBODY = /^(?:can|could|would|will) you (?!(?:please )?(?:tell|teach|show|give|explain)\b)/i;

function readWhole(whole: string): Intent {
  const text = withoutPoliteness(whole);
  return (
    firstIntent(talkPatterns, whole) ??
    firstIntent(checkPatterns, text) ??
    firstIntent(referencePatterns, text) ??
    firstIntent(followUpPatterns.slice(0, -2), text) ??
    readCountLast(text) ??
    firstIntent(grammarPatterns, text) ??
    firstIntent(writingPatterns, text) ??
    firstIntent(meaningPatterns, text) ??
    readLesson(text) ??
    firstIntent(talkPatterns, text) ??
    firstIntent(followUpPatterns, text) ?? {
      kind: 'lookUp',
      // What somebody is asked to do is said as a whole: “can you make it cheaper”.
      text: unquote(TO_SOMEBODY.test(whole) ? whole : text),
    }
  );
}

/** It is the assistant that is asked or told to do something; nothing says that it is to be put into Japanese. */
const ASKED =
  /^(?:(?:hey|hi|ok|okay|please|so|and|but|then),? )*(?:(?:can|could|will|would|should|do|does|did|is|are|am|was|have|has|may|shall|what|whats|what's|why|when|how|which|who|whose)\b|(?:write|book|order|buy|play|sing|call|send|open|set|remind|explain|describe|repeat|draw|cook|make|find|search|google|tell|give|show|help|turn|start|go|do|let's)\b)/i;

/** What is read as Japanese holds English: the message is not understood as a whole. */
const isMixed = (intent: Intent): boolean =>
  textsOf(intent).some((text) => hasJapanese(text) && /[a-z]{2,}/i.test(text)) && intent.kind !== 'say';
const textsOf = (intent: Intent): readonly string[] =>
  intent.kind === 'compare' ? [intent.one, intent.other] : 'text' in intent ? [intent.text] : [];

const longestRun = (message: string): string =>
  shapeOf(message)
    .japanese.map(bareRun)
    .reduce((longest, run) => (run.length > longest.length ? run : longest), '');

/** “please wait with 待つ”, “how do i say "i must go" using 行く” */
const SAY_WITH =
  /^(?:(?:how (?:do|would|can) (?:i|you) )?(?:say|make|translate) )?["“']?([a-z][a-z' ]+?)["”']?,? (?:\(|(?:(?:by )?using|with|from|use) (?:the (?:verb|word|adjective) )?)([\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]+)\W*$/iu;

/** Some English that is to be said with a word; null where anything else is asked of that word. */
function sayWith(message: string): Intent | null {
  const [, text = '', word = ''] = SAY_WITH.exec(message.trim()) ?? [];
  const isSaid =
    text.includes(' ') &&
    !/\b(?:sentences?|examples?|words?|goes?|wrong|verb|kanji|difference|form|something|phrases?|help|start|starts|begins?|ends?)\b/i.test(
      text,
    );
  return isSaid && (/["“]/.test(message) || !ASKED.test(text))
    ? { kind: 'sayWith', text: withApostrophes(text), word }
    : null;
}

/** “how do i say 窓 is dirty”: English with some Japanese in it, which is asked for as a whole. */
function sayMixed(message: string): Intent | null {
  const [, text = ''] =
    /^(?:how (?:do|would|can) (?:i|you) say|translate):? (.+)$/i.exec(tidy(message)) ?? [];
  return hasJapanese(text) && /[a-z]{2,}/i.test(text) ? { kind: 'sayMixed', text } : null;
}

/** “1 … 2 …”: sentences in a numbered list, each to be looked at. */
const NUMBERED = /(?:^|[\s、。])[(（]?[1-9][.)）．:：]?[ 　]+(?=[ぁ-んァ-ヶ一-龠「])/u;

function numbered(message: string): Intent | null {
  const [lead = '', ...parts] = message.normalize('NFKC').split(NUMBERED);
  const isList = lead.trim() === '' && parts.length > 1 && !/[a-z]/i.test(message);
  return isList && parts.every((part) => [...part.trim()].length > 4)
    ? { kind: 'each', of: parts.map((part) => ({ kind: 'check', text: part.trim() })) }
    : null;
}

/** Nobody knows what is asked: a text to be looked up that is no word, or Japanese among words that no rule is about. */
const isOpen = (intent: Intent): boolean =>
  intent.kind === 'partly' ||
  (intent.kind === 'lookUp' && (intent.asked === true || intent.text.trim().split(/\s+/).length > 2));

/**
 * What a message asks for, from its words alone: as it stands, then without what is only said around it, then the one
 * part of it that asks. Never fails, whatever the text.
 */
export function readIntent(message: string): Intent {
  const intent = readAround(message);
  const english = intent.kind === 'check' ? MEANT_TO_SAY.exec(message)?.[1] : undefined;
  if (intent.kind === 'check' && english) return { ...intent, english };
  if (intent.kind === 'lookUp' && !intent.asked) return inStyle(intent) ?? intent;
  return intent.kind === 'say'
    ? (inStyle(intent) ?? { ...intent, text: withApostrophes(intent.text) })
    : intent;
}

/** “i'm tired, casually”: what is to be said, without how; null where nothing tells how. */
function inStyle({ text }: { readonly text: string }): Intent | null {
  const { text: bare, style } = styleOf(text);
  return style && !hasJapanese(bare) ? { kind: 'say', text: withApostrophes(bare), style } : null;
}

/** “check: 本を借りました (i lent a book)”: what the sentence is meant to say. */
const MEANT_TO_SAY =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}。！？]\s*(?:[(（=]|,? (?:meaning|i mean|i want to say|it should mean):?)\s*["“']?([a-z][a-z ,'’-]{4,}?)["”']?[.!?]?\s*[)）]?\s*$/iu;

function readAround(message: string): Intent {
  const whole = readMessage(message);
  // “word for part time job? i work in a cafe”: what is only told behind it is not to be said.
  const asking =
    whole.kind === 'say' && /\? [a-z]/i.test(whole.text) ? askingPart(bareRequest(message)) : null;
  if (asking) return readMessage(asking);
  if (!isOpen(whole)) {
    const short = withoutClosing(message);
    const alone = short === message ? whole : readMessage(short);
    const isSame = alone.kind === whole.kind || whole.kind === 'lookUp';
    return isSame || understand(shapeOf(inPlainEnglish(short))) ? alone : whole;
  }
  const bare = bareRequest(message);
  for (const way of [bare, askingPart(bare), askedInEnglish(message)]) {
    const intent = way === null || way === message ? whole : readMessage(way);
    if (!isOpen(intent) && intent.kind !== 'lookUp') return intent;
  }
  const hinted = whole.kind === 'lookUp' ? hintedWord(bare) : null;
  return hinted ? { kind: 'say', text: hinted } : whole;
}

/** 図書館__勉強する, バス( )乗ります: a gap between two pieces of a sentence. */
const GAP =
  /([\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々、]+)\s?(?:[_＿]+|[（(][\s?？_]*[)）]|[[［]\s*[\]］]|□)\s?(?=([\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]+))/gu;

/** The one gap of a message; of several none is filled alone. */
function gapIn(message: string): Intent | null {
  const [gap, ...more] = message.normalize('NFC').matchAll(GAP);
  const [, before = '', after = ''] = gap ?? [];
  return gap && more.length === 0 ? { kind: 'blank', before, after } : null;
}

/** “思う 考える”: two words alone, which are to be told apart. */
const TWO_WORDS =
  /^([\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]{1,6})(?:[ 　]*[/／・][ 　]*|[ 　]+)([\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]{1,6})[?？]*$/u;
const NO_WORD_ALONE =
  /(?:[はがをにで]|形|意味|例文|漢字|読み方|違い|ください|反対|です|ます|教えて|とは|って|ありがとう|こんにちは|先生)$/u;

/** “みたい らしい ようだ”: points of grammar in a row; other words in a row may be a sentence of a beginner. */
const POINT =
  '(?:みたい|らしい|よう(?:だ|です|に|な)|そう(?:だ|です)?|っぽい|はず|べき|つもり|予定|わけ|もの|こと|の|ところ|ばかり|だけ|しか|から|ので|のに|けど|ため(?:に)?|たら|と|ば|なら|まで|までに|あげる|くれる|もらう|は|が|も|に|で|へ|を|や|て(?:から|いる|ある|おく|しまう|みる|いく|くる|あげる|くれる|もらう)|くらい|ぐらい|ごろ|ほど|より|さん|さま|様|くん|君|ちゃん|れる|られる|させる|させられる|これ|それ|あれ|この|その|あの|ここ|そこ|あそこ)';
const POINTS = new RegExp(`^${POINT}(?:[ 　/／・、]+${POINT}){2,3}\\s*[?？!！]*$`, 'u');

function twoWords(message: string): Intent | null {
  if (POINTS.test(message.trim()))
    return {
      kind: 'several',
      texts: message
        .replace(/[?？!！]/gu, '')
        .trim()
        .split(/[ 　/／・、]+/u),
    };
  const [, one = '', other = ''] = TWO_WORDS.exec(message.trim()) ?? [];
  return one !== '' && one !== other && ![one, other].some((word) => NO_WORD_ALONE.test(word))
    ? { kind: 'several', texts: [one, other] }
    : null;
}

/** What is asked of each of several words by itself: “te form of 書く and 読む”. */
const OF_EACH: readonly Intent['kind'][] = [
  ...(['form', 'dictionaryForm', 'opposite', 'similar', 'verbClass'] as const),
  ...(['example', 'verbWith', 'causativePassive', 'write'] as const),
];
const IN_A_ROW = /\bJ(?: (?:and )?J)+\b/;

/** What is asked of words in a row; null where it is not asked of each, or they are to be told apart. */
function ofEach({ words, japanese, quoted }: Shape): Intent | null {
  const text = words.join(' ');
  const [first = ''] = japanese;
  const rest = text.replace(IN_A_ROW, '');
  if (rest === text || rest.includes('J') || words.some((word) => COMPARED.test(word))) return null;
  const names = [...quoted];
  const alone = text.replace(IN_A_ROW, first).replace(/\bQ\b/g, () => `"${names.shift() ?? ''}"`);
  const one = readMessage(alone);
  const isOfOne = OF_EACH.includes(one.kind) && 'text' in one && one.text === bareRun(first);
  const of = japanese.map((run) => ({ ...one, text: bareRun(run) }) as PlainIntent);
  return isOfOne ? { kind: 'each', of } : null;
}

/**
 * Tables of ways to ask are tried from the particular to the general; what fits none is something to be looked up.
 */
function readMessage(said: string): Intent {
  // “待つの ない形 は？” is written with spaces, as beginners write.
  const message = /[a-z]/i.test(said)
    ? said
    : said.replace(/(?<=[ぁ-んァ-ヶ一-龠ー])[ 　]+(?=[ぁ-んァ-ヶ一-龠ー])/gu, '');
  const alone = gapIn(message) ?? twoWords(said) ?? numbered(said);
  if (alone) return alone;
  const shape = shapeOf(inPlainEnglish(message.replace(/\s+/g, ' ').trim()));
  const kana = shape.japanese.length === 0 ? withRomaji(shape) : null;
  const each = ofEach(kana ?? shape);
  if (each) return each;
  const understood = understand(shape) ?? understand(shape, FIRM_OWN);
  if (understood && /[a-z]{2}/i.test(message)) return understood;
  const found = readByPatterns(kindsInEnglish(message));
  if (found.kind === 'say' && UNNAMED.test(found.text) && shape.quoted.includes(found.text))
    return { ...found, quoted: true };
  const intent =
    found.kind === 'lookUp' && ASKED.test(message.trim()) ? { ...found, asked: true as const } : found;
  const isLeft = isMixed(intent) || (intent.kind === 'lookUp' && /[a-z]{2,} [a-z]/i.test(message));
  return (
    (isLeft && (understoodInPart(shape) ?? sayWith(message) ?? sayMixed(message))) ||
    (isMixed(intent) ? { kind: 'partly', text: longestRun(message) } : intent)
  );
}

/** What a message asks for that says more besides, or Japanese in Latin letters: “im so confused about wa and ga”. */
function understoodInPart(shape: Shape): Intent | null {
  const kana = withRomaji(shape);
  const found = understand(shape, FIRM) ?? (kana && (understand(kana) ?? understand(kana, FIRM)));
  // “from shibuya to ueno” compares nothing.
  return found?.kind === 'several' &&
    shape.japanese.length === 0 &&
    !shape.words.some((word) => COMPARED.test(word))
    ? null
    : found;
}

/** “one adult”: some of something that is ordered. */
const COUNTED = /^(?:a|an|one|\d+) [a-z]+$/i;

/** “how do you say it”: nothing is named but what was said before. */
export const UNNAMED =
  /^(?:it|this|that|these|those|them|something|a (?:word|sentence|phrase)|(?:this|that|my|the|a) (?:word|sentence|phrase|text|thing|one|kanji|character|verb|adjective|noun|particle|grammar|ending))$/i;

/** What is said in passing, and what is not understood. */
const PASSING: readonly Intent['kind'][] = ['lookUp', 'greet', 'thank', 'bye', 'giveUp', 'yes'];

function readByPatterns(message: string): Intent {
  const whole = inPlainEnglish(tidy(message));
  const intent = readWhole(whole);
  const otherWord =
    intent.kind === 'lookUp' && SAME_QUESTION.exec(message.trim().normalize('NFKC'))?.groups?.['text'];
  if (otherWord) return { kind: 'sameQuestion', text: otherWord };
  if (intent.kind !== 'lookUp' || hasJapanese(whole)) return intent;
  const parts = whole.split(BETWEEN_CLAUSES).map(readWhole);
  const found = parts.findLast(({ kind }) => !PASSING.includes(kind));
  // “one adult, two children”: a list is no part of what is said.
  const isOrdered =
    found?.kind === 'lesson' && whole.split(BETWEEN_CLAUSES).some((part) => COUNTED.test(part));
  return (isOrdered ? null : found) ?? ownBySlots(whole) ?? listBySlots(whole) ?? intent;
}
