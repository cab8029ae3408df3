import { hasKanji } from '@kotoba/japanese';
import { isLevel } from '@kotoba/contracts';
import { countOf, kanaReadings, type WordKind } from '@kotoba/language';
import { isEnglishWord } from '@kotoba/japanese/english-words';
import { dateIn } from './dates';
import { daysNamed } from './days';
import type { Intent } from './intent';
import { FORM_BY_ITSELF, formNamed, scriptNamed } from './pattern';
import { bareRun, type Shape } from './shape';

/** What an intent is made from, when a message has all that it needs and nothing that it does not understand. */
interface Understood {
  readonly shape: Shape;
  /** The Japanese, without signs around it. */
  readonly runs: readonly string[];
  readonly text: string;
  /** What no word of the rule is about. */
  readonly rest: readonly string[];
}

/** One kind of request: what it must have, and which words it may have besides. */
interface Rule {
  /** How many runs of Japanese. */
  readonly japanese: readonly [least: number, most: number];
  /** Each is a word of the message. */
  readonly needs: readonly RegExp[];
  /** What it may hold besides words that say nothing. */
  readonly may: string;
  /** Whether other words may be left over; they are the rule's own business then. */
  readonly rest?: true;
  readonly intent: (understood: Understood) => Intent | null;
}

/** Words that say nothing of what is asked. */
const SILENT = new Set(
  (
    "a an the is am are was were be been isn't aren't do does did don't doesn't didn't i i'm i've i'd you u your we us me my mine it its " +
    'it’s this that these those there here in on at of to for from with and or so then ok okay well hey hi hello please pls plz thanks ' +
    'thank thx can could would will shall should may might must what whats what’s how who which where when why just like really very ' +
    'some any one ones them they he she his her about as by if into up out no not yes by also too actually again now let lets tell ' +
    'give show help get need want know maybe kotoba sensei quick quickly question sorry got go by people someone something anything ' +
    "what's that's there's let's i'll way say said mr ms japanese have has had quite"
  ).split(' '),
);

const NARRATED =
  'test homework message email letter shop restaurant station store shirt tv internet online line note class lesson textbook page book chapter work works used ' +
  'friend friends teacher boss colleague coworker mum mom dad host mother sister brother girlfriend boyfriend wife husband texted wrote told ' +
  'heard saw read sign menu anime song drama manga game movie today yesterday keep hear hearing see seeing says always often sometimes use uses used ' +
  'word words phrase sentence kanji expression english mean means meaning meant translate translation understand exactly called';

const KIND = /^(?:noun|verb|adjective|word)s?$/;
const PRACTISE = /^(?:quiz|test|practi[sc]e|practi[sc]ing|drill|train|review|revise|exercise)$/;
const WRONG =
  /^(?:wrong|mistakes?|errors?|forget|forgot|forgetting|miss(?:ed)?|struggle|struggling|fail(?:ed|ing)?|hardest|weak(?:est)?|trouble|worst|bad|forgetting)$/;
const OWN = /^(?:i|my|me|mine|i've)$/;
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

const kindOf = (words: readonly string[]): WordKind | null => {
  const named = words.map((word) => /^(noun|verb|adjective)s?$/.exec(word)?.[1]).find(Boolean);
  return (named ?? null) as WordKind | null;
};
const levelOf = (words: readonly string[]) => words.map((word) => word.toUpperCase()).find(isLevel) ?? null;

/** The cards that are named: "the first and the third one", "number 2". */
function placesIn(words: readonly string[]): number[] {
  return words.flatMap((word, at) => {
    const ordinal = ORDINALS.findIndex(
      (name) => name === word || new RegExp(`^${ORDINALS.indexOf(name) + 1}(?:st|nd|rd|th)$`).test(word),
    );
    if (ordinal >= 0) return [ordinal];
    if (word === 'last') return [-1];
    const number =
      /^(?:number|no|card|word|#)$/.test(words[at - 1] ?? '') || /^(?:one|1|2|3|4|5|6|7|8|9|10)$/.test(word)
        ? countOf(word)
        : null;
    return number !== null && number > 0 && word !== 'one' ? [number - 1] : [];
  });
}

const isRomaji = (word: string): boolean =>
  /^[a-z]{2,}$/.test(word) && !isEnglishWord(word) && kanaReadings(word).length > 0;

/** "past", "te form", "want to": the form that the English of a message names. */
function formIn({ words, quoted }: Shape) {
  const said = [...words, ...quoted].join(' ').replace(/\b(?:J|Q)\b/g, ' ');
  if (/\bwant(?:ing)? to (?!know|learn|say)\w+/.test(quoted.join(' ')) || /\btai\b/.test(said))
    return formNamed('want');
  const [, form = ''] =
    new RegExp(
      `\\b(?:${FORM_BY_ITSELF.slice(1, -1).replace('?<form>', '')}|te|nai|masu|ba|tara|stem)\\b`,
      'i',
    ).exec(said) ?? [];
  const found =
    new RegExp(`\\b${FORM_BY_ITSELF}\\b|\\b(?:te|nai|masu|ba|tara|stem)(?= ?-?form)`, 'i').exec(said)?.[0] ??
    form;
  // “potential negative” is a form of a form: none of ours.
  const names = new Set(
    said.match(
      /\b(?:past|negative|polite|te|potential|passive|causative|volitional|conditional|imperative)\b/g,
    ) ?? [],
  );
  const whole = found.split(/[ -]/).filter((word) => names.has(word)).length;
  return found && whole >= names.size ? formNamed(found) : null;
}

const KIN_WORD =
  /^(?:sisters?|brothers?|mother|father|mom|mum|dad|wife|husband|sons?|daughters?|grandmother|grandfather|grandma|grandpa|parents?|uncle|aunt|child|family|cousins?|grandchild)$/;
const KIN_NAMES: Readonly<Record<string, string>> = {
  ...{
    mom: 'mother',
    mum: 'mother',
    dad: 'father',
    grandma: 'grandmother',
    grandpa: 'grandfather',
    parents: 'parents',
  },
};
/** "my older sister" → older sister; a sister or brother without an age is not sure. */
export function kinIn(words: readonly string[]): string | null {
  const at = words.findIndex((word) => KIN_WORD.test(word));
  const word = (words[at] ?? '').replace(/s$/, (s) => (words[at] === 'parents' ? s : ''));
  const name = KIN_NAMES[word] ?? word;
  if (!/^(?:sister|brother)$/.test(name)) return name === '' ? null : name;
  const age = words.slice(0, at).findLast((one) => /^(?:older|elder|big|younger|little|small)$/.test(one));
  return age === undefined ? null : `${/^(?:older|elder|big)$/.test(age) ? 'older' : 'younger'} ${name}`;
}

const say = ({ runs }: Understood): string => runs[0] ?? '';

/** From the particular to the general. What fits none is read by its patterns. */
const RULES: readonly Rule[] = [
  {
    japanese: [0, 0],
    needs: [/^(?:noted?|notes|wrote|write|written|captured?|jot(?:ted)?|add(?:ed)?)$/],
    may: 'down last list word words learn learned class put week today yesterday monday tuesday wednesday thursday friday saturday sunday days day ago before two three four five six',
    intent: ({ shape }) => {
      const days = daysNamed(shape.words.join(' '));
      return days && shape.words.some((word) => OWN.test(word)) ? { kind: 'notes', days } : null;
    },
  },
  {
    japanese: [0, 0],
    needs: [
      PRACTISE,
      /^(?:wrong|mistakes?|errors?|forget|forgot|saved|due|hardest|weakest|own|words?|vocabulary|vocab)$/,
    ],
    may: 'wrong mistakes mistake my saved due hardest weakest own words word vocabulary vocab most often list today difficult hard start session most keep getting forget forgot forgetting bad failing struggle',
    intent: ({ shape }) => {
      if (!shape.words.some((word) => /^(?:my|mine|due|saved|own|i)$/.test(word))) return null;
      const isWrong = shape.words.some((word) => WRONG.test(word));
      // Of words that are only called one's own those come first that are due.
      return isWrong ? { kind: 'practise' } : { kind: 'practise', of: { kind: 'due' } };
    },
  },
  {
    japanese: [0, 0],
    needs: [WRONG, OWN],
    may: 'most often getting keep usually always quiz quizzes made make words word vocab cards kanji list today difficult lot times more than today week common frequent frequently biggest',
    intent: () => ({ kind: 'mistakes' }),
  },
  {
    japanese: [0, 0],
    needs: [
      /^many$/,
      /^(?:words?|cards|vocabulary|vocab|nouns|verbs|adjectives)$/,
      /^(?:i|my|i've|saved|have)$/,
    ],
    may: 'saved save far learned learnt collected added total altogether now vocabulary list already',
    intent: ({ shape: { words } }) => {
      const partOfSpeech = kindOf(words);
      return partOfSpeech ? { kind: 'myWords', partOfSpeech, level: null } : { kind: 'countWords' };
    },
  },
  {
    japanese: [1, 1],
    needs: [
      /^(?:saved?|already|added|collected)$|^(?:in)$/,
      /^(?:words?|vocabulary|vocab|list|collection|cards?|deck|already|saved)$/,
      /^(?:i|my|i've)$/,
    ],
    may: 'word already my words vocabulary list collection cards deck saved save added yet',
    intent: (understood) => ({ kind: 'has', text: say(understood) }),
  },
  {
    japanese: [0, 0],
    needs: [
      /^(?:ask(?:ed)?|saying|question|questions|talk(?:ed)?|started?|began|begin|message)$|^say$/,
      /^(?:first|before|earlier|beginning|last|previous)$/,
      /^(?:i|my|we)$/,
    ],
    may: 'thing things very time conversation chat start today',
    intent: ({ shape }) => ({
      kind: 'asked',
      which: shape.words.some((word) => /^(?:first|beginning)$/.test(word)) ? 'first' : 'last',
    }),
  },
  {
    japanese: [0, 0],
    needs: [/^(?:save|keep|add|store)$/],
    may: `${ORDINALS.join(' ')} last all both every everything card cards word words list vocabulary vocab number collection 1 2 3 4 5 6 7 8 9 10 two three four five 1st 2nd 3rd 4th 5th it`,
    intent: ({ shape: { words } }) => {
      if (words.some((word) => /^(?:how|where|what|why|do)$/.test(word))) return null;
      const places = placesIn(words);
      if (places.length > 0) return { kind: 'save', places };
      return {
        kind: 'save',
        places: words.some((word) => /^(?:all|both|them|these|those|everything|every)$/.test(word))
          ? 'all'
          : 'it',
      };
    },
  },
  {
    japanese: [0, 0],
    needs: [
      /^(?:study|review|learn|practi[sc]e|due|revise)$/,
      /^(?:what|which|what's|anything|much|many)$/,
      OWN,
    ],
    may: 'study review learn practise practice due today now next words word should tomorrow cards left',
    intent: ({ shape: { words } }) =>
      words.some((word) => /^(?:how|said|say)$/.test(word)) ? null : { kind: 'due' },
  },
  {
    japanese: [0, 0],
    needs: [
      /^(?:have|saved|already|know)$/,
      /^(?:word|vocabulary|list|collection|saved|words)$/,
      /^(?:i|my|i've)$/,
      /^(?:for|already|saved)$/,
    ],
    may: 'saved already word words vocabulary list collection',
    rest: true,
    intent: ({ rest, shape: { words } }) =>
      /^(?:do|have|did|is)$/.test(words[0] ?? '') && rest.length > 0 && rest.length < 3
        ? { kind: 'has', text: rest.join(' ') }
        : null,
  },
  {
    japanese: [0, 0],
    needs: [KIND, /^(?:saved|my|mine|own|added|collected|learned|learnt)$/, /^(?:i|my|mine|i've)$/],
    may: 'list see all saved own added collected learned learnt words word vocabulary nouns verbs adjectives noun verb adjective far already n1 n2 n3 n4 n5 level collection newest latest last recent recently today',
    intent: ({ shape: { words } }) =>
      words.some((word) => /^(?:how|quiz|test|teach|new|check|fix)$/.test(word))
        ? null
        : { kind: 'myWords', partOfSpeech: kindOf(words), level: levelOf(words) },
  },
  {
    japanese: [1, 3],
    needs: [/^(?:in)?transitive$/],
    may: 'verb verbs intransitive transitive difference between vs pair counterpart version partner other form acts object',
    intent: ({ runs }) => ({ kind: 'pair', verbs: runs }),
  },
  {
    japanese: [1, 5],
    needs: [/^(?:humble|honorific|honorifics|keigo|respectful|sonkeigo|kenjougo|kenjogo|teineigo)$/],
    may: 'form forms version verb verbs word words polite respectful humble honorific language more equivalent special',
    intent: ({ runs, shape: { words } }) => ({
      kind: 'keigo',
      verbs: runs,
      which: words.some((word) => /^(?:humble|kenjou?go)$/.test(word))
        ? 'humble'
        : words.some((word) => /^(?:honorifics?|respectful|sonkeigo)$/.test(word))
          ? 'honorific'
          : null,
    }),
  },
  {
    japanese: [1, 1],
    needs: [/^(?:ru|u|ru-verb|u-verb|godan|ichidan|group|class|irregular|る|う)$/],
    may: 'verb verbs ru u ru-verb u-verb godan ichidan group class type 1 2 3 irregular which kind',
    intent: (understood) => ({ kind: 'verbClass', text: say(understood) }),
  },
  {
    japanese: [1, 1],
    needs: [/^(?:causative)[- ]?(?:passive)?$/, /^(?:passive|causative-passive)$/],
    may: 'form tense make conjugate verb',
    intent: (understood) => ({ kind: 'causativePassive', text: say(understood) }),
  },
  {
    japanese: [1, 1],
    needs: [
      /^(?:made|parts?|consists?|components?|composed|built|radicals?|elements?|pieces|structure|break|broken|remember)$/,
    ],
    may: 'kanji character mean meaning down different looks look',
    intent: (understood) => (hasKanji(say(understood)) ? { kind: 'parts', text: say(understood) } : null),
  },
  {
    japanese: [1, 1],
    needs: [/^(?:readings|on'?yomi|kun'?yomi|strokes?|stroke)$/],
    may: 'all kanji character possible different on kun kunyomi onyomi count order many number common reading main both',
    intent: (understood) => (hasKanji(say(understood)) ? { kind: 'kanji', text: say(understood) } : null),
  },
  {
    japanese: [1, 1],
    needs: [/^(?:read|pronounced?|reading|said)$/, /^(?:is|isn't|or|are)$/],
    may: 'kanji word correct right correctly',
    rest: true,
    intent: (understood) => {
      const [claim, ...more] = understood.rest;
      return claim && more.length === 0 && kanaReadings(claim).length > 0
        ? { kind: 'readSo', text: say(understood), claim }
        : null;
    },
  },
  {
    japanese: [1, 1],
    needs: [
      /^(?:correct|check|fix|sense|mistakes?|right|wrong|ok|okay|natural|grammatical|grammatically|errors?|proofread|homework|good|sounds?|improve|proper|correctly|better|fine)$/,
    ],
    may: 'sentence sentences grammar my essay diary teacher said wrote sound sounds natural sense makes make homework correct mistake mistakes better did there quickly over text following write anything rate',
    intent: ({ shape }) => {
      const [sentence = ''] = shape.japanese;
      return isSentence(sentence) || [...sentence].length > 2 ? { kind: 'check', text: sentence } : null;
    },
  },
  {
    japanese: [2, 2],
    needs: [
      /^(?:past|negative|polite|te|passive|potential|causative|plain|casual|formal|form)$/,
      /^(?:is|isn't)$/,
    ],
    may: 'form tense past negative polite te passive potential causative plain casual formal version of same just',
    intent: ({ shape, runs: [claimed = '', of = ''] }) => {
      const form = formIn(shape);
      return form ? { kind: 'isForm', claimed, of, form } : null;
    },
  },
  {
    japanese: [0, 0],
    needs: [/^(?:casual|casually|informal|informally|polite|politely|formal|formally|politer)$/],
    may: 'more less version way form make turn casual polite sentence friend friends boss teacher talking',
    intent: ({ shape: { words } }) => ({
      kind: 'formOnly',
      form:
        words.some((word) => /^(?:casual|casually|informal|informally)$/.test(word)) ===
        !words.includes('less')
          ? 'plain'
          : 'polite',
      text: words.at(-1) ?? '',
    }),
  },
  {
    japanese: [2, 5],
    needs: [/^J$/],
    may: 'difference differences between vs versus mix mixed up confuse confused confusing confuses different compare instead same always mean means use using used more better correct word words kanji places place time people distinguish tell apart natural which right choose choosing sentence sentences sometimes never other particle particles verb verbs explain interchangeable should meaning meanings english grammar wrong best say',
    intent: ({ runs, shape: { words } }) =>
      // “what does たい mean, like in 食べたい”
      words.some((word) => /^mean/.test(word)) && words.includes('like')
        ? { kind: 'mean', text: runs[0] ?? '' }
        : { kind: 'several', texts: runs },
  },
  {
    japanese: [1, 1],
    needs: [/^(?:synonyms?|similar|alternatives?|like)$/, /^(?:words?|synonyms?|similar|alternatives?)$/],
    may: 'word words synonym meaning means other another close',
    intent: (understood) => ({ kind: 'similar', text: say(understood) }),
  },
  {
    japanese: [1, 1],
    needs: [/^why$/],
    may: '',
    rest: true,
    intent: ({ shape: { japanese } }) => ({ kind: 'explain', text: bareRun(japanese[0] ?? '') }),
  },
  {
    japanese: [1, 1],
    needs: [/^(?:examples?|sentences?|usages?|use)$/],
    may: 'example sample sentences sentence simple short easy another more different word using uses containing context correctly naturally make write n5 n4',
    intent: ({ shape: { words }, runs: [text = ''] }) =>
      words.includes('use') && !words.some((word) => /^(?:sentences?|examples?|context|how)$/.test(word))
        ? null
        : { kind: 'example', text },
  },
  {
    japanese: [1, 1],
    needs: [/./],
    may: 'form forms tense make turn change put get conjugate conjugated conjugation verb adjective polite politely past negative plain casual casually te volitional potential passive causative imperative conditional masu nai tai ta ba tara stem want into formal informal sentence drink eat see watch go buy do read polite-past version rewrite write convert affirmative positive',
    intent: ({ shape, runs: [text = ''] }) => {
      const form = formIn(shape);
      const [raw = text] = shape.japanese;
      return form ? { kind: 'form', text: /[？?]$/.test(raw) ? raw : text, form } : null;
    },
  },
  {
    japanese: [1, 1],
    needs: [/^(?:read|pronounce|reading|pronunciation|furigana|pronounced)$/],
    may: 'kanji word correctly right date number this',
    intent: ({ runs: [text = ''], shape: { words } }) =>
      words.some((word) => /^(?:is|isn't|mean\w*)$/.test(word)) ? null : { kind: 'read', text },
  },
  {
    japanese: [1, 1],
    needs: [/^(?:hiragana|katakana|romaji)$/],
    may: 'hiragana katakana romaji written write spell convert date word kanji only letters',
    intent: ({ runs: [text = ''], shape: { words } }) => {
      const script = scriptNamed(words.find((word) => scriptNamed(word)) ?? '');
      return script ? { kind: 'write', text, script } : null;
    },
  },
  {
    japanese: [1, 1],
    needs: [/^kanji$/, /^(?:used|written|write|spell|spelled|for|in|of)$/],
    may: 'kanji used written write spell spelled correct right',
    intent: ({ runs: [text = ''] }) => (hasKanji(text) ? null : { kind: 'write', text, script: 'kanji' }),
  },
  {
    japanese: [1, 1],
    needs: [/^(?:kanji|character)$/],
    may: `${NARRATED} kanji character words using used reading readings read explain`,
    intent: ({ runs: [text = ''] }) =>
      hasKanji(text) && [...text].length === 1 ? { kind: 'kanji', text } : null,
  },
  {
    japanese: [1, 1],
    needs: [
      /^(?:work|works|get|don't|use|used|using|mean|means|meaning|meant|explain|explanation|translate|translation|english|for|what|what's|whats|understand|definition|define)$/,
    ],
    may: `${NARRATED} explain explanation definition define grammar point does particle ending form exactly describe reading read pronounced`,
    intent: ({ shape: { words }, runs: [text = ''] }) => {
      const asks = words.some((word) => /^mean/.test(word));
      // “what about 犬” asks of it what was asked before; the reading and the kanji have rules of their own.
      const isOther = /^(?:(?:what|how) about|and) J/.test(words.join(' '));
      const isReading = words.some((word) =>
        /^(?:read|pronounced?|reading|kanji|hiragana|katakana|romaji)$/.test(word),
      );
      return isOther || (isReading && !asks) ? null : { kind: 'mean', text };
    },
  },
  {
    japanese: [0, 0],
    needs: [/./],
    may: '',
    rest: true,
    intent: ({ shape: { words } }) => {
      const date = dateIn(words.join(' '));
      return date && { kind: 'date', ...date };
    },
  },
  {
    japanese: [0, 0],
    needs: [
      KIN_WORD,
      /^(?:vs|versus|someone|someones|someone's|somebody|somebody's|else|else's|elses|other|others|other's|own|his|her|your|friend's|difference|politely|polite|yours)$/,
    ],
    may: 'older elder big younger little small difference between call called someone somebody else else’s elses other others own polite politely when word words someones talking speaking my to own family humble respectful sister brother mother father mom dad',
    intent: ({ shape: { words } }) => {
      const english = kinIn(words);
      return english ? { kind: 'kin', english } : null;
    },
  },
  {
    japanese: [0, 0],
    needs: [
      /^count(?:ing|ers?)?$/,
      /^(?:to|until|till)$/,
      /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)$/,
    ],
    may: 'one two three four five six seven eight nine ten 1 2 3 4 5 6 7 8 9 10 until till counter counters counting words things',
    rest: true,
    intent: ({ rest, shape: { words } }) => {
      const to = countOf(words[words.findLastIndex((word) => /^(?:to|until|till)$/.test(word)) + 1] ?? '');
      const named = rest.join(' ').replace(/objects?$/, 'things');
      const noun = named || (words.includes('people') ? 'people' : '');
      return noun !== '' && rest.length < 4 && to !== null ? { kind: 'count', value: 1, noun, to } : null;
    },
  },
  {
    japanese: [0, 0],
    needs: [/./],
    may: 'form tense make conjugate verb past negative polite te volitional potential passive causative imperative conditional stem plain turn put change conjugation',
    rest: true,
    intent: ({ shape, rest }) => {
      const [text, ...more] = rest;
      const form = formIn(shape);
      return form && text && more.length === 0 && isRomaji(text) ? { kind: 'form', text, form } : null;
    },
  },
];

/** More than a word: it ends in what ends sentences, or is long. */
const isSentence = (text: string): boolean =>
  /[。！？!?]|(?:です|ます|ました|ません|でした|だ|た|よ|ね|か|ない|ください|る|う|く|す|い)$/u.test(text) &&
  [...text].length > 3;

const isSilent = (word: string): boolean => SILENT.has(word) || /^[JQ]$/.test(word);

/** What a message asks for; null where no rule accounts for all its words. */
export function understand(shape: Shape): Intent | null {
  const { words, japanese } = shape;
  const runs = japanese.map(bareRun);
  for (const rule of RULES) {
    const [least, most] = rule.japanese;
    if (japanese.length < least || japanese.length > most) continue;
    if (!rule.needs.every((need) => words.some((word) => need.test(word)))) continue;
    const may = new Set(rule.may.split(' '));
    const rest = words.filter(
      (word) =>
        !isSilent(word) &&
        !may.has(word) &&
        !rule.needs.some((need) => need.source !== '.' && need.test(word)),
    );
    if (rest.length > 0 && !rule.rest) continue;
    const intent = rule.intent({ shape, runs, rest, text: words.join(' ') });
    if (intent) return intent;
  }
  return null;
}
