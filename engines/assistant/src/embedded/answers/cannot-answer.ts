import type { Reply } from '../../assistant';
import type { Beyond } from '../intents/intent';
import { paragraphs, textReply, withNote, type AnswerInput } from './answer';
import { mean } from './meaning-answers';
import { kanji } from './writing-answers';

/** What cannot be done, and two things that can be asked instead. */
const TOLD: Readonly<
  Record<Beyond, (word: string) => readonly [cannot: string, one: string, other: string]>
> = {
  accent: (word) => [
    'I cannot tell the pitch of a word. Its card has a sound: press it to hear how it goes.',
    `how do you read ${word}`,
    `an example with ${word}`,
  ],
  origin: (word) => [
    'I cannot tell where a word comes from.',
    `what does ${word} mean`,
    `another word for ${word}`,
  ],
  frequency: (word) => [
    'I cannot tell how often a word is used: I know its level alone.',
    `an example with ${word}`,
    `another word for ${word}`,
  ],
  manners: (word) => [
    'I cannot tell for sure whether it fits there.',
    `the polite form of ${word}`,
    `another word for ${word}`,
  ],
  strokes: (word) => [
    'I cannot draw: the page of a saved word shows the strokes of its kanji in their order.',
    `save ${word}`,
    `what is ${word} made of`,
  ],
  account: () => [
    'I cannot change your account: your profile does, under your name at the top.',
    'what can you do',
    'show me my words',
  ],
  display: () => [
    'I cannot change what is shown here: answers and cards come as they are.',
    'what can you do',
    'write 今日 in hiragana',
  ],
  noting: () => [
    'I cannot write notes: Capture does, and what you note there I can show you.',
    'show my notes',
    'save 猫 to my words',
  ],
  delete: (word) => [
    'I cannot delete or change a saved word: its page in your vocabulary does.',
    `do I have ${word} saved`,
    'show me my words',
  ],
};

/** Understood, and beyond us: what cannot be done, what is known all the same, and what can be asked. */
export async function cannot(input: AnswerInput, about: Beyond, text: string | null): Promise<Reply> {
  const [told, one, other] = TOLD[about](text ?? '食べる');
  const ask = `Ask me “${one}” or “${other}”.`;
  if (text === null || about === 'delete' || about === 'account') return textReply(paragraphs(told, ask));
  const note = about === 'manners' ? input.language.lore().manners(text) : null;
  if (note !== null) return withNote(await mean(input, text), note);
  const known = about === 'strokes' ? await kanji(input, { text }) : await mean(input, text);
  return { ...known, content: paragraphs(told, known.content, ask) };
}
