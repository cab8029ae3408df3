import type { LanguageEngine } from '@kotoba/language';
import type { Reply } from '../../assistant';
import { items, named, paragraphs, textReply, type AnswerInput } from './answer';
import { wholeWords } from './find-word';
import { withoutRa } from './made-from';

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
async function otherwise(language: LanguageEngine, english: string, than: string): Promise<string | null> {
  const [said, ...more] = await wholeWords(language, english);
  if (!said || more.length > 0) return null;
  return said.ja_word === than.replace(/。$/u, '')
    ? `For “${english}” I would say just that.`
    : `For “${english}” I would say: ${named(said)}.`;
}

const CHECKED = 'I found nothing that I can check: particles ✓, forms ✓, counters ✓, tense ✓.';

/** A sentence of the learner's, put right where one of the usual mistakes is in it. */
export async function check({ language }: AnswerInput, text: string, english?: string): Promise<Reply> {
  const spoken = await withoutRa(language, text);
  if (spoken) return spoken;
  const correction = await language.correct(text);
  const { hiragana, romaji } = await language.read(correction.text);
  const found = foundIn(correction);
  const meant = english === undefined ? null : await otherwise(language, english, correction.text);
  const lore = language.lore();
  const isRight = found === null && lore.isRight(text);
  const means = isRight ? lore.english(text) : null;
  const right = isRight
    ? `I have just this sentence, so it is right.${means ? ` It means “${means}”` : ''}`
    : null;
  const read = `It is read ${hiragana} (${romaji}).`;
  return textReply(paragraphs(found ?? CHECKED, right, lore.manners(text), read, meant));
}
