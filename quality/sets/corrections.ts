import { readMistakes, readRight } from '../gold';
import { ask, type LearnerServer } from '../learner-server';
import type { Measure, SetReport } from '../report';

/** Begins an answer that puts a sentence right. */
export const CORRECTED = /^Better: /m;
/** Begins an answer that asks what is meant by a place that is off. */
const ASKED = /^Something is off here/m;
const isFlagged = (content: string): boolean => CORRECTED.test(content) || ASKED.test(content);
const hasVersion = (content: string, versions: readonly string[]): boolean =>
  versions.some((one) => bare(content).includes(bare(one)));
const bare = (text: string): string => text.replace(/[\s。、！？.,!?]/g, '');

/** Sentences that are right stay as they are, wrong ones become right. */
export async function checkCorrections(
  server: LearnerServer,
  folder: string,
  isHidden: boolean,
): Promise<SetReport> {
  const misses: string[] = [];
  const correct = async (sentence: string): Promise<string> => {
    const learner = await server.newLearner();
    const asked = { content: `check: ${sentence}` };
    return (await ask<{ assistantMessage: { content: string } }>(learner, '/chat/send', asked))
      .assistantMessage.content;
  };
  const right = readRight(folder);
  for (const sentence of right) {
    const content = await correct(sentence);
    if (isFlagged(content)) misses.push(`false alarm: ${sentence} | ${content.slice(0, 150)}`);
  }
  const alarms = misses.length;
  let found = 0;
  let told = 0;
  let misled = 0;
  const mistakes = readMistakes(folder);
  for (const { sentence, kind, versions } of mistakes) {
    const content = await correct(sentence);
    if (isFlagged(content)) found += 1;
    if (hasVersion(content, versions)) told += 1;
    else {
      if (CORRECTED.test(content)) misled += 1;
      misses.push(`${kind}: ${sentence} | ${content.replace(/\s+/g, ' ').slice(0, 150)}`);
    }
  }
  const measure = (name: string, least: number, of: number, bar: number): Measure => ({
    name,
    right: least,
    of,
    bar,
  });
  return {
    title: 'Assistant: corrections',
    measures: [
      measure('right sentences left alone', right.length - alarms, right.length, 0.98),
      measure('wrong sentences found', found, mistakes.length, 0.85),
      measure('put right, or the right one offered', told, mistakes.length, 0.85),
      measure('never put wrong', mistakes.length - misled, mistakes.length, 1),
    ],
    misses: isHidden ? [] : misses,
  };
}
