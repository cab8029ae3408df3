import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waveLevel, waveSeconds } from '../../services/api/src/speech/measure-wave';
import {
  createSpeech,
  prepareSpeech,
  type ClipRequest,
  type Speech,
} from '../../services/api/src/speech/speech';
import { createQuietLog } from '../../services/api/src/speech/testing/quiet-log';
import { sharedToolsDir } from '../../services/api/src/speech/testing/shared-tools';
import { decodeWave, type Wave } from '../../services/api/src/speech/wave';
import { readSentences, readWords } from '../gold';
import { pitchRange } from '../pitch';
import type { Measure, SetReport } from '../report';

const SENTENCES = 40;
const WORDS = 30;
const SECONDS = { least: 0.2, most: 15 };
const SILENCE = 0.01;
const SEMITONES = 10;
const FIRST_MS = 300;
const AGAIN_MS = 30;
/** The middle sentence: one of five syllables has less to rise and fall than one of fifteen. */
const MIDDLE = 0.5;
/** One clip in twenty may meet a moment in which the machine is busy with something else. */
const USUALLY = 0.95;

interface Asked extends ClipRequest {
  readonly isSentence: boolean;
}

/** Forty sentences, thirty words and thirty English words of the gold. */
function clipsToAsk(): Asked[] {
  const words = readWords('words.tsv');
  const sentences = readSentences().slice(0, SENTENCES);
  return [
    ...sentences.map(({ ja, kana }) => ({
      language: 'ja' as const,
      text: ja,
      reading: kana,
      isSentence: true,
    })),
    ...words
      .slice(0, WORDS)
      .flatMap(({ accepted: [own] }) =>
        own ? [{ language: 'ja' as const, text: own.spelling, reading: own.reading, isSentence: false }] : [],
      ),
    ...words
      .slice(-WORDS)
      .map(({ senses }) => ({ language: 'en' as const, text: senses[0] ?? '', isSentence: false })),
  ];
}

async function hear(speech: Speech, request: ClipRequest) {
  const began = performance.now();
  const { file } = await speech.clip(request);
  const ms = performance.now() - began;
  return { file, ms, wave: decodeWave(await readFile(file)) };
}

/** Speech as learners hear it: made by the engines of this machine, with nothing in the cache. */
export async function checkSpeech(): Promise<SetReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kotoba-speech-'));
  const [log, toolsDir] = [createQuietLog(), sharedToolsDir()];
  await prepareSpeech({ dataDir, toolsDir, onProgress: () => undefined, log });
  const speech = createSpeech({ dataDir, toolsDir, config: {}, log });
  try {
    // The first clip of a language starts its engine, which a server has done long before a learner asks.
    await Promise.all([
      hear(speech, { language: 'ja', text: '声' }),
      hear(speech, { language: 'en', text: 'voice' }),
    ]);
    return await listen(speech, clipsToAsk());
  } finally {
    await speech.close();
    await rm(dataDir, { recursive: true });
  }
}

async function listen(speech: Speech, clips: readonly Asked[]): Promise<SetReport> {
  const misses: string[] = [];
  const right = { seconds: 0, heard: 0, lively: 0, first: 0, again: 0 };
  const judge = (part: keyof typeof right, isRight: boolean, miss: string) => {
    if (isRight) right[part] += 1;
    else misses.push(miss);
  };
  for (const asked of clips) {
    const { wave, ms, file } = await hear(speech, asked);
    const again = await hear(speech, asked);
    const seconds = waveSeconds(wave);
    const level = waveLevel(wave);
    const { text } = asked;
    judge('seconds', seconds >= SECONDS.least && seconds <= SECONDS.most, `${text}: ${seconds.toFixed(2)} s`);
    judge('heard', level >= SILENCE, `${text}: level ${level.toFixed(4)}`);
    judge('first', ms < FIRST_MS, `${text}: ready after ${ms.toFixed(0)} ms`);
    judge(
      'again',
      again.file === file && again.ms < AGAIN_MS,
      `${text}: again after ${again.ms.toFixed(0)} ms`,
    );
    if (asked.isSentence) judgeMelody(wave, text, judge);
  }
  const sentences = clips.filter(({ isSentence }) => isSentence).length;
  const measure = (name: string, part: keyof typeof right, bar: number, of = clips.length): Measure => ({
    name,
    right: right[part],
    of,
    bar,
  });
  return {
    title: `Speech (${clips.length} clips)`,
    measures: [
      measure(`from ${SECONDS.least} to ${SECONDS.most} s of sound`, 'seconds', 1),
      measure('not silent', 'heard', 1),
      measure(`sentences over ${SEMITONES} semitones of pitch`, 'lively', MIDDLE, sentences),
      measure(`ready within ${FIRST_MS} ms the first time`, 'first', USUALLY),
      measure(`from the cache within ${AGAIN_MS} ms`, 'again', USUALLY),
    ],
    misses,
  };
}

function judgeMelody(
  wave: Wave,
  text: string,
  judge: (part: 'lively', isRight: boolean, miss: string) => void,
) {
  const range = pitchRange(wave);
  judge('lively', range > SEMITONES, `${text}: ${range.toFixed(1)} semitones`);
}
