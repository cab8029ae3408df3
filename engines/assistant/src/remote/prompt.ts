import type { Thread } from '../thread';
import type { ChatTurn } from './completion';

/** As much of the conversation as a small model can hold. */
const REMEMBERED = 20;
const LONGEST_TURN = 1500;

const SYSTEM = `You are the assistant of Kotoba, a place where people learn Japanese. Answer in short, correct, friendly English, with Japanese in kanji and kana.
Write plain text only: no HTML, no Markdown, no links, no pictures. Help with Japanese alone; for anything else say in one sentence what you can do.
When you teach or explain words, end your answer with one block of cards, and write nothing after it:
\`\`\`cards
[{"en_word":"umbrella","ja_word":"傘","kana":"かさ","part_of_speech":"noun","level":"N5","ja_sentence":"傘を忘れました。","en_sentence":"I forgot my umbrella."}]
\`\`\`
The block is a JSON list of at most 20 cards. kana is the reading of ja_word; the sentence uses the word. part_of_speech is one of noun, verb, i-adjective, na-adjective, adverb, pronoun, particle, conjunction, interjection, counter, prefix, suffix, expression, phrase, other.
Do not bring a card again that you have just shown, unless it is asked for.`;

/** What is sent: the rules, the newest part of the conversation with the words of its cards, the message. */
export function toPrompt(thread: Thread, message: string): ChatTurn[] {
  const turns = thread.slice(-REMEMBERED).map(({ type, content, cards }): ChatTurn => {
    const words = cards.map(({ ja, kana }) => `${ja} (${kana})`).join(', ');
    const text = [...content].slice(0, LONGEST_TURN).join('');
    return { role: type, content: words ? `${text}\n[cards shown: ${words}]` : text };
  });
  return [{ role: 'system', content: SYSTEM }, ...turns, { role: 'user', content: message }];
}
