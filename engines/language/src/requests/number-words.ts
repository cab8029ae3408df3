const NUMBERS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** "5", "five", "a few", "some" as a count; null for anything else. */
export function countOf(text: string): number | null {
  const word = text.trim().toLowerCase();
  if (/^\d{1,3}$/.test(word)) return Number(word);
  if (/^(a )?few$|^some$|^several$/.test(word)) return 5;
  if (word === 'a' || word === 'an') return 1;
  if (word === 'a dozen' || word === 'dozen') return 12;
  const number = NUMBERS.indexOf(word);
  return number >= 0 ? number : null;
}
