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

/** A form that all inflections share; it need not be a word. */
function singular(word: string): string {
  if (/(ss|us|is)$/.test(word)) return word;
  const [base] = baseForms(word);
  return (base ?? word).replace(/(?<=..)e$/, '');
}
