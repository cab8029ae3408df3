import { hasKanji } from '@kotoba/japanese';
import type { DraftEntry, LanguageEngine } from '@kotoba/language';
import type { Reply } from '../../assistant';
import { bareRequest } from '../intents/bare-request';
import { kinIn } from '../intents/kin';
import { inPlainEnglish } from '../intents/plain-english';
import { readIntent } from '../intents/read-intent';
import { bareRun, shapeOf, withRomaji } from '../intents/shape';
import { isReduced, waysToSay } from '../intents/ways-to-say';
import { article, isUnknown, items, meaning, named, paragraphs, textReply, type AnswerInput } from './answer';
import { japaneseWords, wholeWords } from './find-word';
import { grammarPoint } from './grammar-point';
import { inOrder, kin, verbClass } from './table-answers';
import { occasion } from './say-answers';
import { saidSo, say } from './word-answers';
import { read } from './writing-answers';

/** What is said around a message, and is no part of it. */
const AROUND =
  /^(?:(?:ok|so|and|but|please|help|quick|sorry|hey|hi) )+|(?: (?:help|please|pls|asap|urgent|lol|thanks|thx|quick|anyone|right now|in japanese))+$/gi;
/** That something is not understood; what is behind it is asked about. */
const CONFUSED =
  /^(?:i(?:'m| am)? (?:(?:still|always|so|really|just) )*(?:(?:don't|do not|can't|never) (?:(?:really|quite) )?(?:get|understand|know|remember)|(?:confused|unsure) (?:about|by)|struggl\w+ with|need help with)|(?:(?:can|could) you (?:please )?)?(?:explain|help(?: me)?(?: with)?|tell me about|what about)) /i;

/** What is asked of a word for some English, with what sort of word is wanted: “the news word for suspect”. */
const WORD_FOR =
  /^(?:(?:which|what|what's|is there|give me|tell me|i need)(?: is| are)? )?(?:an? |the |any )?(?:(?:right|correct|best|usual|japanese) )*(?:(?<sort>[a-z]+) )?(?:verb|word|expression|phrase|term)(?: (?:do|should|can|would|must) (?:i|you|we) (?:use|say)| (?:is )?used| to use| goes)? (?:for|with|when|to say|about|if|that means) (?:(?:i|you|someone|people|one) )?(?<text>[a-z].+)$/i;
const HOW_TO =
  /^how (?:to|do (?:i|you|we|people)|can i|would i|should i) (?!(?:say|write|read|ask|call|spell|tell|use|count)\b)(?<text>[a-z]+ [a-z].+)$/i;
/** Of these words something else is asked than how a thing is said. */
const NO_SORT =
  /^(?:another|other|different|same|opposite|similar|new|last|first|next|my|each|every|this|that)$/i;
/** How one learns is no expression that is asked for. */
const OF_LEARNING =
  /\b(?:japanese|kanji|kana|hiragana|katakana|grammar|words?|vocab\w*|sentences?|jlpt|n[1-5]|it|this|that|them)\b/i;

/** `asked`: the text without that it is not understood; `whole`: with all that is said around it. */
interface Message {
  readonly text: string;
  readonly asked: string;
  readonly whole: string;
}
type Table = (input: AnswerInput, message: Message) => Promise<Reply | null> | Reply | null;

const wholeOf = async (language: LanguageEngine, text: string): Promise<DraftEntry | null> => {
  const [word, ...more] = await wholeWords(language, text);
  return word && more.length === 0 ? word : null;
};

/** “how to break a promise”, “which verb for wearing a hat”: what we have for just that. */
const expressions: Table = async (input, { text }) => {
  const { language } = input;
  const asked = WORD_FOR.exec(text)?.groups;
  const done = HOW_TO.exec(text)?.groups?.['text'];
  const said = asked?.['text'] ?? done;
  const sort = asked?.['sort'];
  if (!said || OF_LEARNING.test(said) || (sort && NO_SORT.test(sort))) return null;
  const ways = waysToSay(said).filter((way) => !isReduced(said, way));
  for (const way of [...ways, `to ${said}`]) {
    const word = await wholeOf(language, way);
    const isOurs =
      word?.sources.word === 'authored' || (asked !== undefined && word?.sources.word === 'dictionary');
    if (!word || !isOurs) continue;
    const reply = await saidSo(input, way, [word]);
    return sort
      ? {
          ...reply,
          content: paragraphs(reply.content, `Whether that is the ${sort} word for it I cannot tell.`),
        }
      : reply;
  }
  return null;
};

/** What is known as a whole without what is said around it, or in just these words. */
const phrases: Table = async (input, { text, whole }) => {
  const { language } = input;
  const same = language.lore().inOtherWords(text);
  if (same) return say(input, same.en);
  return text !== whole && text.includes(' ') && (await wholeOf(language, text)) ? say(input, text) : null;
};

const facts: Table = ({ language }, { asked }) => {
  const told = language.lore().factNear(asked);
  return told === null ? null : textReply(told);
};

/** What has an order is asked for by what it is called. */
const CALLED = /\b(?:rules?|list|chart|table|forms?|names?|counters?|numbers?|days|months|order)\b/i;
/** “for ten days” is an amount, and no list of them. */
const AMOUNT = /\b(?:for|in|within|after|every) (?:\w+ )?(?:days|months|numbers)\b/i;
const orders: Table = ({ language }, { asked }) => {
  const order =
    CALLED.test(asked) && !AMOUNT.test(asked)
      ? language.lore().sequence(`list ${asked.replace(/ \d\b/g, '')}`)
      : null;
  return order && inOrder(order);
};

const grammar: Table = (input, { asked }) => {
  const point = input.language.lore().grammarAbout(`explain ${asked}`);
  return point && grammarPoint(input, point);
};

/** What one says to somebody: nothing that is to be put into Japanese. */
const SAID_THEN =
  'congratulat\\w*|apologi[sz]\\w*|thank|thanking|refus\\w*|declin\\w*|encourag\\w*|comfort\\w*|greet\\w*|wish|welcome';
/** “what to say at a funeral” */
const OCCASION = new RegExp(
  `^(?!how (?:do|would|can|should|to)\\b(?: (?:i|you|we))? (?:say|write|ask)\\b)(?=.*\\b(?:say|said|saying|reply|respond|answer|write|phrases?|expressions?|${SAID_THEN})\\b).*?\\b((?:when|at|before|after|if|on|while|to|for|${SAID_THEN})\\b.+)$`,
  'i',
);
const occasions: Table = async (input, { text }) => {
  const [, when = ''] = OCCASION.exec(text) ?? [];
  return when !== '' && input.language.lore().occasion(when) ? occasion(input, when) : null;
};

/** “my own older brother when i talk to my teacher”. */
const family: Table = (input, { text }) => {
  const english = kinIn(text.toLowerCase().match(/[a-z'-]+/g) ?? []);
  const isAsked = /\b(?:own|talk\w*|speak\w*|call|refer|address|someone else's|other people's)\b/i.test(text);
  return english && isAsked && !/\bsay\b/i.test(text) && input.language.lore().kin(english)
    ? kin(input, english)
    : null;
};

const KIND =
  /\bpart of speech\b|\b(?:i|na)[- ]adjectives?\b|\b(?:kind|type|sort|class|category)\b.*\b(?:adjective|verb|word|noun|adverb)\b|\b(?:noun|verb|adjective)\b,? or (?:an? )?(?:noun|verb|adjective)\b/i;
/** The one Japanese word of a message, also in romaji. */
const wordIn = (text: string): string | null => {
  const shape = shapeOf(text);
  const { japanese } = withRomaji(shape) ?? shape;
  const [run, ...more] = japanese.map(bareRun);
  return run && more.length === 0 ? run : null;
};
/** “what kind of adjective is fukuzatsu” */
const kinds: Table = async (input, { text }) => {
  const run = KIND.test(text) ? wordIn(text) : null;
  if (run === null) return null;
  const [word, ...more] = await japaneseWords(input.language, run);
  if (!word || more.length > 0) return null;
  return word.part_of_speech === 'verb' && /\bverb\b/i.test(text)
    ? verbClass(input, run)
    : textReply(`${named(word)}, ${meaning(word.en_word)}, is ${article(word.part_of_speech)}.`, [word]);
};

const PARTS: Readonly<Record<string, string>> = { subject: 'が', topic: 'は', object: 'を' };
/** “what's the subject of 雨が降っています”: the noun before its particle. */
const parts: Table = async ({ language }, { text }) => {
  const name = /\b(subject|topic|object) (?:of|in)\b/i.exec(text)?.[1]?.toLowerCase() ?? '';
  const particle = PARTS[name];
  const sentence = particle ? wordIn(text) : null;
  const [, noun = ''] =
    sentence === null
      ? []
      : (new RegExp(`(?:^|[はがをにで、])([^はがをにで、]+)${particle ?? ''}`, 'u').exec(sentence) ?? []);
  const [word, ...more] = noun === '' ? [] : await japaneseWords(language, noun);
  return word && more.length === 0
    ? textReply(`The ${name} of ${sentence ?? ''} is ${named(word)}, with ${particle ?? ''}.`, [word])
    : null;
};

/** “how do you say to take a shower, is it 取る”: how it is said, and what is wrong with the other word. */
const CLAIM =
  /^(.+?)[,.;:?-]* (?:is it|isn't it|is that|or is it|do i use|can i use|with|and not|not) (\S+?)[?.!]*$/i;
const claims: Table = async (input, { text }) => {
  const { language } = input;
  const [, question = '', last = ''] = CLAIM.exec(text) ?? [];
  const claim = wordIn(last);
  const asked = claim === null ? null : readIntent(question);
  const said = asked?.kind === 'say' ? await wholeOf(language, asked.text) : null;
  if (claim === null || asked?.kind !== 'say' || !said) return null;
  const reply = await saidSo(input, asked.text, [said]);
  const [, noun = '', particle = '', verb = ''] = /^(.+)([をにがでへと])(.+)$/u.exec(said.ja_word) ?? [];
  if (verb === claim || particle === claim)
    return { ...reply, content: paragraphs(`Yes, ${claim} is right.`, reply.content) };
  const claimed = /^[をにがでへと]$/u.test(claim) ? noun + claim + verb : noun + particle + claim;
  const other = noun === '' ? null : ((await language.reshape(claimed, 'polite')) ?? claimed);
  const { remarks } = other ? await language.correct(other) : { remarks: [] };
  return {
    ...reply,
    content: paragraphs(
      reply.content,
      remarks.length > 0 ? `Not with ${claim}:\n\n${items(remarks)}` : `I do not know it with ${claim}.`,
    ),
  };
};

/** “how do you pronounce 今日 and why” */
const readings: Table = async (input, { text }) => {
  const run = /\b(?:read|readings?|pronounced?|pronunciation)\b/i.test(text) ? wordIn(text) : null;
  if (run === null || !hasKanji(run)) return null;
  const reply = await read(input, run);
  const why = /\bwhy\b/i.test(text) ? 'Why, no rule tells: a reading belongs to a word as a whole.' : null;
  return { ...reply, content: paragraphs(reply.content, why) };
};

/** The tables in the order in which they are asked; each answers only what it has as a whole. */
const OF_SENTENCES: readonly Table[] = [claims, occasions, family, expressions, phrases];
const TABLES: readonly Table[] = [
  ...[claims, facts, orders, grammar, occasions, family],
  ...[expressions, phrases, kinds, parts, readings],
];

/** An answer; where it says that it does not know, what our tables have of the message as a whole all the same. */
export async function orFromTables(input: AnswerInput, message: string, reply: Reply): Promise<Reply> {
  if (!isUnknown(reply)) return reply;
  const whole = inPlainEnglish(bareRequest(message)).replace(/[\s?!.]+$/u, '');
  const text = whole.replace(AROUND, '').trim();
  const asked = text.replace(CONFUSED, '');
  // What is to be put into Japanese asks for nothing else.
  const tables = reply.content.startsWith('I cannot put') ? OF_SENTENCES : TABLES;
  for (const table of text === '' ? [] : tables) {
    const found = await table(input, { text, asked, whole });
    if (found && !isUnknown(found)) return found;
  }
  return reply;
}
