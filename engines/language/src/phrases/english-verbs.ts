/** The form in which an English verb stands. */
type EnglishForm = 'base' | 's' | 'ing' | 'past' | 'participle';

interface VerbReading {
  readonly base: string;
  readonly form: EnglishForm;
}

/** base past participle; a participle that is left out is the past. */
const IRREGULAR = `
  be was been|be were been|have had|do did done|go went gone|come came come|see saw seen|eat ate eaten|drink drank drunk
  buy bought|write wrote written|speak spoke spoken|take took taken|make made|sleep slept|run ran run|swim swam swum
  sing sang sung|meet met|read read|hear heard|give gave given|get got|get got gotten|know knew known|think thought
  teach taught|sell sold|sit sat|stand stood|tell told|say said|forget forgot forgotten|begin began begun|win won
  lose lost|break broke broken|drive drove driven|fly flew flown|fall fell fallen|pay paid|put put|cut cut|leave left
  send sent|build built|ride rode ridden|wear wore worn|draw drew drawn|find found|feel felt|keep kept|bring brought
  catch caught|lend lent|spend spent|understand understood|wake woke woken|grow grew grown|throw threw thrown
  choose chose chosen|become became become|hold held|shut shut|hurt hurt|let let|set set|steal stole stolen
  hide hid hidden|bite bit bitten|blow blew blown|learn learnt|burn burnt|lie lay lain|lay laid|feed fed|fight fought
  fit fit|hang hung|hit hit|shake shook shaken|show showed shown|shine shone|bend bent|ring rang rung|rise rose risen
  dream dreamt|quit quit|spread spread|freeze froze frozen|mean meant|oversleep overslept|bake baked
  tear tore torn|sink sank sunk|strike struck|swing swung|sweep swept|weep wept|seek sought|swear swore sworn|dig dug
`;

const READINGS: ReadonlyMap<string, readonly VerbReading[]> = (() => {
  const readings = new Map<string, VerbReading[]>();
  const add = (word: string, reading: VerbReading): void => {
    readings.set(word, [...(readings.get(word) ?? []), reading]);
  };
  for (const verb of IRREGULAR.trim().split(/[|\n]/)) {
    const [base = '', past = '', participle = past] = verb.trim().split(' ');
    add(past, { base, form: 'past' });
    add(participle, { base, form: 'participle' });
  }
  for (const [word, base] of [
    ['has', 'have'],
    ['does', 'do'],
    ['goes', 'go'],
    ['is', 'be'],
    ['am', 'be'],
    ['are', 'be'],
  ] as const)
    add(word, { base, form: 's' });
  return readings;
})();

/** "read", "put" and "quit" are their own past. */
export const isOwnPast = (word: string): boolean =>
  READINGS.get(word)?.some(({ base, form }) => base === word && form === 'past') ?? false;

/** The irregular verb other than "to be" that a word is the past or the participle of: "gone" → go. */
export const verbOfPast = (word: string): string | undefined =>
  READINGS.get(word)?.find(({ base, form }) => base !== word && base !== 'be' && form !== 's')?.base;

/** Endings with what the base may end in instead, for the regular verbs: studies study, stopped stop, making make. */
const REGULAR: readonly (readonly [RegExp, string, readonly EnglishForm[]])[] = [
  [/ies$/, 'y', ['s']],
  [/(?<=s|x|z|ch|sh|o)es$/, '', ['s']],
  [/(?<!s)s$/, '', ['s']],
  [/ied$/, 'y', ['past', 'participle']],
  [/([bdgklmnprt])\1ed$/, '$1', ['past', 'participle']],
  [/ed$/, '', ['past', 'participle']],
  [/ed$/, 'e', ['past', 'participle']],
  [/ying$/, 'ie', ['ing']],
  [/([bdgklmnprt])\1ing$/, '$1', ['ing']],
  [/ing$/, '', ['ing']],
  [/ing$/, 'e', ['ing']],
];

/** The verbs that a word may be a form of, itself as a base first. Guesses; a caller looks each one up. */
export function readVerb(word: string): VerbReading[] {
  const found: VerbReading[] = [{ base: word, form: 'base' }, ...(READINGS.get(word) ?? [])];
  for (const [ending, instead, forms] of REGULAR)
    if (ending.test(word) && word.length > 3)
      for (const form of forms) found.push({ base: word.replace(ending, instead), form });
  return found;
}
