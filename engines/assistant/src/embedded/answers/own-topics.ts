import type { Reply } from '../../assistant';
import { daysFrom } from '../intents/days';
import { lessonRequest } from '../intents/lesson-request';
import { items, paragraphs, textReply, type AnswerInput } from './answer';
import { listOf } from './learner-answers';
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

/** A topic, or the wider theme of some, that is called so. */
const isCalled = (name: string, subject: string): boolean =>
  name.toLowerCase() === subject.toLowerCase().replace(/^the /, '');

/** The saved words that stand in our list about a topic, or in one of the theme that is called so. */
export async function ownAbout(input: AnswerInput, subject: string): Promise<Reply> {
  const lore = input.language.lore();
  const topic = await lessonWords(input, lessonRequest({ subject }));
  const names = new Set(topic.map(({ draft }) => draft.ja_word));
  const all = await input.learner.words({ kind: null, level: null });
  const own = all.filter(
    ({ ja }) => names.has(ja) || lore.topicsOf(ja).some(({ theme }) => isCalled(theme, subject)),
  );
  if (topic.length === 0 && own.length === 0)
    return textReply(
      `I have no list of words about “${subject}”, so I cannot tell which of yours belong to it. Say “show me my words” for all.`,
    );
  return own.length === 0
    ? textReply(`None of your words stands in my list about “${subject}”. Say “show me my words” for all.`)
    : textReply(
        paragraphs(
          `Of your words these stand in my list about “${subject}”; others may have to do with it as well:`,
          listOf(own),
        ),
      );
}

/** Lists of words that have nothing in common but their kind. */
const OF_KINDS = 'Language';
const OTHERS = 'Others';

/** The learner’s words by the themes of our topics. */
export async function ownByTopic({ language, learner }: AnswerInput): Promise<Reply> {
  const words = await learner.words({ kind: null, level: null });
  if (words.length === 0) return textReply('You have saved no words yet.');
  const themes = new Map<string, string[]>();
  for (const { ja } of words) {
    const theme = language
      .lore()
      .topicsOf(ja)
      .find((topic) => topic.theme !== OF_KINDS)?.theme;
    themes.set(theme ?? OTHERS, [...(themes.get(theme ?? OTHERS) ?? []), ja]);
  }
  const last = ([name]: readonly [string, unknown]): number => Number(name === OTHERS);
  return textReply(
    paragraphs(
      'Your words by the topics that I know; a word may belong to another one as well:',
      items(
        [...themes]
          .sort((one, other) => last(one) - last(other))
          .map(([name, some]) => `${name}: ${some.join('、')}`),
      ),
      'Say “which of my words are about travel” for one of them.',
    ),
  );
}
