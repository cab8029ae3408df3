import { isPartOfSpeech, type Level, LEVELS, type PartOfSpeech } from '@kotoba/contracts';

/** What a free text such as "10 N5 verbs about food" asks for. */
export interface PracticeRequest {
  readonly count: number | null;
  readonly levels: readonly Level[];
  readonly partOfSpeech: PartOfSpeech | null;
  /** What is left: subjects to look for, in the order of the text. */
  readonly terms: readonly string[];
}

const levelNames: Readonly<Record<string, readonly Level[]>> = {
  ...Object.fromEntries(LEVELS.map((level) => [level.toLowerCase(), [level]])),
  beginner: ['N5', 'N4'],
  intermediate: ['N3'],
  advanced: ['N2', 'N1'],
};

/** Words of a request that name no subject. */
const fillers = new Set(
  (
    'a an and about all any can exercise exercises for from give i in language japanese know learn learning ' +
    'lesson let lets like me my new of on please practice practise quiz related review some something start ' +
    'study teach test that the them these this to topic us vocabulary vocab want we with word words would you'
  ).split(' '),
);

const singular = (word: string): string => word.replace(/s$/, '');

/** Takes a request apart. `message` must be folded for search. Numbers of one to three digits are a count. */
export function parseRequest(message: string): PracticeRequest {
  let count: number | null = null;
  let partOfSpeech: PartOfSpeech | null = null;
  const levels: Level[] = [];
  const terms: string[] = [];
  for (const part of message.split(/[^\p{L}\p{M}\p{N}ー'-]+/u)) {
    const word = part.replace(/^['-]+|['-]+$/g, '');
    const named = Object.hasOwn(levelNames, word) ? levelNames[word] : undefined;
    if (word === '' || fillers.has(word.replaceAll("'", ''))) continue;
    if (/^\d{1,3}$/.test(word)) count ??= Number(word);
    else if (named) levels.push(...named);
    else if (partOfSpeech === null && isPartOfSpeech(singular(word)))
      partOfSpeech = singular(word) as PartOfSpeech;
    else terms.push(word);
  }
  return { count: count === 0 ? null : count, levels, partOfSpeech, terms };
}
