import type { Fact, FollowUp, Intent } from './intent';
import {
  FORM,
  FORM_BY_ITSELF,
  formNamed,
  patternsFor,
  type IntentPattern,
  type Parts,
  SCRIPT,
  scriptNamed,
} from './pattern';

const PLACES: readonly (readonly [RegExp, number])[] = [
  [/^(?:first|1st|1|one)$/i, 0],
  [/^(?:second|2nd|2|two)$/i, 1],
  [/^(?:third|3rd|3|three)$/i, 2],
  [/^(?:fourth|4th|4|four)$/i, 3],
  [/^(?:fifth|5th|5|five)$/i, 4],
  [/^last$/i, -1],
];
const ORDINAL = String.raw`(?<place>first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)`;
const CARD = new RegExp(`^(?:the )?${ORDINAL} (?:one|word|card|verb|noun|adjective)$`, 'i');
const NUMBERED = /^(?:the )?(?:number|no\.?|#|word|card) ?(?<place>[1-5]|one|two|three|four|five)$/i;

const placeNamed = (name: string): number | null =>
  PLACES.find(([pattern]) => pattern.test(name))?.[1] ?? null;

/**
 * Which card of the last answer a text means: "the second one" is 1, "the last word" is -1; null when it names none.
 */
export function cardNamed(text: string): number | null {
  const place = (CARD.exec(text) ?? NUMBERED.exec(text))?.groups?.['place'];
  return place === undefined ? null : placeNamed(place);
}

/** What leads on from what was said. */
const NOW = String.raw`(?:(?:and|now|what about|how about|or|then|ok) )*`;

const reason = (part: Parts): FollowUp => ({ kind: 'reason', text: part('text') });
const formOnly = (part: Parts): Intent | null => {
  const form = formNamed(part('form'));
  return form ? { kind: 'formOnly', form, text: part('text') } : null;
};
const scriptOfIt = (part: Parts): Intent | null => {
  const script = scriptNamed(part('script'));
  return script ? { kind: 'scriptOfIt', script } : null;
};

/** What learners of a European language look for in vain. */
const facts: readonly (readonly [RegExp, Fact])[] = [
  [
    /^(?:(?:and |what about |how about |what is |what's |how do (?:i|you) (?:make|say|form) )?(?:the |a )?plurals?(?: forms?)?(?: (?:of|for|in) .+)?|(?:does|do|is there|are there) .*\bplurals?\b.*|複数形.*)$/i,
    'plural',
  ],
  [
    /^(?:how do (?:i|you) say (?:“|")?(?:a|the|an)(?:”|")?(?: (?:and|or) (?:a|the|an))?(?: in japanese)?|(?:does|are there|is there) .*\barticles?\b.*)$/i,
    'article',
  ],
  [
    /^(?:(?:and |what about |how about |what is |what's |how do (?:i|you) (?:make|say|form) )?(?:the )?future(?: tense| form)?(?: (?:of|for|in) .+)?|(?:does|is there) .*\bfuture\b.*)$/i,
    'future',
  ],
];

/** What is asked of the last answer in a few words. */
export const referencePatterns: readonly IntentPattern[] = [
  ...facts.flatMap(([pattern, about]) => patternsFor([pattern], () => ({ kind: 'fact', about }))),
  ...patternsFor(
    [
      /^(?<text>(?:but |and |ok )?why(?: (?:is (?:that|it|this)(?: so| wrong| right| correct)?|not|so|though|that|this))?)$/i,
      /^(?<text>how come|for what reason|なんでですか|どうしてですか|なぜですか)$/i,
      /^(?<text>(?:and )?(?:when|where|how) (?:do|should|can|would) (?:i|you|we) use (?:which(?: one)?|it|them|each(?: one)?|that|this|these))$/i,
      /^(?<text>which (?:one )?(?:do|should|can) (?:i|you|we) use(?: when)?|i (?:still )?(?:don't|do not) (?:get|understand)(?: it| that| why)?|explain(?: it| that| more| again| please)?|can you explain)$/i,
    ],
    reason,
  ),
  ...patternsFor(
    [
      /^(?:(?:show|give|tell|repeat|what was|what were|go back to)(?: me)? )?(?:again )?(?:the )?(?:ones?|words?|cards?|answers?) before(?: (?:that|this|it|again))?$/i,
      /^(?:(?:show|give|tell|repeat|what was|what were|go back to)(?: me)? )?(?:the |my )?(?:previous|earlier)(?: (?:ones?|words?|answers?|cards?))?$|^go back$|^前の(?:言葉|単語|もの|やつ)?(?:は|を|も)?(?:もう一度)?(?:見せて|教えて)?(?:ください)?$/i,
    ],
    () => ({ kind: 'before' }),
  ),
  ...patternsFor(
    [
      new RegExp(
        `^${NOW}(?:the |its |in(?:to)? (?:the )?)?(?<text>${FORM}[ -]?(?:form|tense|version))$`,
        'i',
      ),
      new RegExp(
        `^${NOW}(?:the |its |in(?:to)? (?:the )?)?(?<text>${FORM_BY_ITSELF}(?:形| one| way| please| version please| form please)?)$`,
        'i',
      ),
    ],
    formOnly,
  ),
  ...patternsFor(
    [/^(?<text>yes|yeah|yep|yup|sure|exactly|yes please|that's it|はい|うん|そうです)$/i],
    (part) => ({
      kind: 'yes',
      text: part('text'),
    }),
  ),
  ...patternsFor([new RegExp(`^${NOW}(?:the )?(?:in )?${SCRIPT}$`, 'i')], scriptOfIt),
  ...patternsFor([/^how (?:do|would|can|should) (?:i|you|we) (?:write|spell) (?:it|this|that)$/i], () => ({
    kind: 'scriptOfIt',
    script: 'kanji',
  })),
  ...patternsFor(
    [
      new RegExp(
        `^${NOW}(?:what(?:'s| is| are) )?(?:the |its )?(?:opposite|antonym)s?(?: (?:of|for|to) (?:it|that|this|that word|this word))?$`,
        'i',
      ),
      /^(?:その)?(?:反対|反対語|対義語)(?:は|を|って)?(?:何|なん|教え.*)?(?:です)?か?$/,
    ],
    () => ({ kind: 'oppositeOfIt' }),
  ),
  ...patternsFor(
    [
      new RegExp(
        `^${NOW}(?:(?:make|turn|change|put|ask) (?:it|this|that)(?: in(?:to)?| as)? )?(?:as |in |into )?a question$`,
        'i',
      ),
    ],
    () => ({ kind: 'questionOfIt' }),
  ),
  ...patternsFor(
    [
      new RegExp(
        `^(?:and |what about |how about |what (?:does|is) )?(?:the )?${ORDINAL} (?:one|word|card)(?: mean)?$`,
        'i',
      ),
    ],
    (part) => {
      const place = placeNamed(part('place'));
      return place === null ? null : { kind: 'card', place };
    },
  ),
];
