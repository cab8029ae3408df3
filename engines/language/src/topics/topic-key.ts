import { englishKey } from '../english/english-key';
import { baseForms } from '../english/word-forms';

/** Words that frame a request for a topic without naming it. */
const FRAME = new Set(
  (
    'a an the some any my your our me i we you it its of for about on in at to from with and by as into is are do does ' +
    'word words vocabulary vocab term terms expression expressions phrase phrases list topic topics category group theme lesson ' +
    'related relating connected useful basic common important essential beginner simple easy japanese learn teach give show make ' +
    'want need please things thing kinds kind types type names name different various'
  ).split(' '),
);

/** No name of a topic is longer. */
const MOST_WORDS = 20;

/**
 * The words that name a topic, in dictionary form: "6 words for travelling by train" → travel, train. Falls back to all words when every one is a
 * frame word ("things").
 */
export function topicWords(text: string): string[] {
  const words = englishKey(text)
    .split(' ')
    .filter((word) => word !== '' && !/^\d+$/.test(word))
    .map((word) => word);
  const naming = words.filter((word) => !FRAME.has(word));
  return [...new Set((naming.length > 0 ? naming : words).map(singular))];
}

/**
 * A whole name with its little words, singular and plural alike: "On the trains" → on the train, which is not "trains". Names with one key are one
 * name.
 */
export function nameKey(text: string): string {
  return englishKey(text).split(' ').map(withoutPlural).join(' ');
}

/** One form of a noun and its plural, alike for "movie" and "hobby", "shoe" and "dish"; it need not be a word. */
function withoutPlural(word: string): string {
  const [base = word] = /[^su]s$/.test(word) && !word.endsWith('is') ? baseForms(word) : [];
  return base.replace(/(?<=..(s|x|z|ch|sh|o|i))e$/, '').replace(/(?<=..)y$/, 'i');
}

/**
 * The keys of a request without the words that frame it, the longest first: "vocabulary for on the train" → itself, … on the train, the train, train.
 */
export function unframedKeys(text: string): string[] {
  const asked = englishKey(text).split(' ').slice(0, MOST_WORDS);
  const isFrame = asked.map((word) => FRAME.has(word) || /^\d+$/.test(word));
  const words = asked.map(withoutPlural);
  const first = isFrame.indexOf(false);
  if (first < 0) return [words.join(' ')];
  const last = isFrame.lastIndexOf(false);
  const keys: string[] = [];
  for (let end = words.length; end > last; end -= 1)
    for (let start = 0; start <= first; start += 1) keys.push(words.slice(start, end).join(' '));
  return keys.sort((a, b) => b.length - a.length);
}

/** A form that all inflections share; it need not be a word. */
function singular(word: string): string {
  if (/(ss|us|is)$/.test(word)) return word;
  const [base] = baseForms(word);
  return (base ?? word).replace(/(?<=..)e$/, '');
}
