import type { GrammarPoint, LanguageEngine } from '@kotoba/language';
import type { Reply } from '../../assistant';
import { paragraphs, textReply, type AnswerInput } from './answer';

/** A sentence with its reading and meaning. */
async function toldSentence(
  language: LanguageEngine,
  { ja, en }: { ja: string; en: string },
): Promise<string> {
  const { romaji } = await language.read(ja);
  return `${ja}\n${romaji}\n“${en}”`;
}

/** A point of grammar with its examples. */
export async function grammarPoint(
  { language }: Pick<AnswerInput, 'language'>,
  { note, examples }: GrammarPoint,
): Promise<Reply> {
  return textReply(
    paragraphs(note, ...(await Promise.all(examples.map((one) => toldSentence(language, one))))),
  );
}
