import { readLine, speakLine, type OpenJTalkTools } from '../japanese/open-jtalk';
import { waveProblem } from '../measure-wave';

const SENTENCE = '日本語を勉強します。';
const READING = 'ニホンゴヲベンキョウシマス';

/** Speaks a sentence: throws unless it is audible and its kanji were read from a whole dictionary. */
export const proveTools = async (tools: OpenJTalkTools): Promise<void> => {
  const problem = waveProblem(await speakLine(tools, SENTENCE), SENTENCE, 'ja');
  if (problem) throw new Error(`Open JTalk spoke ${problem}.`);
  const words = await readLine(tools, SENTENCE);
  const reading = words.map((word) => word.reading).join('');
  if (reading !== READING) throw new Error(`Open JTalk read ${SENTENCE} as ${reading}.`);
};
