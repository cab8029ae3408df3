type Spellings = readonly (readonly [RegExp, string])[];

/** British spellings by their American ones; the dictionary mixes both, learners type either. */
const AMERICAN: Spellings = [
  [/^(col|fav|hon|flav|neighb|harb|behavi|lab|hum|rum|vap|od|endeav|arm|vig|sav)our/, '$1or'],
  [/^(cent|theat|met|lit|fib|kilomet|centimet|millimet)re(s?)$/, '$1er$2'],
  [/^(travel|cancel|label|model|signal|quarrel|marvel|jewel|level)l(ed|ing|er|ers)$/, '$1$2'],
  [
    /^(organ|real|recogn|apolog|memor|special|critic|emphas|civil|modern|hospital)is(e|ed|es|ing|ation)$/,
    '$1iz$2',
  ],
  [/^aeroplane/, 'airplane'],
  [/^pyjama/, 'pajama'],
  [/^jewellery$/, 'jewelry'],
  [/^catalogue/, 'catalog'],
  [/^moustache/, 'mustache'],
  [/^tyre(s?)$/, 'tire$1'],
  [/^(licen|defen|offen|preten)ce$/, '$1se'],
  [/^practise/, 'practice'],
];
/** As they are told: a programmer, a greyhound, a mummy and a dialogue are American, too. */
const TOLD: Spellings = [
  ...AMERICAN,
  [/^(clam|parl|rig|splend)our/, '$1or'],
  [/^grey(?!hound|lag|hen)/, 'gray'],
  [/^programme(s?)$/, 'program$1'],
];
/** As keys are, also those that the database holds: nobody reads them. */
const ALIKE: Spellings = [
  ...AMERICAN,
  [/^grey/, 'gray'],
  [/^programme/, 'program'],
  [/^dialogue/, 'dialog'],
  [/^mum(my)?$/, 'mom$1'],
];

/** One lower-case word in one spelling. */
function respelt(word: string, spellings: Spellings): string {
  for (const [british, american] of spellings) if (british.test(word)) return word.replace(british, american);
  return word;
}

/** A meaning in American spelling. */
export const inAmerican = (text: string): string =>
  text.replace(/\b[a-z]+\b/g, (word) => respelt(word, TOLD));

const PLAIN = /^[a-z]+( [a-z]+)*$/;
const BRITISH_HINT = /our|grey|re\b|res\b|ll|is[ae]|plane|pyj|jew|amme|gue|moust|tyre|ence|practise|mum/;

/**
 * What two English meanings must share to be the same: no case, width, accents, articles, "to ", remarks in
 * parentheses, hyphens or punctuation; one spelling. Empty when nothing is left.
 */
export function englishKey(text: string): string {
  const lower = text.toLowerCase();
  const plain = PLAIN.test(lower) ? lower : simplify(lower);
  const bare = plain.replace(/^to (?=\S)/, '').replace(/^(a|an|the) (?=\S)/, '');
  if (!BRITISH_HINT.test(bare)) return bare;
  const words = bare.split(' ').map((word) => respelt(word, ALIKE));
  return words.join(' ');
}

/** Remarks may hold remarks: "dog (Canis (lupus) familiaris)". */
function withoutRemarks(text: string): string {
  const shorter = text.replace(/\([^()]*\)/g, ' ');
  return shorter === text ? text : withoutRemarks(shorter);
}

function simplify(text: string): string {
  return withoutRemarks(text.normalize('NFKD').replace(/[\u0300-\u036f\u200b-\u200f\ufeff]/g, ''))
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words inside parentheses, which narrow a meaning down: "umbrella (for rain)" → ["rain"]. */
export function hintsOf(text: string): string[] {
  const inside = [...text.matchAll(/[(（]([^)）]*)[)）]?/g)].map(([, words]) => words ?? '').join(' ');
  return simplify(inside.toLowerCase())
    .split(' ')
    .filter((word) => word.length > 2 && !FILLER.has(word));
}

const FILLER = new Set('the for and with esp etc someone something one that this from'.split(' '));
