import { englishKey, inAmerican } from '../english-key';
import { infinitivesOf, verbOfNoun } from '../word-forms';
import { partOfSpeechOf, type DictionaryWord, type Sense } from './word';

const MAX_MEANINGS = 3;
const MAX_ALTERNATIVES = 6;
const MAX_WORDS = 4;
/** Not for a class room, unless somebody asks for it. */
const UNFIT = /\b(intercourse|sex|sexual|sexually|penis|vagina|prostitutes?|bitch|whore|slut|rape|damn)\b/i;
const AWKWARD = /\.\.\.|[;:!?"]|^\(|\betc\b|\bsomeone\b|\bsomething\b/;

/** A few short meanings to learn, and the others that may be answered. */
export interface LearnerGloss {
  /** At most three, between "; ". */
  readonly en: string;
  readonly others: string[];
}

/** Which meaning was asked for, and how it is to be told. */
interface MeaningPlace {
  readonly sense: number;
  readonly gloss: number;
  readonly verb?: boolean;
  /** The noun's meaning that was asked for as a verb: "to study" found "study". */
  readonly askedAsVerb?: boolean;
  readonly oneSense?: boolean;
}

/**
 * What a learner reads of a word's meanings: those of the sense that was asked for, the asked one first, without the
 * dictionary's marks, remarks and odd senses. `verb` writes a noun's meaning as that of its する verb; `oneSense` leaves
 * all other senses out.
 */
export function learnerGloss(
  word: DictionaryWord,
  { sense, gloss, verb = false, askedAsVerb = false, oneSense = false }: MeaningPlace,
): LearnerGloss {
  const asked = word.senses[sense] ?? word.senses[0];
  if (!asked) return { en: '', others: [] };
  const first = asked.glosses[gloss] ?? asked.glosses[0] ?? '';
  const meanings = [first, ...asked.glosses];
  const isOurs =
    (word.isGlossed && asked === word.senses[0]) || (word.isVerbGlossed && asked === word.senses.at(-1));
  const own = isOurs
    ? [...new Set(meanings)]
    : distinct(meanings.map((text, index) => shorten(text, index === 0)).filter(isString));
  const shown = own.slice(0, MAX_MEANINGS);
  const rest = oneSense
    ? []
    : word.senses.filter((other) => isNear(other, asked)).flatMap(({ glosses }) => glosses.slice(0, 1));
  const more = distinct([...own, ...rest.map((text) => shorten(text, false)).filter(isString)]);
  if (verb) return verbGloss(more, askedAsVerb ? shown[0] : undefined);
  return { en: shown.join('; '), others: more.slice(shown.length, shown.length + MAX_ALTERNATIVES) };
}

/** What one does by it: "going up in flames" is to go up in flames, "participation" to participate. */
function asDone(meaning: string): string {
  const verb = verbOfNoun(englishKey(meaning));
  return verb ? `to ${verb}` : (infinitivesOf(meaning)[0] ?? meaning);
}

/**
 * A noun's meanings as those of its する verb: "to study" before "orderliness", and first what was asked for as "to
 * study". English makes verbs of nouns too unevenly to do more.
 */
function verbGloss(meanings: readonly string[], asked: string | undefined): LearnerGloss {
  const done = meanings.map(asDone);
  const doing = done.filter((meaning) => meaning.startsWith('to '));
  const verbs = distinct([
    ...(asked ? [`to ${asked.replace(/^to /, '')}`] : []),
    ...(doing.length > 0 ? doing : done),
  ]);
  return {
    en: verbs.slice(0, asked ? 1 : MAX_MEANINGS).join('; '),
    others: verbs.slice(asked ? 1 : MAX_MEANINGS),
  };
}

const isString = (text: string | null): text is string => text !== null;

/** Another plain sense of the same part of speech; its first meaning may be answered too. */
function isNear(other: Sense, asked: Sense): boolean {
  return (
    other !== asked &&
    other.marks.every((mark) => mark === 'uk') &&
    partOfSpeechOf(other) === partOfSpeechOf(asked)
  );
}

/** Without remarks; null for what is too long or too awkward to be learnt, unless it must be shown. */
function shorten(text: string, must: boolean): string | null {
  const bare = inAmerican(stripRemarks(text))
    .replace(/\s+([,;])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  if (must) return bare || inAmerican(text);
  if (!bare || AWKWARD.test(bare) || UNFIT.test(bare) || bare.split(' ').length > MAX_WORDS) return null;
  return bare;
}

/** A remark that only explains; any other narrows the meaning down: 足 is "arm (of an octopus)". */
const EXPLAINS = /\((?:esp\.|e\.g\.|i\.e\.|also|usu\.|lit\.?:|abbr)/;

/** Whether a gloss without its remarks would say more than it means: "(pleasantly) hot" is no "hot". */
export const isNarrowed = (gloss: string): boolean => gloss.includes('(') && !EXPLAINS.test(gloss);

/** Meanings of a word, as `englishKey`s, that it has only with a remark. */
export function narrowedKeys({ senses }: Pick<DictionaryWord, 'senses'>): ReadonlySet<string> {
  const glosses = senses.flatMap((sense) => sense.glosses);
  const plain = new Set(glosses.filter((gloss) => !isNarrowed(gloss)).map(englishKey));
  return new Set(
    glosses
      .filter(isNarrowed)
      .map(englishKey)
      .filter((key) => !plain.has(key)),
  );
}

function stripRemarks(text: string): string {
  const shorter = text.replace(/\s*\([^()]*\)/g, '');
  return shorter === text ? text : stripRemarks(shorter);
}

/** "apartment building" after "apartment" is kept; "labour" after "labor" is not. */
function distinct(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = englishKey(text);
    if (!key || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
