import { isNarrowed } from '../dictionary/learner-gloss';
import { makesVerb, partOfSpeechOf, type Sense } from '../dictionary/word';
import { englishKey } from '../english-key';
import { digitsOf } from './english-numbers';
import { type KnownWord, quantityKey, type Synonyms } from './tables';
import { doneWith, otherForms, verbsOf } from './what-is-done';

/** The meaning of an entry, as far as it says what else may be answered. */
export interface Meant {
  readonly en: string;
  readonly partOfSpeech: string;
  /** Meanings of the dictionary that are another word's: "early" of 速い. */
  readonly ofOthers: ReadonlySet<string>;
  /** What is wrong for the word, whatever says that it is right: "never" of いつも. */
  readonly notRight: readonly string[];
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

/** What any such word is said of, how politely, or where and when: "to return (something)", "increase (in number)". */
const ASIDE =
  /^(?:(?:some|any)(?:one|thing|body)|elses?|ones?|own|your|things?|person|people|men|women|man|woman|polite|humble|honorific|formal|casual|used|esp|also|usually|as|at|by|for|from|in|into|of|on|to|with|between|about|up|down|off|out|[a-z]+ing)\b/;

/**
 * Meanings of an entry, as `englishKey`s, of which a remark says that only one use is meant: "running (a business)",
 * "(not) at all". In front of it, it only describes: "(overall) victory".
 */
function narrowedParts(en: string): ReadonlySet<string> {
  const isNarrow = (part: string) => {
    const remark = /\((?:an? |the )?([^()]+)\)$/.exec(part)?.[1];
    return isNegated(part) || (remark !== undefined && isNarrowed(part) && !ASIDE.test(remark.toLowerCase()));
  };
  return new Set(
    en
      .split(/\s*(?:;|,(?![^()]*\)))\s*/)
      .filter(isNarrow)
      .map(englishKey),
  );
}

/** A gift is a gift, whoever brings it; of other things a clause says which of them is meant. */
const BROUGHT = /^(\S+(?: \S+)?) (?:brought|given|received) (?:by|to|as|from) .*$/;

/** What follows is how or where, and no part of the name: "souvenir bought as a gift". */
const CLAUSE =
  / (?:bought|made|given|used|sold|held|worn|eaten|served|brought|received|that|which|who|where|while|when) .*$/;
const SMALL_WORD = /(?:^| )(?:a|an|the|of|to|in|on|at|by|for|from|with|and|as|into) /;
const MAX_WORDS = 3;
/** Two that are one thing only together, or opposites: 左右 is "left or right", and neither. */
const APART =
  /^(?:left|right|good|bad|yes|no|more|less|up|down|win|lose|boy|girl|son|daughter|brother|sister|mother|father|presence|absence|existence|big|small|hot|cold|black|white|day|night|come|go|buy|sell|life|death|odd|even|sooner|later|this|that|now|never|all|nothing|one|two|three|four|rain|shine|not|male|female|man|woman|before|after|first|last|red|north|south|east|west)$/;

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

/** Names of things that stand in longer texts as other words: "flat thing", "nothing but". */
const NO_NAME = /^(?:but|can|fair|fine|flat|light|like|mean|right|second|still|too|well|will)$/;

/** Longer texts with one of their words as everybody else says it: "movie ticket" as "film ticket". */
function withOtherWords(text: string, synonyms: Synonyms): string[] {
  const words = text.split(' ');
  if (words.length < 2 || words.length > MAX_WORDS + 1 || /^(?:to|the|an?)$/.test(words[0] ?? '')) return [];
  return words.flatMap((word, index) =>
    (/^[a-z]{3,}$/i.test(word) && !NO_NAME.test(word) ? synonyms.of(word, 'part of a name') : [])
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
  { en, partOfSpeech, also, ofOthers, notRight, whose }: Meant,
  known: KnownWord | null,
  synonyms: Synonyms,
): string[] {
  const own = partsOf(en).flatMap((part) => (partOfSpeech === 'phrase' ? [part] : shortKeys(part)));
  // "Shop" is no 買い物, but one goes there "to shop"; for a verb both are one.
  const fairKey = (text: string) =>
    (partOfSpeech !== 'verb' && text.startsWith('to ') ? 'to ' : '') + quantityKey(text);
  const unfair = new Set(notRight.map(fairKey));
  const isFair = (text: string) => !unfair.has(fairKey(text));
  const mine = (text: string) => isFair(text) && !ofOthers.has(englishKey(text));
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
  // A learner's own entry is called a noun where nobody said what it is; the dictionary knows.
  const sense = known?.word.senses[known.senses[0] ?? 0];
  const kinds = [
    ...new Set([
      partOfSpeech,
      ...(sense && partOfSpeech === 'noun' ? [partOfSpeechOf(sense)] : []),
      // 病気 is a noun, and "sick".
      ...(partOfSpeech === 'noun' && (!known || codes.some((code) => code.startsWith('adj-')))
        ? ['na-adjective']
        : []),
    ]),
  ];
  // A dash is no way to run a business: of one use it must be a synonym of another of the word's meanings, too.
  const narrowed = narrowedParts(en);
  const meanings = new Set([...own, ...others].map(englishKey));
  const alike = (text: string) => {
    const found = kinds.flatMap((kind) => synonyms.of(text, kind));
    const isMeant = !narrowed.has(englishKey(text)) || found.some((other) => meanings.has(englishKey(other)));
    return isMeant ? found : [];
  };
  // The dictionary has 参加 as "participation": its verb is "to participate".
  const verbs =
    partOfSpeech === 'verb' && takesSuru ? [...own, ...others].flatMap(verbsOf).filter(isFair) : [];
  // And 結婚 is not only "to marry" but "to get married".
  const verbsOfNoun =
    partOfSpeech === 'noun' && takesSuru
      ? own.filter((text) => !narrowed.has(englishKey(text))).flatMap(verbsOf)
      : [];
  // Of what the entry says, not of what the dictionary adds: a synonym of a synonym is often another word.
  const everyday = [
    ...[...own, ...verbs].flatMap((text) => [
      ...alike(text),
      ...(narrowed.has(englishKey(text)) ? [] : withOtherWords(text, synonyms)),
    ]),
    ...verbsOfNoun.flatMap((text) => synonyms.of(text, 'verb')),
    ...also.map((text) => (partOfSpeech === 'verb' ? `to ${text}` : text)),
  ].filter(isFair);
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
  const derived = [...others, ...verbs, ...everyday, ...inForms, ...respelt, ...actions].filter(isFair);
  return [...new Set([...own, ...derived])].slice(0, MAX_MEANINGS);
}

const isSuru = (sense: Sense | undefined): boolean => sense !== undefined && makesVerb(sense);
