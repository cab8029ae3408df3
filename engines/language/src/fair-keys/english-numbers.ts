/** Zero to nineteen. */
export const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
export const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** First to twentieth. */
export const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

const VALUES = new Map<string, number>([
  ...ONES.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
]);
const UNITS = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
]);

const MONTHS =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i;

/** The number that words say ("one hundred", "twenty one"); null when one of them says none. */
function valueOf(words: readonly string[]): number | null {
  let value = 0;
  for (const word of words) {
    const unit = UNITS.get(word);
    const one = VALUES.get(word);
    if (unit !== undefined) value = Math.max(1, value) * unit;
    else if (one !== undefined) value += one;
    else return null;
  }
  return words.length > 0 ? value : null;
}

/** 2nd, and in a word where it has one: second. */
export const ordinalWord = (value: number): string => ORDINALS[value - 1] ?? ordinalOf(value);
export const ordinalOf = (value: number): string => {
  const last = value % 100 > 10 && value % 100 < 14 ? 0 : value % 10;
  const ending = ['th', 'st', 'nd', 'rd'][last] ?? 'th';
  return `${value}${ending}`;
};

const numberRun = /\b(?:a (?=hundred|thousand|million))?[a-z]+(?:[ -][a-z]+)*\b/i;

/** "two people" as "2 people", "one hundred" as "100", "20 years old" as "twenty years old", "the third" as "the 3rd". */
export function digitsOf(text: string): string[] {
  const words = text.toLowerCase().replace(/-/g, ' ').split(' ');
  if (!numberRun.test(text) && !/\d/.test(text)) return [];
  const start = words.findIndex((word) => VALUES.has(word) || UNITS.has(word));
  const found: string[] = [];
  if (start >= 0) {
    let end = start;
    while (VALUES.has(words[end] ?? '') || UNITS.has(words[end] ?? '')) end += 1;
    const value = valueOf(words.slice(start, end));
    const before = words.slice(0, start).filter((word, index) => !(word === 'a' && index === start - 1));
    if (value !== null) found.push([...before, String(value), ...words.slice(end)].join(' '));
  }
  const ordinal = words.findIndex((word) => ORDINALS.includes(word));
  if (ordinal >= 0)
    found.push(
      words
        .map((word, index) => (index === ordinal ? ordinalOf(ORDINALS.indexOf(word) + 1) : word))
        .join(' '),
    );
  const digits = words.findIndex((word) => /^\d{1,2}$/.test(word));
  const said = digits >= 0 ? wordOf(Number(words[digits])) : null;
  if (said) found.push(words.map((word, index) => (index === digits ? said : word)).join(' '));
  return found;
}

function wordOf(value: number): string | null {
  if (value < ONES.length) return ONES[value] ?? null;
  const tens = TENS[Math.floor(value / 10) - 2];
  if (tens === undefined) return null;
  return value % 10 === 0 ? tens : `${tens} ${ONES[value % 10]}`;
}

/** Whether a meaning counts something: 二人 is "two people", 一緒 is "together". */
export const saysNumber = (en: string): boolean =>
  MONTHS.test(en) ||
  /\d/.test(en) ||
  en
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => VALUES.has(word) || UNITS.has(word) || ORDINALS.includes(word));
