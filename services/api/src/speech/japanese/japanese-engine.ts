import { halveRate } from '../halve-rate';
import { createLimit } from '../limit';
import type { SpeechEngine, Utterance } from '../speech-engine';
import { OPEN_JTALK_PROCESSES } from '../speech-limits';
import { joinWaves } from '../wave';
import { plainReading, saysReading, textForReading } from './choose-text';
import { runOpenJTalk, type OpenJTalkTools, type Spoken } from './open-jtalk';
import { speakableJapanese } from './speakable-japanese';
import { splitText } from './split-text';

/** Raise when the way of speaking changes, so that older clips are made anew. */
const REVISION = 1;

/** Open JTalk behind a pool of two processes, at 24 kHz. */
export const createJapaneseEngine = (tools: OpenJTalkTools): SpeechEngine => {
  const pool = createLimit(OPEN_JTALK_PROCESSES);
  const closing = new AbortController();
  const run = (line: string): Promise<Spoken> => pool(() => runOpenJTalk(tools, line, closing.signal));

  /** At most three runs: as written, with the wrong words in kana, all in kana. */
  const speakLine = async ({ text, reading }: Utterance): Promise<Spoken> => {
    const asWritten = await run(text);
    const wanted = plainReading(reading);
    if (!wanted || !reading || saysReading(asWritten.words, wanted)) return asWritten;
    const corrected = textForReading(asWritten.words, wanted);
    const allKana = speakableJapanese(reading);
    if (corrected === null) return run(allKana);
    const repaired = await run(corrected);
    if (saysReading(repaired.words, wanted) || allKana === corrected) return repaired;
    const inKana = await run(allKana);
    return saysReading(inKana.words, wanted) ? inKana : repaired;
  };

  return {
    id: `${tools.id}/24k/${REVISION}`,
    speakable: speakableJapanese,
    speak: async (utterance) => {
      const spoken = await Promise.all(splitText(utterance).map(speakLine));
      return halveRate(joinWaves(spoken.map(({ wave }) => wave)));
    },
    close: async () => closing.abort(),
  };
};
