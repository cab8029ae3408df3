import { englishKey } from '../english-key';
import { authored, type Found, fromDictionary, type Guess } from './known-words';

/** Its kana. */
export const readingOf = (found: Found): string =>
  found.kind === 'authored' ? found.word.kana : ((found.found.form ?? found.found.word.forms[0])?.kana ?? '');

const meaningOf = (found: Found): string => {
  if (found.kind === 'authored') return found.word.en;
  const { word, sense, gloss, en = word.senses[sense]?.glosses[gloss] ?? '' } = found.found;
  return en;
};

/** All that the sense means. */
export const meaningsOf = (found: Found): readonly string[] =>
  found.kind === 'authored'
    ? found.word.en.split('; ')
    : (found.found.word.senses[found.found.sense]?.glosses ?? []);

const WORD = /[a-z]{3,}/g;
/** The share of the wanted words that the texts say. */
const says = (texts: readonly string[], wanted: readonly string[]): number => {
  const said = new Set(texts.flatMap((text) => text.toLowerCase().match(WORD) ?? []));
  return wanted.filter((word) => said.has(word) || said.has(`${word}s`)).length / (wanted.length || 1);
};

/** Every word of what a learner wrote is said of the word. */
export const NAMED = 2;

/**
 * How much speaks for a word beside which a learner wrote what it has to do with, as in "さめる (coffee)": above 1
 * when its meaning or what tells it apart names it, by how much of it, up to 1 when its topics or sentences do, 0 for nothing.
 */
export function fitOf({ found, label = '' }: Guess, hint: string): number {
  const wanted = englishKey(hint).match(WORD) ?? [];
  const named = says([meaningOf(found), label, ...meaningsOf(found)], wanted);
  if (named > 0) return 1 + named;
  const { topics, sentences } = found.kind === 'authored' ? found.word : { topics: [], sentences: [] };
  return says([...topics, ...sentences.map(({ en }) => en)], wanted) > 0 ? 1 : 0;
}

/** The guess with what the learner wrote beside it as a remark, unless its meaning says so: "to get cold (coffee)". */
export function withRemark({ found, label = meaningOf(found) }: Guess, remark: string): Guess {
  const [first = '', ...more] = meaningOf(found).split('; ');
  if (says([meaningOf(found)], englishKey(remark).match(WORD) ?? []) > 0) return { found, label };
  return withMeaning({ found, label }, [`${first} (${remark})`, ...more].join('; '));
}

/** The guess, meaning what the learner says that it means. */
export const withMeaning = ({ found, ...guess }: Guess, en: string): Guess => ({
  ...guess,
  found: found.kind === 'authored' ? authored({ ...found.word, en }) : fromDictionary({ ...found.found, en }),
});

/** Whether the words share a meaning: 履く and はく. */
export function saySame([first, ...others]: readonly Guess[]): boolean {
  const said = first ? meaningsOf(first.found).map(englishKey) : [];
  return others.every(({ found }) => meaningsOf(found).some((one) => said.includes(englishKey(one))));
}
