import { hasJapanese } from '@kotoba/japanese';
import { kanaReadings } from '@kotoba/language';
import { isEnglishWord } from '@kotoba/japanese/english-words';
import { FORM, formNamed, patternsFor, type IntentPattern, type Parts } from './pattern';
import type { Intent } from './intent';
import { isShort } from './text';
import { termPatterns } from './term-patterns';

const PRONOUN = /^(it|this|that|(?:this|that|the) (?:word|verb|adjective|one|sentence)|それ|これ)$/i;
const SIDE = String.raw`(?<one>.{1,60}?)`;
const OTHER = String.raw`(?<other>.{1,60}?)`;

/** "and に vs へ", "explain は vs が" */
const LEAD = /^(?:and|so|then|explain|tell me|what about|how about|(?:what(?:'s| is) )?(?:the )?)\s+/i;
const sidesOf = (part: Parts): readonly [string, string] => [part('one').replace(LEAD, ''), part('other')];

/** Words that are Japanese and nothing else: "konnichiwa". */
const isRomajiWord = (text: string): boolean =>
  /^[a-z]+$/i.test(text) && !isEnglishWord(text.toLowerCase()) && kanaReadings(text).length > 0;

const compare = (part: Parts): Intent | null => {
  const [one, other] = sidesOf(part);
  const japanese = hasJapanese(one) || hasJapanese(other);
  // “明日 read as ashita”: English around a word hides what is compared.
  if ([one, other].some((side) => hasJapanese(side) && /[a-z]{2,}/i.test(side))) return null;
  const named = japanese || (isRomajiWord(one) && isRomajiWord(other));
  return named && isShort(one) && isShort(other) ? { kind: 'compare', one, other } : null;
};
/** Named as a difference, two words in Latin letters are meant as well: "the difference between miru and mieru". */
const compareNamed = (part: Parts): Intent | null => {
  const [one, other] = sidesOf(part);
  // “ageru vs kureru vs morau”
  const all = [one, ...other.split(/\s+(?:vs\.?|versus|and|or)\s+|,\s*/i)];
  if (all.length > 2 && all.every((side) => hasJapanese(side) || isRomajiWord(side)))
    return { kind: 'several', texts: all.map((side) => kanaReadings(side)[0] ?? side) };
  const isLong = [one, other].some((side) => !hasJapanese(side) && side.split(' ').length > 3);
  return one && other && !isLong ? { kind: 'compare', one, other } : null;
};

const inflected = (part: Parts): Intent | null => {
  const form = part('form') ? formNamed(part('form')) : null;
  const text = part('text');
  if (part('form') && form === null) return null;
  if (PRONOUN.test(text)) return { kind: 'formOfIt', form };
  // “benkyou suru in all tenses” is read as Japanese first.
  const isWord = hasJapanese(text) || text.split(' ').length < 4;
  return isShort(text) && isWord ? { kind: 'form', text, form } : null;
};
const inflectedJapanese = (part: Parts): Intent | null =>
  hasJapanese(part('text')) || PRONOUN.test(part('text')) ? inflected(part) : null;

const inQuestion = (part: Parts): Intent | null =>
  hasJapanese(part('text')) ? { kind: 'question', text: part('text') } : null;

/** How to ask what tells words apart and what forms they have. */
export const grammarPatterns: readonly IntentPattern[] = [
  ...patternsFor(
    [
      new RegExp(`\\bdifferences? (?:between|of|in) ${SIDE} (?:and|vs\\.?|&|or|to|from) ${OTHER}$`, 'i'),
      new RegExp(`^${SIDE} (?:vs\\.?|versus) ${OTHER}$`, 'i'),
    ],
    compareNamed,
  ),
  ...patternsFor(
    [
      new RegExp(
        `^(?:is|are) ${SIDE} (?:and|the same as|different from|or) ${OTHER}(?: (?:the same|different|synonyms|interchangeable)(?: (?:word|thing|meaning)s?)?)?$`,
        'i',
      ),
      new RegExp(`^${SIDE} or ${OTHER}(?:[,:]? which .*| ?\\?.*)?$`, 'i'),
      /^(?<one>.{1,40}?)と(?<other>.{1,40}?)(?:の(?:違い|ちがい)|は(?:どう|何が|なにが)(?:違|ちが)|は同じ).*$/,
    ],
    compare,
  ),
  ...patternsFor(
    [
      /^(?:conjugate|inflect|decline)(?: the (?:verb|adjective|word))? (?<text>.+)$/i,
      /^(?<text>.+?)(?:の|を)(?:活用|変化)(?:形|表|を|は|して|させて).*$/,
    ],
    inflected,
  ),
  ...patternsFor(
    [
      new RegExp(
        `^(?:what(?:'s| is| are)? |give (?:me )?|show (?:me )?|make |form )?(?:the )?${FORM}(?:[ -]?(?:form|tense|version))? (?:of|for|from) (?<text>.+)$`,
        'i',
      ),
    ],
    inflected,
  ),
  ...patternsFor(
    [
      /^(?:make|turn|change|put) (?:it|this|that|(?:the |this |my )?sentence) (?:in(?:to)? )?(?:a )?question\s*[:,]\s*(?<text>.+)$/i,
      /^(?:make|turn|change|put) (?<text>.+?) (?:in(?:to)? )?a question$/i,
    ],
    inQuestion,
  ),
  ...patternsFor(
    [
      new RegExp(
        `^(?:make|turn|put|change|write|say|rewrite|convert) (?:it|this|that|(?:the |this |that |my |the following )?sentence)(?: in(?:to)?| to)? ?(?:the |its )?${FORM}(?:[ -]?(?:form|tense))?\\s*[:,]\\s*(?<text>.+)$`,
        'i',
      ),
    ],
    inflectedJapanese,
  ),
  ...patternsFor(
    [
      new RegExp(
        `^(?:how (?:do|would|can|should) (?:i|you|we|one) |what(?:'s| is) )?(?:(?:make|turn|put|say|write|form|conjugate|use|change) )?(?<text>\\S+) (?:in(?:to)? |to )?(?:the |its )?${FORM}(?:[ -]?(?:form|tense))?$`,
        'i',
      ),
      new RegExp(`^(?<text>.+?)の${FORM}(?:の?形)?(?:は|を|が|って|$).*$`),
      /^(?:日本語で)?(?<text>.+?)の(?<form>丁寧|ていねい)な?(?:言い方|いいかた|言葉|形|表現|語).*$/,
    ],
    inflectedJapanese,
  ),
  ...termPatterns,
];
