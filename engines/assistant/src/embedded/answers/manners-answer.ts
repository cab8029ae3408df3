import type { Reply } from '../../assistant';
import { paragraphs, textReply, type AnswerInput } from './answer';
import { cannot } from './cannot-answer';
import { findWord, isWrittenSo } from './find-word';
import { foundIn } from './found-mistakes';

/** What the end of a sentence says of to whom it is said, the most polite first. */
const REGISTERS: readonly (readonly [end: RegExp, told: string])[] = [
  [
    /(?:いただけ(?:ます|ません)か|くださいませんか|でしょうか|ございます(?:か)?|いたします|おります|いらっしゃいます(?:か)?|まいります|参ります|願えますか)[。？?]?$/u,
    'is very polite: it fits a boss, a customer or a stranger.',
  ],
  [
    /(?:です|ます|ません|ました|でした|ましょう|ください)(?:か|ね|よ|よね)?[。？?！!]?$/u,
    'is polite: it fits strangers, teachers and colleagues, and nobody minds it among friends.',
  ],
  [
    /(?:[うくぐすつぬぶむるただいてで]|ない|よう|ろう|だろう)(?:か|ね|よ|よね|の)?[。？?！!]?$/u,
    'is plain: among friends and family. To a teacher, a boss or a stranger it ends in です or ます.',
  ],
];

/** Fewer signs are a word, and its end says nothing of manners. */
const LEAST_SENTENCE = 5;

/** To whom and when some Japanese is said: as we wrote it, else by its end; of a word of which we know neither, that. */
export async function manners(input: AnswerInput, text: string): Promise<Reply> {
  const { language } = input;
  const note = language.lore().manners(text);
  if (note !== null) {
    const word = await findWord(language, text);
    return textReply(note, word && isWrittenSo(word, text) ? [word] : []);
  }
  const told = [...text].length < LEAST_SENTENCE ? undefined : REGISTERS.find(([end]) => end.test(text))?.[1];
  if (!told) return cannot(input, 'manners', text);
  return textReply(paragraphs(foundIn(await language.correct(text)), `${text} ${told}`));
}
