import type { DraftEntry, LanguageEngine } from '@kotoba/language';
import type { Reply } from '../../assistant';
import { dateIn } from '../intents/dates';
import { items, paragraphs, textReply } from './answer';
import { wholeWords } from './find-word';

const VEHICLE =
  /^(?:bus|train|subway|car|taxi|plane|airplane|bike|bicycle|ship|boat|ferry|tram|bullet train)$/;
/** With somebody one does it together, and with a thing by it. */
const PERSON =
  /^(?:.* )?(?:friends?|boyfriend|girlfriend|teachers?|boss|colleagues?|classmates?|neighbou?rs?|family|mother|father|mom|mum|dad|parents|brothers?|sisters?|sons?|daughters?|wife|husband|aunt|uncle|cousins?|children|child|kids?|people|students?|dog|cat)$/;
/** A time takes other particles than a place, or none. */
const TIME =
  /^(?:today|tomorrow|yesterday|now|then|tonight|noon|midnight|(?:(?:this|next|last) )?(?:morning|afternoon|evening|night|day|weekend|week|month|year|spring|summer|autumn|fall|winter|moment|past|future|end|beginning|time|meantime)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;
const LANGUAGE = /^(?:english|japanese|french|german|spanish|italian|russian|chinese|korean|portuguese)$/;
/** Where one is without an article: “at school”; “in fact” is no place. */
const BARE_PLACE = /^(?:school|high school|university|college|work|church|class|town|kindergarten)$/;

/** What stands behind the noun, and what it says where there is more than one. */
type Ending = readonly [written: string, says?: string];
type Endings = (noun: string) => readonly Ending[];
const always =
  (...endings: readonly Ending[]): Endings =>
  () =>
    endings;
const notOfTimes =
  (...endings: readonly Ending[]): Endings =>
  (noun) =>
    TIME.test(noun) ? [] : endings;
const isTime = (noun: string): boolean => TIME.test(noun) || dateIn(noun) !== null;

/** What a preposition is, behind a noun; empty where another word is said. */
const BEHIND: Readonly<Record<string, Endings>> = {
  'in front of': always(['の前に']),
  ...{ behind: always(['の後ろに']), 'next to': always(['の隣に']), beside: always(['の隣に']) },
  ...{ under: always(['の下に']), below: always(['の下に']), above: always(['の上に']) },
  ...{ 'on top of': always(['の上に']), near: always(['の近くに']), inside: always(['の中に']) },
  ...{ outside: always(['の外に']), before: notOfTimes(['の前に']), after: notOfTimes(['の後で']) },
  ...{ until: always(['まで']), till: always(['まで']), from: always(['から']), since: always(['から']) },
  ...{
    without: always(['なしで']),
    about: notOfTimes(['について']),
    during: always(['の間に']),
    to: notOfTimes(['に']),
  },
  with: (noun) =>
    PERSON.test(noun)
      ? [['と']]
      : [
          ['で', 'as a tool'],
          ['と', 'together with it'],
        ],
  by: (noun) => (VEHICLE.test(noun) ? [['で']] : isTime(noun) ? [['までに']] : []),
  on: (noun) =>
    VEHICLE.test(noun)
      ? [
          ['で', 'as what one goes by'],
          ['に', 'with 乗る: what one gets on'],
        ]
      : /day$/.test(noun) && TIME.test(noun)
        ? [['に']]
        : [],
  at: notOfTimes(['で', 'where something is done'], ['に', 'where somebody or something is']),
  in: (noun) => (LANGUAGE.test(noun) ? [['で']] : (BEHIND['at']?.(noun) ?? [])),
};
/** These are said of many things beside places: of a noun without an article they may say anything. */
const LOOSE = /^(?:at|in|to|with|without)$/;
const ARTICLE = /^(?:the|an?|my|our) /i;

/** The one noun that is meant, as it is written; what is mine needs no word. */
async function nounIn(language: LanguageEngine, text: string): Promise<string | null> {
  const bare = text.replace(ARTICLE, '');
  const date = dateIn(bare);
  if (date) return date.written;
  const [word, ...more] = await wholeWords(language, bare);
  return word && more.length === 0 && isNoun(word) ? word.ja_word : null;
}
const isNoun = ({ part_of_speech: kind, sources }: DraftEntry): boolean =>
  /^(?:noun|pronoun|adverb)$/.test(kind) && sources.word !== 'composed';

async function told(language: LanguageEngine, written: string): Promise<string> {
  const { hiragana, romaji } = await language.read(written);
  return `${written} (${hiragana}, ${romaji})`;
}

const RANGE = /^(from|between) (.+?) (to|until|till|and) (.+)$/i;
const PHRASE = new RegExp(
  `^(${Object.keys(BEHIND)
    .sort((a, b) => b.length - a.length)
    .join('|')}) ([a-z]+(?:[ -][a-z]+){0,3})$`,
  'i',
);

async function range(
  language: LanguageEngine,
  [, first = '', from = '', , to = '']: readonly string[],
): Promise<string | null> {
  const [one, other] = [await nounIn(language, from), await nounIn(language, to)];
  if (!one || !other || one === other) return null;
  return /^between$/i.test(first) ? `${one}と${other}の間` : `${one}から${other}まで`;
}

/** “at the station”, “until tomorrow”, “from my house to the station”: a noun with its particle, and nothing else. */
export async function withParticle(language: LanguageEngine, text: string): Promise<Reply | null> {
  const between = RANGE.exec(text);
  const both =
    between && /^between/i.test(text) === /^and$/i.test(between[3] ?? '')
      ? await range(language, between)
      : null;
  if (both) return textReply(`“${text}” is ${await told(language, both)}.`);
  const [, preposition = '', noun = ''] = PHRASE.exec(text) ?? [];
  const bare = noun.replace(ARTICLE, '').toLowerCase();
  const isSure =
    !LOOSE.test(preposition) || bare !== noun.toLowerCase() || BARE_PLACE.test(bare) || LANGUAGE.test(bare);
  const endings = isSure ? (BEHIND[preposition.toLowerCase()]?.(bare) ?? []) : [];
  const written = endings.length > 0 ? await nounIn(language, noun) : null;
  if (written === null) return null;
  const ways = await Promise.all(
    endings.map(
      async ([ending, says]) => (await told(language, written + ending)) + (says ? `: ${says}` : ''),
    ),
  );
  return textReply(
    ways.length === 1
      ? `“${text}” is ${ways[0] ?? ''}.`
      : paragraphs(`“${text}”, by what is said with it:`, items(ways)),
  );
}
