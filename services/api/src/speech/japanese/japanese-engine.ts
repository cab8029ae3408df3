import { halveRate } from '../halve-rate';
import { createLimit } from '../limit';
import type { SpeechEngine, Utterance } from '../speech-engine';
import { OPEN_JTALK_PROCESSES } from '../speech-limits';
import { joinWaves, type Wave } from '../wave';
import { plainReading, saysReading, textForReading } from './choose-text';
import { readLine, speakLine, type OpenJTalkTools } from './open-jtalk';
import { speakableJapanese } from './speakable-japanese';
import { splitText } from './split-text';
import type { TraceWord } from './trace';

/** Raise when the way of speaking changes, so that older clips are made anew. */
const REVISION = 2;

/** Open JTalk behind a pool of two processes, at 24 kHz. */
export const createJapaneseEngine = (tools: OpenJTalkTools): SpeechEngine => {
  const pool = createLimit(OPEN_JTALK_PROCESSES);
  const closing = new AbortController();
  const read = (line: string): Promise<TraceWord[]> => pool(() => readLine(tools, line, closing.signal));
  const speak = (line: string): Promise<Wave> => pool(() => speakLine(tools, line, closing.signal));

  /** As written, or with the wrong words in kana, or all in kana: reading is quick, so that only one of them is spoken. */
  const lineToSpeak = async ({ text, reading }: Utterance): Promise<string> => {
    const wanted = plainReading(reading);
    if (!wanted || !reading) return text;
    const words = await read(text);
    if (saysReading(words, wanted)) return text;
    const corrected = textForReading(words, wanted);
    const allKana = speakableJapanese(reading);
    if (corrected === null || corrected === allKana) return allKana;
    if (saysReading(await read(corrected), wanted)) return corrected;
    return saysReading(await read(allKana), wanted) ? allKana : corrected;
  };

  return {
    id: `${tools.id}/24k/${REVISION}`,
    speakable: speakableJapanese,
    speak: async (utterance) => {
      const waves = await Promise.all(
        splitText(utterance).map(async (part) => speak(await lineToSpeak(part))),
      );
      return halveRate(joinWaves(waves));
    },
    close: async () => closing.abort(),
  };
};
