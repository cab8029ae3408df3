import { countOf, ORDINALS } from '@kotoba/language';
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

const ORDINAL = String.raw`(?<place>${ORDINALS.join('|')}|last|\d{1,2}(?:st|nd|rd|th))`;
const CARD = new RegExp(`^(?:the )?${ORDINAL} (?:one|word|card|verb|noun|adjective)$`, 'i');
/** “negative of the second”: no second of the clock. */
const ORDERED = new RegExp(`^the ${ORDINAL}$`, 'i');
const NUMBERED = /^(?:the )?(?:number|no\.?|#|word|card) ?(?<place>\d{1,2}|one|two|three|four|five)$/i;

/** The place that an ordinal or a number names, counted from 0; the last is -1. */
function placeNamed(name: string): number | null {
  if (/^last$/i.test(name)) return -1;
  const ordinal = ORDINALS.indexOf(name.toLowerCase());
  const number = countOf(name.replace(/(?:st|nd|rd|th)$/i, ''));
  return ordinal >= 0 ? ordinal : number === null ? null : number - 1;
}

/**
 * Which card of the last answer a text means: "the second one" is 1, "the last word" is -1; null when it names none.
 */
export function cardNamed(text: string): number | null {
  const place = (CARD.exec(text) ?? ORDERED.exec(text) ?? NUMBERED.exec(text))?.groups?.['place'];
  return place === undefined ? null : placeNamed(place);
}

/** What leads on from what was said. */
const NOW = String.raw`(?:(?:and|now|what about|how about|or|then|ok) )*`;

const NUMBERS = 'one|two|three|four|five|six|seven|eight|nine|ten';

/** 受身は？ names a form, and no word. */
const ASKED_FORM = '(?<form>過去|否定|丁寧|可能|受身|受け身|使役|意向|条件|命令|[てたばない]+(?=の?形))';

const reason = (part: Parts): FollowUp => ({ kind: 'reason', text: part('text') });
const formOnly = (part: Parts): Intent | null => {
  const form = formNamed(part('form'));
  return form ? { kind: 'formOnly', form, text: part('text') } : null;
};
/** “if it was yesterday”, “if i don't”: what was said, in another form. */
const supposed = (part: Parts): FollowUp => ({
  kind: 'formOnly',
  form: /didn't|did not/i.test(part('text'))
    ? 'pastNegative'
    : /n't| not$/i.test(part('text'))
      ? 'negative'
      : 'past',
  text: part('text'),
});
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
  [
    /^how (?:do|can|would|to) ?(?:i|you|we|one)? (?:type|enter|input) (?:an? |the )?(?:small|little|long|double|katakana|hiragana|kanji|japanese|dakuten|[\p{Script=Hiragana}\p{Script=Katakana}ー])(?: .*)?$/iu,
    'typing',
  ],
  [
    /^(?:(?:the )?jlpt(?: n[1-5])?,? when is it|when(?:'s| is| are) (?:the )?(?:next )?jlpt\b.*|(?:when|how often|where) (?:can|do|does|is) .*\bjlpt\b.*|(?:jlpt|the jlpt) (?:dates?|schedule|registration))$/i,
    'jlpt',
  ],
  [
    /^(?:do (?:i|you|we) (?:need|have) to (?:learn|know) (?:all )?(?:the )?(?:\d+ )?(?:jouyou |joyo )?kanji for n[1-5]|how many (?:kanji|words)(?: (?:and|or) (?:kanji|words))? (?:do (?:i|you|we) (?:need|have to (?:know|learn))|are (?:there|needed|required)|should i (?:know|learn))\b.*\bn[1-5]\b.*|do (?:i|you|we) (?:need|have) to (?:learn|know) all .*\bkanji\b.*)$/i,
    'kanjiOfLevels',
  ],
  [
    /^(?:what(?:'s| is| are) )?(?:the )?(?:best|good|fastest|easiest|quickest|most efficient) (?:ways?|methods?) (?:to|of|for) (?:learn|study|memori[sz]e|remember|practi[sc]e|learning|studying|memori[sz]ing|remembering|practi[sc]ing) (?:new |more |japanese |the )*(?:vocab|vocabulary|words?|kanji|japanese|grammar|kana|hiragana|katakana|particles|n[1-5])\b(?: (?:fast|quickly|for n[1-5]))?$|^how (?:do|can|should|could) i (?:best |better )?(?:remember|memori[sz]e) (?:new |more |japanese |the )*(?:vocab|vocabulary|words?|kanji)(?: better| faster| longer| more easily)?$/i,
    'learning',
  ],
];

/** What is asked of the last answer in a few words. */
export const referencePatterns: readonly IntentPattern[] = [
  ...patternsFor(
    [
      /^(?:(?:what's|what is|give me|an?|the|any|japanese) )*(?:onomatopoeias?|sound words?|sound effects?|mimetic words?) (?:for|of) (?<text>.+?)(?: and (?:for |of )?(?<other>.+))?$/i,
    ],
    (part) => ({
      kind: 'each',
      of: [part('text'), part('other')]
        .filter((of) => of !== '')
        .map((of) => ({ kind: 'say', text: `the sound for ${of.replace(/^(?:an?|the) /i, '')}` })),
    }),
  ),
  ...patternsFor(
    [
      /^(?:what|how) did (?<text>(?:my |the |our )?(?:[a-z]+[- ](?:sensei|san)|sensei|teacher)) (?:say|tell|write|call|teach|explain)\b(?:(?: (?:me|us|was|is|about|for|on|of|that|it))*)(?<about>.*)$/i,
    ],
    (part) => ({ kind: 'notesAbout', text: `${part('text')} ${part('about')}`.trim() }),
  ),
  ...patternsFor([/^notes?(?: to (?:self|myself))?: .+$/i], () => ({
    kind: 'cannot',
    about: 'noting',
    word: null,
  })),
  ...facts.flatMap(([pattern, about]) => patternsFor([pattern], () => ({ kind: 'fact', about }))),
  ...patternsFor(
    [
      /^(?<text>(?:but |and |ok )?why(?: (?:is (?:that|it|this)(?: so| wrong| right| correct)?|not|so|though|that|this))?)$/i,
      /^(?<text>how come|for what reason|なんでですか|どうしてですか|なぜですか)$/i,
      /^(?<text>(?:and )?(?:when|where|how) (?:do|should|can|would) (?:i|you|we) use (?:which(?: one)?|it|them|each(?: one)?|that|this|these))$/i,
      /^(?<text>which (?:one )?(?:do|should|can) (?:i|you|we) use(?: when)?|i (?:still )?(?:don't|do not) (?:get|understand)(?: it| that| why)?|(?:(?:can|could) you )?explain(?: (?:it|that|this|(?:a (?:bit|little) )?(?:more|further)|in (?:more )?detail|again|please|simpler|simply|in simple(?:r)? words|better|differently|slowly|for me|to me|(?:with|using|and give(?: me)?) (?:an?|another|one more|more|a different|different|some) (?:examples?|sentences?)))*)$/i,
    ],
    reason,
  ),
  ...patternsFor(
    [
      /^(?:and |so |ok )?which (?:one |of (?:them|these|the two) )?(?:(?:do|should|would|can|must) (?:i|you|we) (?:use|say|need|take) |is it |is right )?(?<text>(?:if|when|for|with|in case) .+|to (?:my|our|an?|the|some[a-z]+|friends|strangers|customers)\b.*)$/i,
      /^(?<text>(?:if|when|for|in case|on|at|i|i'm|my|to|with) [a-z' ,]{4,}?)[,.:-]* which (?:one|is it)(?: (?:do|should|would|can) (?:i|you|we) (?:use|say|need)| (?:is|would be|sounds) (?:it|right|better|best|more polite|correct|ok))?$/i,
    ],
    (part) => ({ kind: 'whichFor', text: part('text') }),
  ),
  ...patternsFor(
    [
      /^(?:(?:and|so|ok) )*(?:(?:are|is) there (?:any )?|any |what(?:'s| are| about)? (?:the |any )?|(?:which|what) (?:verbs|ones|words) are (?:the )?|do (?:i|you) have any |the )?(?:exceptions?|irregulars?|irregular (?:ones|verbs))(?: (?:to|of|for|from) (?:it|that|this|them|these|those|the rules?|these rules|those rules|this rule))?$/i,
    ],
    () => ({ kind: 'exceptions' }),
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
        `^${NOW}(?:what(?:'s| is) (?=the |its ))?(?:the |its |in(?:to)? (?:the )?)?(?<text>${FORM}[ -]?(?:form|tense|version))$`,
        'i',
      ),
      new RegExp(
        `^${NOW}(?:what(?:'s| is) (?=the |its ))?(?:(?:just|only) )?(?:(?:super|very|really|extra|even|much|more) (?=(?:\\w+ )?(?:polite|casual|formal|informal)))*(?:the |its |in(?:to)? (?:the )?)?(?<text>${FORM_BY_ITSELF}(?:形|(?: one| way| style| speech| language)?(?: please)?| version please| form please| only))$`,
        'i',
      ),
      new RegExp(`^(?:じゃあ?、?|では、?|その)?(?<text>${ASKED_FORM}(?:の?形)?)(?:は|って|も)?$`),
    ],
    formOnly,
  ),
  ...patternsFor(
    [
      /^(?<text>(?:what )?if (?:(?:it|this|that) (?:was|were|happened|had been) (?:yesterday|in the past|earlier|before|last [a-z]+|[a-z0-9]+ [a-z]+ ago)|(?:i|you|we|they|he|she|it) (?:don't|doesn't|didn't|do not|does not|did not)))$/i,
    ],
    supposed,
  ),
  ...patternsFor(
    [
      /^(?<whole>(?<text>(?:for|the|with|in|at|not|like|an?|of|as) .+?),? i (?:mean|meant))$/i,
      /^(?<whole>(?:(?:no|and|but|sorry),? )*as an? (?:noun|verb|adjective),? (?<text>(?:the|like|to|an?|not) .+))$/i,
      /^(?<whole>(?:(?:no|and|but|sorry),? )*the (?:one|word|kind|sort) (?<text>(?:for|that|with|which|you|used|in|at|like|as in) .+))$/i,
    ],
    (part) => ({ kind: 'narrow', text: part('text').replace(/^as in /i, ''), whole: part('whole') }),
  ),
  ...patternsFor(
    [
      new RegExp(
        `^${NOW}(?:(?:how (?:do|would|can|should) (?:i|you|we) |how to )(?:say|count|read|write|(?<order>ask for|order|buy|get|request|say i (?:want|need|would like))) |(?<please>(?:can|could|may) i (?:have|get) |i(?:'d like| want| need| would like) )|how (?:is|are) |what(?:'s| is| are) |count )?(?<number>\\d{1,3}|${NUMBERS}) of (?:them|those|these|it)(?: (?:read|reading|called|said|counted|in japanese))*(?<whole>(?:,? (?:please|pls))?,? (?:in )?(?:an? )?(?:full|whole|complete) sentence)?(?: please)?$`,
        'i',
      ),
    ],
    (part) => {
      const value = countOf(part('number'));
      const isOrdered = part('order') !== '' || part('please') !== '' || part('whole') !== '';
      return value === null ? null : { kind: 'countOfIt', value, ...(isOrdered && { isOrdered }) };
    },
  ),
  ...patternsFor(
    [
      /^(?:and )?(?:how (?:do|would|can|should) (?:i|you|we|one) count (?:them|those|these|it)|(?:what(?:'s| is)? |which )?(?:is )?(?:the |its )?counter(?: word)?(?: (?:for|of) (?:it|them|that|this|those))?(?: do (?:i|you|we) use(?: for (?:it|them))?)?)$/i,
    ],
    () => ({ kind: 'countOfIt', value: 1 }),
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
        `^${NOW}(?:what (?:does|is|about) |just |only )*(?:the )?${ORDINAL} (?:kanji|character)(?: (?:alone|only|mean|by itself|on its own))*$`,
        'i',
      ),
    ],
    (part) => {
      const place = placeNamed(part('place'));
      return place === null ? null : { kind: 'kanjiOfIt', place };
    },
  ),
  ...patternsFor(
    [
      /^(?:and |so |ok )?how (?:do|would|can|should) (?:i|you|we) say ["“']?(?<text>[a-z][a-z' ]+?)["”']? (?:with|using) (?:that|it|this|this one|that one)$/i,
    ],
    (part) => ({ kind: 'sayWithIt', text: part('text') }),
  ),
  ...patternsFor(
    [
      /^(?:and |so |but )*how (?:is|are) (?<one>it|that|this) different (?:from|to|than) (?:the )?(?<other>.+)$/i,
    ],
    (part) => ({ kind: 'compare', one: part('one'), other: part('other') }),
  ),
  ...patternsFor(
    [
      /^(?:and |so |ok )?which (?:(?:one|of (?:them|these)) )?(?:is|means|was) (?!the .+ one$)(?:the )?(?<text>[a-z][a-z ]*)$/i,
    ],
    (part) => ({ kind: 'whichOfThem', text: part('text') }),
  ),
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
        `^(?:and |what about |how about |what (?:does|is|was) |how (?:is|do (?:i|you) (?:read|say|pronounce)) |read |pronounce )?(?:the )?${ORDINAL} (?:one|word|card)(?: (?:mean|read|pronounced|said|again))*$`,
        'i',
      ),
      new RegExp(`^(?:and )?what (?:does|is|was) the ${ORDINAL}(?: (?:mean|again|in english))*$`, 'i'),
      new RegExp(
        `^${NOW}(?<same>just|only|again) (?:the )?${ORDINAL}(?: (?:one|word|card|again|alone|please))*$`,
        'i',
      ),
      new RegExp(
        `^${NOW}(?:use )?the ${ORDINAL} (?:one|word|verb|noun|adjective) (?<example>in (?:a|an) (?:short |easy |example )*(?:sentence|example))$`,
        'i',
      ),
    ],
    (part) => {
      if (part('example') !== '') return { kind: 'example', text: `the ${part('place')} one` };
      const place = placeNamed(part('place'));
      return place === null ? null : { kind: 'card', place, ...(part('same') && { isSame: true }) };
    },
  ),
];
