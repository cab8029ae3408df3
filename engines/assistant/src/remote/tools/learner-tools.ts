import { LEVELS } from '@kotoba/contracts';
import { learnerText } from '@kotoba/contracts/learner-text';
import { z } from 'zod';
import type { LearnerRecord, OwnWord } from '../../assistant';
import { MOST_PRACTISED } from '../../embedded/answers/learner-answers';
import { daysFrom, daysNamed } from '../../embedded/intents/days';
import { defineTool, problem, type ToolResult } from './tool';

/** What one call may learn of a learner's words or notes. */
const MOST_TOLD = 20;
/** What one question may, by all its calls. */
export const MOST_ROWS = 60;
const MOST_OF_A_NOTE = 200;

const text = learnerText(60);
const thisCentury = z.iso.date().startsWith('20');

/** Without ids: a model names words by what they say. */
function tellWords(words: readonly OwnWord[], besides: object = {}): ToolResult {
  const few = words.slice(0, MOST_TOLD).map(({ ja, kana, en }) => ({ ja, kana, en }));
  return { told: { ...besides, words: few }, rows: few.length };
}

const myWords = defineTool({
  name: 'my_words',
  description:
    'Words that the learner has saved, the newest first: of a kind, of a level, or those that are so written, read or translated.',
  args: z.object({
    text: text.optional(),
    kind: z.enum(['noun', 'verb', 'adjective']).optional(),
    level: z.enum(LEVELS).optional(),
  }),
  async run({ learner }, { text: sought, kind = null, level = null }) {
    if (sought !== undefined) return tellWords(await learner.find(sought));
    const saved = await learner.words({ kind, level });
    return tellWords(saved, { saved_in_all: await learner.countWords() });
  },
});

const myMistakes = defineTool({
  name: 'my_mistakes',
  description: 'The words that the learner answered wrong, the most often first.',
  args: z.object({}),
  run: async ({ learner }) => tellWords(await learner.mistakes()),
});

const myNotes = defineTool({
  name: 'my_notes',
  description: 'What the learner noted on a day.',
  args: z.object({
    day: z
      .string()
      .max(40)
      .describe(
        'YYYY-MM-DD, "today", "yesterday", "3 days ago", the last "Monday", "this week" or "last week"',
      ),
  }),
  async run({ learner }, { day }) {
    const days = daysNamed(day);
    if (!days && !thisCentury.safeParse(day).success) return problem('That names no day');
    const { from, to } = days ? daysFrom(learner.today(), days) : { from: day, to: day };
    const all = await learner.notes(from, to);
    const notes = all.slice(0, MOST_TOLD).map((note) => note.slice(0, MOST_OF_A_NOTE));
    return { told: { from, to, notes }, rows: notes.length };
  },
});

async function toPractise(
  learner: LearnerRecord,
  of: 'due' | 'mistakes' | 'words',
  named: readonly string[],
) {
  if (of === 'due') return learner.due();
  if (of === 'mistakes') return learner.mistakes();
  const found = [];
  for (const one of named) found.push(...(await learner.find(one)));
  return found;
}

const startPractice = defineTool({
  name: 'start_practice',
  description:
    'Prepares a practice over saved words of the learner: those that are due, those that were answered wrong, or the named ones. Only when the learner asks to practise.',
  args: z.object({
    of: z.enum(['due', 'mistakes', 'words']),
    words: z.array(text).max(MOST_PRACTISED).optional(),
  }),
  async run({ learner }, { of, words: named = [] }) {
    const words = (await toPractise(learner, of, named)).slice(0, MOST_PRACTISED);
    if (words.length === 0) return problem('The learner has no such words saved');
    return {
      ...tellWords(words, { ready: 'The learner gets a button “Start practice” below your answer.' }),
      practise: [...new Set(words.map(({ id }) => id))],
    };
  },
});

export const learnerTools = [myWords, myMistakes, myNotes, startPractice];
