import type { Reply } from '../../assistant';
import { daysFrom } from '../intents/days';
import { lessonRequest } from '../intents/lesson-request';
import { items, meaning, paragraphs, textReply, type AnswerInput } from './answer';
import { lessonWords } from './lesson-answer';

/** So many months are looked through, this one first. */
const MONTHS = 12;
/** More would be a list that nobody reads. */
const MOST_LISTED = 20;
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** “te iru” is “teiru”. */
const squashed = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, '');

/** Words of a question that say nothing of what a note is about. */
const LITTLE =
  /^(?:the|and|for|from|with|about|was|were|what|when|where|how|that|this|they|them|she|his|her|our|you|your|did|does|say|said|teacher)$/;
const contentOf = (text: string): readonly string[] =>
  (
    text.toLowerCase().match(/[a-z']{3,}|[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]+/gu) ?? []
  ).filter((word) => !LITTLE.test(word));

/** The notes that say most of it, where none says all, and what none of them says; null where no note says any of it. */
function mostOf(notes: readonly string[], text: string): Reply | null {
  const asked = contentOf(text);
  const says = (note: string, word: string): boolean => note.toLowerCase().includes(word);
  const counts = notes.map((note) => asked.filter((word) => says(note, word)).length);
  const most = Math.max(0, ...counts);
  if (most === 0) return null;
  const best = notes.filter((_, at) => counts[at] === most);
  const missing = asked.filter((word) => !best.some((note) => says(note, word))).join(' ');
  return textReply(
    paragraphs(
      'This is what your notes have of it:',
      items(best.slice(0, MOST_LISTED)),
      missing === '' ? null : `They say nothing of “${missing}”. Ask me “how do you say ${missing}”.`,
    ),
  );
}

/** The notes that say something: all its words, in any order; else those that say most of it. */
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
  if (found.length > 0) return textReply(paragraphs(`Your notes with “${text}”:`, items(found)));
  return (
    mostOf(months.flat(), text) ??
    textReply(
      paragraphs(
        `I found no note with “${text}” in the last ${MONTHS} months.`,
        'Say “show my notes” for those of the last month.',
      ),
    )
  );
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
