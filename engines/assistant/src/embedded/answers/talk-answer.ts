import { hasJapanese } from '@kotoba/japanese';
import type { LanguageEngine } from '@kotoba/language';
import type { Reply } from '../../assistant';
import { paragraphs, textReply } from './answer';
import { foundIn } from './found-mistakes';

/** Small talk, answered in Japanese, with what could be said better in what was Japanese; null for what is none. */
export async function smallTalk(language: LanguageEngine, message: string): Promise<Reply | null> {
  const said = message.trim();
  const isJapanese = hasJapanese(said);
  // 「つまらない」の反対は何ですか asks about a word.
  const isOther = isJapanese && /[a-z「『“"]/i.test(said);
  const answer = isOther ? null : language.lore().talk(said.toLowerCase());
  if (!answer) return null;
  const { romaji } = await language.read(answer.ja);
  const better = isJapanese ? foundIn(await language.correct(said)) : null;
  return textReply(paragraphs(`${answer.ja}\n${romaji}\n“${answer.en}”`, better));
}
