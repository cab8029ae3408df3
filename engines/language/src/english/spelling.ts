/** British spellings by their American ones; the dictionary mixes both, learners type either. */
const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/^(col|fav|hon|flav|neighb|harb|behavi|lab|hum|rum|vap|od|endeav|arm|vig|sav)our/, '$1or'],
  [/^grey/, 'gray'],
  [/^(cent|theat|met|lit|fib|kilomet|centimet|millimet)re(s?)$/, '$1er$2'],
  [/^(travel|cancel|label|model|signal|quarrel|marvel|jewel|level)l(ed|ing|er|ers)$/, '$1$2'],
  [
    /^(organ|real|recogn|apolog|memor|special|critic|emphas|civil|modern|hospital)is(e|ed|es|ing|ation)$/,
    '$1iz$2',
  ],
  [/^aeroplane/, 'airplane'],
  [/^pyjama/, 'pajama'],
  [/^jewellery$/, 'jewelry'],
  [/^programme/, 'program'],
  [/^catalogue/, 'catalog'],
  [/^dialogue/, 'dialog'],
  [/^moustache/, 'mustache'],
  [/^tyre(s?)$/, 'tire$1'],
  [/^(licen|defen|offen|preten)ce$/, '$1se'],
  [/^practise/, 'practice'],
  [/^mum(my)?$/, 'mom$1'],
];

/** One lower-case word in American spelling. */
export function americanSpelling(word: string): string {
  for (const [british, american] of AMERICAN) if (british.test(word)) return word.replace(british, american);
  return word;
}
