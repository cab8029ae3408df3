import pLimit from 'p-limit';
import { halveRate } from '../wave-processing';
import { type PitchMora, type SpeechEngine, type Utterance, OPEN_JTALK_PROCESSES } from '../speech-engine';
import { joinWaves, type Wave } from '../wave';
import { plainReading, saysReading } from './align-reading';
import { correctLine } from './correct-line';
import { readAccents, readLine, speakLine, type OpenJTalkTools, type TraceWord } from './open-jtalk';
import { pitchOf } from './pitch';
import { speakableJapanese, splitText } from './speakable-japanese';

/** Raise when the way of speaking changes, so that older clips are made anew. */
const REVISION = 3;

/** Patterns that are kept; one is a hundred bytes and took two processes. */
const MAX_PITCHES = 10_000;

/** Open JTalk behind a pool of two processes, at 24 kHz. */
export const createJapaneseEngine = (tools: OpenJTalkTools): SpeechEngine => {
  const pool = pLimit(OPEN_JTALK_PROCESSES);
  const closing = new AbortController();
  const read = (line: string): Promise<TraceWord[]> => pool(() => readLine(tools, line, closing.signal));
  const speak = (line: string, signal: AbortSignal): Promise<Wave> =>
    pool(() => speakLine(tools, line, signal));

  /** As written, or with the wrong words in kana, or all in kana. */
  const lineToSpeak = async ({ text, reading }: Utterance): Promise<string> => {
    const wanted = plainReading(reading);
    if (!wanted || !reading) return text;
    const allKana = speakableJapanese(reading);
    // A text of kanji that are not in the dictionary is refused.
    const words = await read(text).catch(() => null);
    if (words === null) return allKana;
    if (saysReading(words, wanted)) return text;
    return (await correctLine(read, words, wanted)) ?? allKana;
  };

  /**
   * Seven texts of eight are said right as they are written: that is spoken while it is read, and given up when it was
   * wrong.
   */
  const speakPart = async (part: Utterance): Promise<Wave> => {
    const wrong = new AbortController();
    const asWritten = speak(part.text, AbortSignal.any([closing.signal, wrong.signal]));
    // Whoever gets it hears of a failure; until then it is not unhandled.
    asWritten.catch(() => undefined);
    const line = await lineToSpeak(part);
    if (line === part.text) return asWritten;
    wrong.abort();
    return speak(line, closing.signal);
  };

  const pitches = new Map<string, Promise<PitchMora[] | null>>();
  const findPitch = async (word: Utterance & { readonly reading: string }): Promise<PitchMora[] | null> => {
    const line = await lineToSpeak(word);
    return pitchOf(word.reading, await pool(() => readAccents(tools, line, closing.signal)));
  };

  return {
    id: `${tools.id}/24k/${REVISION}`,
    speakable: speakableJapanese,
    // One part after the other: a long sentence is not to stand before a short word in every process.
    speak: async (utterance) => {
      const waves: Wave[] = [];
      for (const part of splitText(utterance)) waves.push(await speakPart(part));
      return halveRate(joinWaves(waves));
    },
    pitch: (word) => {
      const name = `${word.text} ${word.reading}`;
      if (pitches.size >= MAX_PITCHES) pitches.clear();
      const found = pitches.get(name) ?? findPitch(word);
      pitches.set(name, found);
      found.catch(() => pitches.delete(name));
      return found;
    },
    close: async () => closing.abort(),
  };
};
