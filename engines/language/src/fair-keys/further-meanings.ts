import { isNarrowed } from '../dictionary/learner-gloss';
import { makesVerb, partOfSpeechOf, type Sense } from '../dictionary/word';
import { englishKey } from '../english-key';
import { gerundOf, infinitivesOf, nounOfVerb, verbOfNoun } from '../word-forms';
import { digitsOf } from './english-numbers';
import type { KnownWord, Synonyms } from './tables';

/** The meaning of an entry, as far as it says what else may be answered. */
export interface Meant {
  readonly en: string;
  readonly partOfSpeech: string;
  /** Meanings of the dictionary that are another word's ("early" of 速い) or no learner's ("never" of いつも). */
  readonly ofOthers: ReadonlySet<string>;
  /** What our table has for the word besides. */
  readonly also: readonly string[];
  /** Whose it is when kin is meant: 父 is "my father", お父さん "your father". */
  readonly whose: readonly string[];
}

const withoutRemarks = (text: string): string =>
  text
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** "mother; mom (own)" as its parts without remarks. */
export const partsOf = (en: string): string[] =>
  withoutRemarks(en)
    .split(/\s*[;,/]\s*/)
    .filter((part) => englishKey(part) !== '');

/** A gift is a gift, whoever brings it; of other things a clause says which of them is meant. */
const BROUGHT = /^(\S+(?: \S+)?) (?:brought|given|received) (?:by|to|as|from) .*$/;

/** What follows is how or where, and no part of the name: "souvenir bought as a gift". */
const CLAUSE =
  / (?:bought|made|given|used|sold|held|worn|eaten|served|brought|received|that|which|who|where|while|when) .*$/;
const SMALL_WORD = /(?:^| )(?:a|an|the|of|to|in|on|at|by|for|from|with|and|as|into) /;
const MAX_WORDS = 3;
/** Two that are one thing only together, or opposites: 左右 is "left or right", and neither. */
const APART =
  /^(?:left|right|good|bad|yes|no|more|less|up|down|win|lose|boy|girl|son|daughter|brother|sister|mother|father|big|small|hot|cold|black|white|day|night|come|go|buy|sell|life|death|odd|even|sooner|later|this|that|now|never|all|nothing|one|two|three|four|rain|shine|not|male|female|man|woman|before|after|first|last|red|north|south|east|west)$/;

const wordsOf = (text: string): string[] => englishKey(text).split(' ');

/**
 * "local specialty or souvenir bought as a gift" as its two names. A single word before "or" may share the noun of the
 * other side ("different or conflicting opinions"), and a preposition before it its first half ("entry to school or
 * university"): such a text stays whole.
 */
function namesOf(text: string): string[] {
  const to = text.startsWith('to ') ? 'to ' : '';
  const sides = text.slice(to.length).split(/ or /);
  const [first = '', second = '', ...more] = sides;
  if (!second || more.length > 0) return [];
  const rest = second.replace(CLAUSE, '').replace(/^to /, '');
  if (SMALL_WORD.test(`${first} `) || SMALL_WORD.test(`${rest} `)) return [];
  const lengths = [wordsOf(first).length, wordsOf(rest).length] as const;
  if (Math.max(...lengths) > MAX_WORDS || (lengths[0] === 1 && lengths[1] > 1)) return [];
  if ([first, rest].some((side) => wordsOf(side).some((word) => APART.test(word)))) return [];
  return [to + first, to + rest];
}

/** A meaning that the dictionary adds, short where its remark only explains. */
const addedKeys = (gloss: string): string[] =>
  isNarrowed(gloss) ? [gloss.replace(/[()]/g, '')] : shortKeys(gloss);

/** A gloss and the short names in it. */
export function shortKeys(gloss: string): string[] {
  // "(pleasantly) hot" is no "hot": a remark in front is part of the meaning.
  if (gloss.startsWith('(')) return [gloss.replace(/[()]/g, '')];
  const bare = withoutRemarks(gloss).replace(/[;:!?"]/g, '');
  if (bare === '' || bare.includes('...')) return [];
  const gift = BROUGHT.exec(bare)?.[1];
  return [bare, ...namesOf(bare), ...(gift ? [gift] : [])];
}

/** Registers in which a sense is still the same word; what is old, slang or of a trade is another one. */
const NEAR_MARK = /^(?:uk|pol|hon|hum|abbr)$/;

/** "never (with neg. verb)" of いつも is right only in a sentence that says no. */
const isNegated = (gloss: string): boolean => /\((?:[^()]*\b)?(?:neg|not|no)\b/i.test(gloss);

/**
 * The first meaning of the plain senses right before and after those that are meant. One with a remark is a narrower
 * use ("bear" of かぶる, "match" of カード), and further ones are often another word to a learner.
 */
function neighbours({ word, senses }: KnownWord): string[] {
  const meant = word.senses[senses[0] ?? 0];
  const isNear = (_sense: Sense, index: number) =>
    !senses.includes(index) && senses.some((own) => Math.abs(own - index) === 1);
  return word.senses
    .filter(isNear)
    .filter(({ marks }) => marks.every((mark) => NEAR_MARK.test(mark)))
    .filter((sense) => meant !== undefined && partOfSpeechOf(sense) === partOfSpeechOf(meant))
    .flatMap(({ glosses }) => glosses.slice(0, 1))
    .filter((gloss) => !gloss.includes('('));
}

/** "to take a walk" as "taking a walk". */
function asGerund(infinitive: string): string[] {
  const [verb = '', ...rest] = infinitive.replace(/^to /, '').split(' ');
  return /^[a-z]{2,}$/.test(verb) ? [[gerundOf(verb), ...rest].join(' ')] : [];
}

/** Nouns in -ing that name a thing rather than what is done. */
const THINGS =
  /^(?:meeting|building|wedding|painting|evening|morning|ceiling|feeling|clothing|thing|ending|beginning|drawing|crossing|opening|king|ring|spring|string|wing|being|railing|earring|lining|dressing|heading|setting)$/;

/** What one goes out to do: "to go shopping". */
const GOING =
  /^(?:shopping|sightseeing|swimming|skiing|snowboarding|skating|fishing|camping|hiking|cycling|jogging|running|surfing|diving|dancing|bowling|sailing|hunting|(?:mountain )?climbing)$/;

/** "cooking" as "to cook", "being careful" as "to be careful". */
function asInfinitive(noun: string): string[] {
  const going = GOING.test(noun) ? [`to go ${noun}`] : [];
  return [...(THINGS.test(noun) ? [] : infinitivesOf(noun)), ...going];
}

/** In what state one is when one has got into it: tired, angry, fatter. */
const STATE =
  /^to (?:get|become|be|feel|grow) ((?:[a-z]{2,}ed|(?!over|under|after|ever|never|together)[a-z]{2,}er|afraid|angry|anxious|busy|cold|dark|dirty|drunk|fat|furious|hot|hungry|hurt|ill|impatient|jealous|late|lost|mad|nervous|rich|sad|sick|sleepy|stuck|thin|thirsty|upset|warm|wet|worse)\b.*)$/;

/** "to get angry" as "to be angry" and "to become angry". */
function inState(text: string): string[] {
  const state = STATE.exec(text)?.[1];
  return state ? ['get', 'become', 'be', 'feel'].map((verb) => `to ${verb} ${state}`) : [];
}

/** English nouns that are, unchanged, the verb of the same action. */
const SAME_AS_VERB = new Set(
  (
    'advance answer apologize attack attempt bow broadcast call cause change charge chat cheer claim climb comment contact control ' +
    'cook copy cough cry damage dance debate decrease delay demand design divorce doubt dream drink drive escape exercise ' +
    'experience export fight focus gamble guide harvest help hike hope hug import increase influence insult interview ' +
    'jog joke jump kiss laugh lecture love measure move murder nurse offer order parade park phone photograph plan ' +
    'practice praise profit promise protest quarrel question race record reform regret rehearse release rent repair ' +
    'reply report request rescue research respect rest return review revolt ride run sacrifice scream search shower sigh ' +
    'signal sketch ski sleep smile smoke snack sneeze snore start stretch stroll struggle study supply support surf surrender ' +
    'swim switch talk taste telephone test touch tour trade transfer travel trust use visit vote walk wash welcome work ' +
    'worry yawn'
  ).split(' '),
);

/** What English does with an action: "to make an effort", "to take a walk". */
const SUPPORTING = ['make', 'make a', 'make an', 'take a', 'have', 'have a', 'have an', 'do', 'do the'];
/** And with some of them alone. */
const OWN_SUPPORT: readonly (readonly [string, RegExp])[] = [
  ['ask a', /^(?:question|favor)$/],
  ['go on a', /^(?:trip|journey|tour|picnic|hike|date|diet|cruise|walk)$/],
  ['go for a', /^(?:walk|stroll|drive|swim|run|hike|jog)$/],
  ['take an', /^(?:exam|examination)$/],
  ['hold a', /^(?:meeting|conference|party|ceremony)$/],
  ['give a', /^(?:speech|lecture|talk|presentation|reply|present|gift)$/],
  ['give an', /^(?:explanation|answer|interview)$/],
  ['give', /^(?:advice|permission|instructions|directions)$/],
  ['place an', /^order$/],
  ['pay', /^attention$/],
  ['play', /^sports$/],
];

/** Verbs that another one is said with their noun: "to make love", "to take a test". */
const OTHERWISE = /^(?:love|test)$/;

/** "to decide" as "to make a decision", "to walk" as "to take a walk". */
function withNounOf(verb: string): string[] {
  const key = englishKey(verb);
  const noun = nounOfVerb(key) ?? (SAME_AS_VERB.has(key) && !OTHERWISE.test(key) ? key : null);
  return noun === null
    ? []
    : ['make', 'take', 'have', 'give'].map(
        (support) => `to ${support} ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`,
      );
}

/** Verbs that are what something is then: "to dry", and "to widen" with its ending. */
const CHANGES = /^to (?:(dry|warm|cool|open|close|empty|clear|calm|slow|narrow|dim)|([a-z]{3,})en)$/;

/** "to dry" as "to become dry", of what happens by itself. */
function becoming(infinitive: string): string[] {
  const [, same, stem] = CHANGES.exec(infinitive) ?? [];
  const state = same ?? stem;
  return state ? ['become', 'get'].map((verb) => `to ${verb} ${state}`) : [];
}

/** "to throw away" as "to throw something away", of a verb that is done to something. */
function withObject(infinitive: string): string[] {
  const [, verb, particle] =
    /^(to [a-z]+)(?: (up|down|off|on|out|in|away|over|back|together))?$/.exec(infinitive) ?? [];
  if (!verb) return [];
  return ['something', 'someone'].flatMap((object) =>
    particle ? [`${verb} ${object} ${particle}`, `${verb} ${particle} ${object}`] : [`${verb} ${object}`],
  );
}

const doneWith = (noun: string): string[] =>
  [
    ...SUPPORTING,
    ...OWN_SUPPORT.filter(([, nouns]) => nouns.test(englishKey(noun))).map(([support]) => support),
  ].map((support) => `to ${support} ${noun}`);

/** The verb that a noun's する makes: "study" is "to study", "success" is "to succeed". */
function verbsOf(noun: string): string[] {
  const key = englishKey(noun);
  const verb = SAME_AS_VERB.has(key) ? key : verbOfNoun(key);
  return [...(verb ? [`to ${verb}`, gerundOf(verb)] : []), ...asInfinitive(key)];
}

/** The other form of what is done: gerund and infinitive, a noun and its する verb. */
function otherForms(
  text: string,
  { partOfSpeech, takesSuru, objects }: { partOfSpeech: string; takesSuru: boolean; objects: boolean | null },
): string[] {
  // 風邪をひく is an expression, and what one does.
  if (partOfSpeech === 'verb' || (partOfSpeech === 'expression' && text.startsWith('to '))) {
    const noun = takesSuru ? nounOfVerb(englishKey(text)) : null;
    if (!text.startsWith('to ')) return [];
    const ways = [
      ...withNounOf(text),
      ...inState(text),
      ...(objects === null ? [] : objects ? withObject(text) : becoming(text)),
    ];
    return [...[text, ...ways].flatMap(asGerund), ...ways, ...(noun ? [noun] : [])];
  }
  if (partOfSpeech !== 'noun') return [];
  if (text.startsWith('to ')) return asGerund(text);
  const done = takesSuru ? doneWith(text) : [];
  return takesSuru ? [...verbsOf(text), ...done, ...done.flatMap(asGerund)] : asInfinitive(englishKey(text));
}

/** "to brush one's teeth" is said of my teeth and of yours. */
function ofAnyone(text: string): string[] {
  if (!/\bone's\b/.test(text)) return [];
  return ['my', 'your', 'the', ''].map((whose) => text.replace(/\bone's\s*/, whose && `${whose} `));
}

/** Pairs of words that stand for each other inside any text. */
const INSIDE: readonly (readonly [RegExp, string])[] = [
  [/\bsomeone\b/, 'somebody'],
  [/\bsomebody\b/, 'someone'],
  [/\ban? ([a-z]+) of\b/, '$1 of'],
];

/** Longer texts with one of their words as everybody else says it: "movie ticket" as "film ticket". */
function withOtherWords(text: string, synonyms: Synonyms): string[] {
  const words = text.split(' ');
  if (words.length < 2 || words.length > MAX_WORDS + 1 || /^(?:to|the|an?)$/.test(words[0] ?? '')) return [];
  return words.flatMap((word, index) =>
    (/^[a-z]{3,}$/i.test(word) ? synonyms.of(word, 'part of a name') : [])
      .filter((other) => !other.includes(' '))
      .map((other) => [...words.slice(0, index), other, ...words.slice(index + 1)].join(' ')),
  );
}

/** Texts of one word are few; a gloss of many parts is no reason to judge for seconds. */
const MAX_MEANINGS = 150;

/**
 * English that a fair teacher takes for an entry beside what it says: the other meanings of its sense in the
 * dictionary, the first of the senses beside it, everyday synonyms, and the same in another form. Source: ANS-34, ANS-35.
 */
export function furtherMeanings(
  { en, partOfSpeech, also, ofOthers, whose }: Meant,
  known: KnownWord | null,
  synonyms: Synonyms,
): string[] {
  const own = partsOf(en).flatMap((part) => (partOfSpeech === 'phrase' ? [part] : shortKeys(part)));
  const mine = (text: string) => !ofOthers.has(englishKey(text));
  const meant = (known?.senses ?? [])
    .flatMap((index) => known?.word.senses[index]?.glosses ?? [])
    .filter((gloss) => !isNegated(gloss));
  const others = [...meant, ...(known && whose.length === 0 ? neighbours(known) : [])]
    .flatMap(addedKeys)
    .filter(mine);
  const takesSuru = known?.senses.some((index) => isSuru(known.word.senses[index])) ?? false;
  const codes = known?.senses.flatMap((index) => known.word.senses[index]?.pos ?? []) ?? [];
  const [done, happens] = [codes.includes('vt'), codes.includes('vi')];
  const objects = done === happens ? null : done;
  const to = (text: string) => (text.startsWith('to ') ? 'to ' : '');
  // A learner's own entry is called a noun where nobody said what it is; the dictionary knows.
  const sense = known?.word.senses[known.senses[0] ?? 0];
  const kinds = [
    ...new Set([partOfSpeech, ...(sense && partOfSpeech === 'noun' ? [partOfSpeechOf(sense)] : [])]),
  ];
  // The dictionary has 参加 as "participation": its verb is "to participate".
  const verbs = partOfSpeech === 'verb' && takesSuru ? [...own, ...others].flatMap(verbsOf) : [];
  // And 結婚 is not only "to marry" but "to get married".
  const verbsOfNoun = partOfSpeech === 'noun' && takesSuru ? own.flatMap(verbsOf) : [];
  // Of what the entry says, not of what the dictionary adds: a synonym of a synonym is often another word.
  const everyday = [
    ...[...own, ...verbs].flatMap((text) => [
      ...kinds.flatMap((kind) => synonyms.of(text, kind)).map((other) => to(text) + other),
      ...withOtherWords(text, synonyms),
    ]),
    ...verbsOfNoun.flatMap((text) => synonyms.of(text, 'verb').map((other) => to(text) + other)),
    ...also.map((text) => (partOfSpeech === 'verb' ? `to ${text}` : text)),
  ];
  const actions = partOfSpeech === 'verb' && takesSuru ? others.flatMap(doneWith) : [];
  const inForms = [...own, ...everyday].flatMap((text) => [
    ...otherForms(text, { partOfSpeech, takesSuru, objects }),
    ...whose.map((owner) => `${owner} ${text}`),
  ]);
  const respelt = [...own, ...others, ...everyday].flatMap((text) => [
    ...ofAnyone(text),
    ...digitsOf(text),
    ...INSIDE.filter(([word]) => word.test(text)).map(([word, other]) => text.replace(word, other)),
  ]);
  return [...new Set([...own, ...others, ...verbs, ...everyday, ...inForms, ...respelt, ...actions])].slice(
    0,
    MAX_MEANINGS,
  );
}

const isSuru = (sense: Sense | undefined): boolean => sense !== undefined && makesVerb(sense);
