import type { LanguageEngine } from '@kotoba/language';
import { items, named, paragraphs } from './answer';
import { wholeWords } from './find-word';

type Correction = Awaited<ReturnType<LanguageEngine['correct']>>;

/** How a place is asked about that is off, where nobody can be sure what is meant. */
const ASK = 'What do you want to say there? Write it in another way, or in English, and I will look again.';

/** What was found in a sentence: it put right, or the place that is off and what may be meant; null where nothing was. */
export function foundIn({ text, remarks, questions }: Correction): string | null {
  if (remarks.length > 0) return paragraphs(`Better: ${text}`, items(remarks));
  const [asked] = questions;
  if (!asked) return null;
  const { place, why, readings } = asked;
  return paragraphs(
    `Something is off here, and I am not sure what you mean: ${place}`,
    why,
    readings.length > 0 ? `Do you mean one of these?\n${items(readings)}` : ASK,
  );
}

/** How the English that a sentence is meant to say is said, and whether it is that sentence; null where it is not known. */
export async function otherwise(
  language: LanguageEngine,
  english: string,
  than: string,
): Promise<string | null> {
  const [said, ...more] = await wholeWords(language, english);
  if (!said || more.length > 0) return null;
  return said.ja_word === than.replace(/。$/u, '')
    ? `For “${english}” I would say just that.`
    : `For “${english}” I would say: ${named(said)}.`;
}
