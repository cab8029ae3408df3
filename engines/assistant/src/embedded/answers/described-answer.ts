import type { LanguageEngine } from '@kotoba/language';
import type { Reply } from '../../assistant';
import { figuresIn } from '../intents/figures';
import { paragraphs, textReply, wordItems } from './answer';

/** “the thing you dry your hair with”: what may be meant, and that it is not sure. */
export async function described(language: LanguageEngine, text: string): Promise<Reply | null> {
  const words = figuresIn(text) === null ? await language.describedBy(text) : [];
  return words.length === 0
    ? null
    : textReply(paragraphs(`I am not sure what “${text}” is called. It may be:`, wordItems(words)), words);
}
