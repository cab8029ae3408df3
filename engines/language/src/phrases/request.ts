import { isDeterminer } from '../authored/expressions';
import { onTe, sentence, verbAt } from './asked-verb';
import type { Sentence } from './clause';
import { begins, type EnglishToken } from './english-tokens';
import { parseAskedOtherwise } from './favours';
import { choose, isNamed, type Noun, piecesOf, type Reading, sayNoun, within } from './noun';
import { parseNoun } from './noun-phrase';
import { parseProposal } from './proposals';
import { parseEmbedded } from './question';
import { join, plainNegative, type Say, say, teForm } from './say';
import { texts } from './time-words';
import { wayTo } from './ways';

/** "please" is taken out wherever it may stand. */
function withoutPlease(tokens: readonly EnglishToken[]): {
  tokens: readonly EnglishToken[];
  please: boolean;
} {
  const last = tokens.length - 1;
  const rest = tokens.filter(
    ({ text }, place) =>
      !(text === 'please' && (place === 0 || place === last || (place === 2 && tokens[1]?.text === 'you'))) &&
      !(text === ',' && tokens[place + 1]?.text === 'please' && place + 1 === last),
  );
  return { tokens: rest, please: rest.length < tokens.length };
}

/** What is asked of somebody, offered, or ordered; null for what is none of these. */
export function parseRequest(given: Reading, ending: string): Sentence | null {
  const { tokens, please } = withoutPlease(given.tokens);
  if (tokens.length === 0) return null;
  const reading = within(given, tokens);
  return (
    parseTellMe(reading, please) ??
    parseThanks(reading) ??
    parseCongratulations(reading) ??
    parseProposal(reading) ??
    parseAskedOtherwise(reading, please) ??
    parseOrder(reading, please) ??
    parseFavour(reading, please) ??
    parseImperative(reading, please || ending.includes('!') || isTold(tokens, ending))
  );
}

const TEACH = (polite: boolean): Say =>
  polite ? say('教えていただけます', 'おしえて いただけます') : say('教えてください', 'おしえて ください');

/** "Please tell me where the station is" */
function parseTellMe(reading: Reading, please: boolean): Sentence | null {
  const polite = begins(reading.tokens, 'could you tell me') || begins(reading.tokens, 'can you tell me');
  if (!polite && !(please && begins(reading.tokens, 'tell me'))) return null;
  const from = polite ? 4 : 2;
  const way = wayTo(reading, from);
  if (way) return { ...way, said: join(way.said, say('を'), TEACH(polite)), question: polite };
  const inner = parseEmbedded(within(reading, reading.tokens.slice(from), from), () => null);
  return inner && { said: join(inner.said, TEACH(polite)), pieces: inner.pieces, question: polite };
}

/** "Thank you for helping me", "Thank you for the present" */
function parseThanks(reading: Reading): Sentence | null {
  if (!begins(reading.tokens, 'thank you for') && !begins(reading.tokens, 'thanks for')) return null;
  const from = reading.tokens[1]?.text === 'you' ? 3 : 2;
  const thanks = say('ありがとうございます', 'ありがとう ございます');
  if (reading.tokens[from]?.text.endsWith('ing')) {
    const doing = verbAt(reading, from, true, ['ing']);
    return doing && sentence(doing, join(onTe(doing.said, 'くれて'), thanks), false);
  }
  if (begins(reading.tokens.slice(from), 'your help') && reading.tokens.length === from + 2)
    return { said: join(say('手伝ってくれて', 'てつだってくれて'), thanks), pieces: [], question: false };
  const noun = orderedAt(reading, from);
  return (
    noun && {
      said: join(sayNoun(noun, 'something', 'you'), say('を'), thanks),
      pieces: piecesOf(noun),
      question: false,
    }
  );
}

/** "Congratulations on your graduation": ご卒業おめでとうございます */
function parseCongratulations(reading: Reading): Sentence | null {
  const noun = /^congratulations (on|for)$/.test(texts(reading, 0, 2)) ? parseNoun(reading, 2) : null;
  const choice = noun?.next === reading.tokens.length ? noun.value.choices[0] : undefined;
  if (!noun || !choice) return null;
  const polite = /^(誕生日|仕事)$/.test(choice.written) ? 'お' : CELEBRATED.test(choice.written) ? 'ご' : '';
  const said = join(
    noun.value.before(choice.kinds),
    say(`${polite}${choice.written}`, `${polite}${choice.kana}`),
  );
  const wish = say('おめでとうございます', 'おめでとう ございます');
  return { said: join(said, wish), pieces: piecesOf(noun.value), question: false };
}
const CELEBRATED = /^(卒業|結婚|入学|就職|合格|出産|婚約|昇進)$/;

/** "Open the window.", "Put on your shoes" */
const isTold = (tokens: readonly EnglishToken[], ending: string): boolean =>
  isCapital(tokens) && (ending === '.' || tokens.some(({ text }) => text === 'your'));
const isCapital = ([first]: readonly EnglishToken[]): boolean => /^\p{Lu}/u.test(first?.shown ?? '');

const ORDERS = [
  'can i have',
  'could i have',
  'may i have',
  'can we have',
  'could we have',
  'i would like',
  'we would like',
  'give me',
  'i will have',
  'i will take',
  'can i get',
  'could i get',
];

/** "two coffees please", "Can I have the menu?", "I would like a beer" */
function parseOrder(reading: Reading, please: boolean): Sentence | null {
  const { tokens } = reading;
  const frame = ORDERS.find((words) => begins(tokens, words));
  const from = frame === undefined ? 0 : frame.split(' ').length;
  if (frame === undefined && !please) return offered(reading);
  const noun = orderedAt(reading, from);
  if (!noun) return null;
  return {
    ...{ said: join(...amounts(noun), say('ください')), question: false },
    pieces: [...piecesOf(noun), { written: 'ください', en: 'please give me', level: 'N5' }],
  };
}

/** りんごを三つとバナナを二つ: each with its number, or both with one を. */
function amounts(noun: Noun): Say[] {
  if (!noun.and || (!noun.count && !noun.and.count))
    return [sayNoun(noun, 'something', 'you'), say('を'), ...(noun.count ? [noun.count] : [])];
  return [...amounts({ ...noun, and: null }), say('と'), ...amounts(noun.and)];
}

const fitting = (noun: Noun): boolean =>
  noun.who === null && choose(noun, 'something') !== null && !noun.asks;

function orderedAt(reading: Reading, at: number): Noun | null {
  const parsed = parseNoun(reading, at);
  if (!parsed || parsed.next !== reading.tokens.length) return null;
  const { value } = parsed;
  const fits = fitting(value) && !choose(value, 'someone') && choose(value, 'something') !== null;
  if (value.and && !fitting(value.and)) return null;
  const things = [
    'food',
    'drink',
    'thing',
    'medicine',
    'clothes',
    'legwear',
    'text',
    'tool',
    'vehicle',
    'plant',
    'photo',
    'show',
    'seat',
    'hat',
  ];
  if (fits && things.some((kind) => choose(value, kind))) return value;
  return null;
}

/** "Would you like some tea?" */
function offered(reading: Reading): Sentence | null {
  const from = begins(reading.tokens, 'would you like') ? 3 : begins(reading.tokens, 'how about') ? 2 : null;
  const noun = from === null ? null : orderedAt(reading, from);
  if (!noun) return null;
  return {
    said: join(sayNoun(noun, 'something'), say('は'), say('いかが'), say('です')),
    pieces: piecesOf(noun),
    question: true,
  };
}

/** "Could you …?" is ていただけますか; "Can you …?" asks for a favour unless it asks for a skill. */
function parseFavour(reading: Reading, please: boolean): Sentence | null {
  const [modal, you] = reading.tokens.map(({ text }) => text);
  if (you !== 'you' || !/^(could|would|can|will)$/.test(modal ?? '')) return null;
  const doing = verbAt(reading, 2, true);
  if (!doing) return null;
  // "Will you help me?" asks, and "Will you be there?" wants to know.
  if (modal === 'will' && !please && !reading.tokens.some(({ text }) => /^(me|us)$/.test(text))) return null;
  if (modal === 'can' && !please && doing.phrase.entry.use.has('can')) return null;
  if (modal === 'can' || modal === 'will') return sentence(doing, onTe(doing.said, 'くれます'), true);
  return sentence(doing, join(teForm(doing.said.base), say('いただけます')), true);
}

/** "Please wait", "Don't run"; without any sign of a request it is no request. */
function parseImperative(reading: Reading, asks: boolean): Sentence | null {
  const not = begins(reading.tokens, 'do not');
  if (!asks && !not) return null;
  const doing = verbAt(reading, not ? 2 : 0, true, ['base'], not);
  if (!doing) return null;
  if (!not) return sentence(doing, join(teForm(doing.said.base), say('ください')), false);
  const negative = plainNegative(doing.said.base);
  return sentence(doing, join(say(`${negative.written}で`, `${negative.kana}で`), say('ください')), false);
}

/** "drink water", "to drink water": no request, but what one does, in the dictionary form. */
export function parseAction(reading: Reading): Sentence | null {
  const { tokens } = reading;
  const from = tokens[0]?.text === 'to' ? 1 : 0;
  if (tokens.length - from < 2 || tokens.some(({ text }) => text === 'you')) return null;
  const doing = verbAt(reading, from, false);
  if (!doing) return null;
  // "a show room" is a thing, "to show a room" is done, and so is "go to the store" or "take care of a child".
  const isDone =
    from === 1 ||
    tokens[0]?.text === 'be' ||
    /^(to|at|for|with|from|about)$/.test(tokens[1]?.text ?? '') ||
    tokens.slice(2).some(({ text }) => isDeterminer(text));
  const named = [...doing.phrase.filled.values()].every(
    (fill) => isDone || !('noun' in fill) || isNamed(reading, 1, fill.noun),
  );
  return named ? { ...sentence(doing, doing.said.base, false), names: 'action' } : null;
}
