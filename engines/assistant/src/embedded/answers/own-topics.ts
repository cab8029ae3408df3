import type { Reply } from '../../assistant';
import { daysFrom } from '../intents/days';
import { lessonRequest } from '../intents/lesson-request';
import { items, meaning, paragraphs, textReply, type AnswerInput } from './answer';
import { lessonWords } from './lesson-answer';

/** So many months are looked through, this one first. */
const MONTHS = 12;
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** “te iru” is “teiru”. */
const squashed = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, '');

/** The notes that say something: all its words, in any order. */
export async function notesAbout({ learner }: AnswerInput, text: string): Promise<Reply> {
  const wanted = wordsOf(text);
  const months = await Promise.all(
    Array.from({ length: MONTHS }, (_, monthsBack) => {
      const { from, to } = daysFrom(learner.today(), { monthsBack });
      return learner.notes(from, to);
    }),
  );
  const found = months.flat().filter((note) => {
    const said = new Set(wordsOf(note));
    return squashed(note).includes(squashed(text)) || wanted.every((word) => said.has(word));
  });
  return found.length === 0
    ? textReply(
        paragraphs(
          `I found no note with “${text}” in the last ${MONTHS} months.`,
          'Say “show my notes” for those of the last month.',
        ),
      )
    : textReply(paragraphs(`Your notes with “${text}”:`, items(found)));
}

/** The saved words that stand in our list about a topic. */
export async function ownAbout(input: AnswerInput, subject: string): Promise<Reply> {
  const topic = await lessonWords(input, lessonRequest({ subject }));
  if (topic.length === 0)
    return textReply(
      `I have no list of words about “${subject}”, so I cannot tell which of yours belong to it. Say “show me my words” for all.`,
    );
  const names = new Set(topic.map(({ draft }) => draft.ja_word));
  const own = (await input.learner.words({ kind: null, level: null })).filter(({ ja }) => names.has(ja));
  return own.length === 0
    ? textReply(`None of your words stands in my list about “${subject}”. Say “show me my words” for all.`)
    : textReply(
        paragraphs(
          `Of your words these stand in my list about “${subject}”; others may have to do with it as well:`,
          items(own.map(({ ja, kana, en }) => `${ja === kana ? ja : `${ja} (${kana})`}: ${meaning(en)}`)),
        ),
      );
}
