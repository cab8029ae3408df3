import { osaDistance } from '@kotoba/japanese/answers';
import { kanaReadings } from '@kotoba/language';
import { isEnglishWord } from '@kotoba/japanese/english-words';
import { FRAMES } from './frames';

/** What learners type in a hurry, and what it stands for. */
const SHORT: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  pls: 'please',
  plz: 'please',
  plse: 'please',
  thanx: 'thanks',
  tnx: 'thanks',
  whats: "what's",
  hows: "how's",
  dont: "don't",
  cant: "can't",
  didnt: "didn't",
  isnt: "isn't",
  im: "i'm",
  wanna: 'want to',
  gimme: 'give me',
  lemme: 'let me',
  bout: 'about',
  abt: 'about',
  diff: 'difference',
  eng: 'english',
  oclock: "o'clock",
  lets: "let's",
  hes: "he's",
  shes: "she's",
  jp: 'japanese',
  sth: 'something',
  ...{
    smth: 'something',
    n: 'and',
    w: 'with',
    bc: 'because',
    cuz: 'because',
    wats: "what's",
    wheres: "where's",
  },
  ...{
    thats: "that's",
    theres: "there's",
    doesnt: "doesn't",
    wasnt: "wasn't",
    r: 'are',
    ppl: 'people',
    jap: 'japanese',
  },
  ...{
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    tommorow: 'tomorrow',
    tommorrow: 'tomorrow',
    tomorow: 'tomorrow',
    ive: "i've",
    id: "i'd",
    wud: 'would',
    cud: 'could',
    shud: 'should',
    wut: 'what',
    wot: 'what',
    wouldnt: "wouldn't",
    shouldnt: "shouldn't",
  },
  // Romaji as it is heard.
  ...{ arigato: 'arigatou', ohayo: 'ohayou', omedeto: 'omedetou', domo: 'doumo', gozaimas: 'gozaimasu' },
};

/** Words that questions are made of: a slip in one of them hides what is asked. */
const QUESTION_WORDS = (
  'difference differences between sentence sentences example examples japanese english translate ' +
  'translation conjugate meaning pronounce pronunciation correct another please explain vocabulary ' +
  'hiragana katakana romaji phrases adjectives opposite counter'
).split(' ');
/** Small words of questions, in which two letters change places: "teh", "yuo". */
const SMALL_WORDS = (
  'the you what how say does mean means word words teach give with about this that want learn write ' +
  'read more please show tell'
).split(' ');
/** A letter left out of a word that is too short to be sure otherwise. */
const CLIPPED: Readonly<Record<string, string>> = { wat: 'what', wht: 'what', hw: 'how', yu: 'you' };
/**
 * A slip in a shorter word may be another word, and what can be read as romaji may be Japanese; in a longer one there
 * may be two.
 */
const MIN_LETTERS = 4;
const MIN_ROMAJI_LETTERS = 6;
const MIN_LETTERS_FOR_TWO_TYPOS = 7;

const inOrder = (word: string): string => [...word].sort().join('');
const withoutSwap = (lower: string): string | undefined =>
  SMALL_WORDS.find((known) => inOrder(known) === inOrder(lower) && osaDistance(lower, known, 1) === 1);

/** The word of questions that is near enough. */
function nearest(lower: string): string | undefined {
  const isRomaji = kanaReadings(lower).length > 0;
  if (lower.length < (isRomaji ? MIN_ROMAJI_LETTERS : MIN_LETTERS)) return undefined;
  const most = isRomaji || lower.length < MIN_LETTERS_FOR_TWO_TYPOS ? 1 : 2;
  const known = [...QUESTION_WORDS, ...SMALL_WORDS].filter(({ length }) => length >= MIN_LETTERS);
  const far = known.map((word) => ({ word, distance: osaDistance(lower, word, most) }));
  return far.filter(({ distance }) => distance <= most).sort((a, b) => a.distance - b.distance)[0]?.word;
}

const withoutSlip = (word: string): string => {
  const lower = word.toLowerCase();
  if (isEnglishWord(lower)) return word;
  return CLIPPED[lower] ?? withoutSwap(lower) ?? nearest(lower) ?? word;
};

/** Small words that are left out: "what mean neko", "how say cat", "i want learn". */
const LEFT_OUT: readonly (readonly [RegExp, string])[] = [
  // A question about words is asked of us, whatever stands before it.
  [
    /^(?:excuse me|in japanese)[,:]? (?=how (?:do|does|can|would|should|to)(?: \w+)? (?:say|write|read|pronounce|spell|count)\b|what (?:do|does) .+ mean\b|what(?:'s| is) .*\bjapanese\b)/i,
    '',
  ],
  [/(?<=\b(?:count|number).*)\b(\d{1,3}) ?[-–] ?(\d{1,4})\b(?! ?[-–.:]? ?\d)/gi, '$1 to $2'],
  [
    /^(?:(?:can|could|would|will|please) )*(?:you )?(?:please )?(?:put|turn|say) (?:this|that|it)(?: sentence)? in(?:to)? japanese ?[:,.]? (.+)$/i,
    'how do you say $1',
  ],
  [/^what (?:would|will|might) be the japanese (?:for|of) /i, "what's the japanese for "],
  [/^what (?:is )?means? (\S+)$/i, 'what does $1 mean'],
  [/^what (?!does|do|is|are|did|would)(\S+) means?$/i, 'what does $1 mean'],
  [/^how (?:do|does|to|can) (say|write|read|count|use|pronounce|spell) /i, 'how to $1 '],
  [/^how (say|write|read|count|use|pronounce|spell) /i, 'how to $1 '],
  [/^how (i|you|we) (?:can |could )?(say|write|read|count|use|pronounce|spell) /i, 'how do $1 $2 '],
  [
    /\b(how|what) (i|you|we|one) (would|could|can|should|might|do) (say|write|read|count|use|pronounce|spell|call|express)\b/gi,
    '$1 $3 $2 $4',
  ],
  [/(?<=\d(?:st|nd|rd|th)) ?[-–] ?(?=(?:the )?\d{1,2}(?:st|nd|rd|th)\b)/gi, ' to '],
  [/(?<=\d),(?=\d{3}\b)/g, ''],
  [/\bte[- ](iru|aru|oku|shimau|miru|kara|kureru|morau|ageru|hoshii|kudasai)\b/gi, 'te$1'],
  [/^what(?:'s| is) (\d[\d.:]*(?: [a-z%']+)?)(?: in japanese)?\W*$/i, 'how do you say $1'],
  [/^how (?:much|many) is (\d[\d.]*)(?: in japanese)?\W*$/i, 'how do you say $1'],
  [/^how (?:do|to|can) (?:i |you |we )?count \w+ ?[:,-]+ (?=(?:1|one)\b(?! ?(?:-|to|till|until|up)))/i, ''],
  [
    /^(?!how |what |and )(\S.{0,199}?)[,.;:?-]{0,3}(?<!\b(?:know|knows|knew|known|remember|remembers|forget|forgets|forgot|forgotten|learn|learned|learnt|learning|understand|wonder|wondering|sure|idea|out|about|of|is|that's|(?:tell|teach|show|remind|ask) (?:me|us|him|her|them))) how (?:(?:do|would|can|should|to) ?(?:i |you |we )?)?(?:say|put|express|ask)(?: that| this| it)?(?: (?:at|in|to) (?:the|an?|my) [a-z' ]{2,30}?)?(?: in japanese)?\W*$/i,
    'how do you say $1',
  ],
  [/^(\d[\d:.]*(?: ?[ap]\.?m\.?)?) how\W*$/i, 'how do you say $1'],
  // “my train is late - text to my teacher”
  [
    /^((?:i|i'm|i'll|my|the|we|it|it's|he|she|they|please|sorry|can|could|is|are|there)\b.{8,}?)\s*[-–—:(,]+\s*(?:an? |as an? |in an? |for an? )?(?:text|message|email|e-mail|mail|line|sms)(?: message)?(?: (?:to|for) (?:my|the|an?) [a-z]+)?\)?\W*$/i,
    'how do you say $1',
  ],
  [
    /^(?:please )?translate (?:this|the following)(?: sentence)?(?: (?:in)?to japanese)? ?[:,] ?/i,
    'translate ',
  ],
  // “how many pencils = ?”, “good luck = ?”
  [/^(how many [a-z]+) ?= ?\?*\W*$/i, 'how do you say $1 are there'],
  [/^([a-z']+ [a-z][a-z' ]*?) ?= ?\?+\W*$/i, 'how do you say $1'],
  // “…, no i mean wa at the end of a sentence”
  [/^.{3,}?[,.;!? ]+no,? (?:wait,? )?i mean (?=.{4,}$)/i, ''],
  // “how would i tell my landlord the tap is leaking”
  [
    /^how (?:do|would|can|should|to) ?(?:i|you|we)? ?tell (?:(?:my|the|an?|our) [a-z]+|someone|somebody|him|her|them|people) (?:that )?(?=(?:the|my|i|i'm|i'll|we|it|it's|there|there's|his|her|our|this|that|something|someone|he|she|they)\b)(.{5,})$/i,
    'how do you say $1',
  ],
  [/^([a-z].{6,}?) \((?:in )?japanese\s?\??\)$/i, 'how do you say $1'],
  [/^(.{4,}?)\s*(?:->|=>|→|—|=| - )\s*(?:in(?:to)? |to )?japanese\W*$/i, 'how do you say $1'],
  [
    /^["“](.{4,}?)["”],? (?:how|in japanese how)(?: (?:do|can|would|should|to)(?: i| you| we)? say(?: (?:it|that|this))?)?\W*$/i,
    'how do you say $1',
  ],
  [
    /^is there (?:anything|something|an? \w+|any word)(?: in japanese)? (?:like|similar to|close to|that means)(?: the english)? (.+?)(?: in japanese)?$/i,
    'how do you say $1',
  ],
  [
    /^how (?:do i|can i|would i|to) tell (?:someone|somebody|people|them|a \w+|the \w+|my \w+) (?:that )?(?=i |i'm |my |we |it |there )(.+)$/i,
    'how do you say $1',
  ],
  [/^(?:1|one) \w+,? (?:and )?(?:2|two) (\w+)\b(?=.*\b(?:\d+|three|count\w*)\b).*$/i, 'count $1 1 to 10'],
  [
    /^what(?:'s| is| are) (?!(?:it|this|that|these|those)\b)([a-z' ]{6,}?) called(?: in japanese)?\W*$/i,
    'how do you say $1',
  ],
  // “高い + if”, “'take medicine' which verb is it”, “save 頑固 (stubborn)”: said with signs.
  [
    /^(\S*[ぁ-んァ-ヶ一-龠ー]) ?(?:\+|plus) ?["“']?(if|can|want to|not|let's|te|nai|ba|tara|tai)["”']?(?: form)?\W*$/iu,
    '$1 in the "$2" form',
  ],
  [
    /^(?!(?:i|if|when|so|and|ok|you|what|which|how)\b)["“']?(?:to )?([a-z]+ [a-z][a-z ]*?)(?:["”'],? (?:which|what) verb\W*$|["”']?,? (?:which|what) verb (?:is (?:it|that|this)|do (?:i|you|we) (?:use|say|need)|is used|goes there)\W*$)/i,
    'which verb is used for $1',
  ],
  [
    /^(.*\b(?:save|add|keep|store|bookmark)\b.*?[ぁ-んァ-ヶ一-龠々ー]) ?(?:\(\s*([a-z][^()"]*?)\s*\)|(?:[=:→–—-]|\b(?:as|meaning|means)\b) ?["“']?([a-z][a-z' ]*?)["”']?)(?=,? (?:to|in|into) my\b| for me\b| please\b|\W*$)/iu,
    '$1 meaning "$2$3"',
  ],
  [/(?<=\bcount.*)\b1,? 2,? (?:and )?3\b(?:,? (?:etc|and so on))?/i, '1 to 3'],
  [/(\d) ?%/g, '$1 percent'],
  [
    /^(.{6,}?)[,.;:]+ (?:please |can you )?say (?:that|it|this)(?: for me)? in japanese$/i,
    'how do you say $1',
  ],
  [/(?<=\b(?:floors?|grades?|lessons?) )(?:from )?1st to (\d+)(?:st|nd|rd|th)\b/gi, '1 to $1'],
  [
    /^(?:(?:could|can|may) (?:i|you) (?:have|get|give me) |give me |what's |i need )?(?:the )?japanese (?:of|for|translation (?:of|for)|version of|equivalent of):? (.{4,})$/i,
    'how do you say $1',
  ],
  [
    /^if i want(?:ed)? to say (.+?),? (?:what|how) (?:do|would|should|can) i say(?: it| that)?\W*$/i,
    'how do you say $1',
  ],
  [/^in japanese(?: please)?[,:] ?(?:please[,:] )?(.{4,})$/i, 'how do you say $1'],
  [
    /^(?:please )?(?:how (?:do|would|can|to) ?(?:i |you |we )?)?say ["“](.{4,}?)["”] (?:more )?(politely|casually|formally|informally)$/i,
    'how do you say $1 $2',
  ],
  [/^(excuse me,? .{8,})$/i, 'how do you say $1'],
  [/^(?:need|want) to say (?:that )?(.{4,})$/i, 'how do you say $1'],
  [/^日本語 (?:for|of):? (.+)$/i, 'how do you say $1'],
  [/^(?:please )?say ["“]?([a-z]\S+ .{6,}?)["”]?(?: in japanese)?[.!]?$/i, 'how do you say $1'],
  [/^what(?:'s| is| would be) ["“]([a-z][^"“”]+)["”]\W*$/i, 'how do you say $1'],
  [
    /^i(?:'d| would)? (?:need|want|have|like) to (?:say|tell (?:him|her|them|my \w+|the \w+|someone|somebody))(?: that)?:? (.{6,})$/i,
    'how do you say $1',
  ],
  [
    /^how (?:do|can|would|should|to) ?(?:i|you|we)? (?:politely )?ask (?:someone|somebody|an? \w+|the \w+|my \w+|people|him|her|them) to (.+)$/i,
    'how do you say please $1',
  ],
  [/\b(want|need|would like) (learn|know|say|practi[cs]e|study) /gi, '$1 to $2 '],
];

/** Quoted text is what is talked about, not how. */
const QUOTED = /("[^"]*"|“[^“”]*”|「[^「」]*」)/;
/** A word; not what is meant as it stands: “ID card”, “w in katakana”. */
const WORD =
  /(?<![a-z])(?!(?:id|[nrw])(?:[?.!]*$|[ -](?:card|number|photo|kanji|katakana|hiragana|romaji|in)\b))[a-z]+(?:'[a-z]+)?(?!\d)\b/gi;

/**
 * A message with its abbreviations written out, slips in the words of questions put right and small missing words put
 * in. What is quoted stays.
 */
export function inPlainEnglish(text: string): string {
  const words = text
    .replace(/\bu(?=[- ]verbs?\b)/gi, 'godan')
    .split(QUOTED)
    .map((part, at) =>
      at % 2 === 1 ? part : part.replace(WORD, (word) => withoutSlip(SHORT[word.toLowerCase()] ?? word)),
    )
    .join('');
  return [...FRAMES, ...LEFT_OUT].reduce((whole, [gap, filled]) => whole.replace(gap, filled), words);
}
