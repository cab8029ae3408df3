import type { Reply } from '../../assistant';
import { saying, type Material } from './answer';
import { items, paragraphs } from './prose';

const LIMITS = 'I look for the usual mistakes: particles, endings of adjectives, verb forms and tense.';

/** A sentence of the learner's, put right where one of the usual mistakes is in it. */
export async function check({ language }: Material, text: string): Promise<Reply> {
  const { text: corrected, remarks } = await language.correct(text);
  const { hiragana, romaji } = await language.read(corrected);
  const read = `It is read ${hiragana} (${romaji}).`;
  return remarks.length === 0
    ? saying(paragraphs(`I find no mistake in it: ${text}`, read, LIMITS))
    : saying(paragraphs(`Better: ${corrected}`, items(remarks), read));
}
