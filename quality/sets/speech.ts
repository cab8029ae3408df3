import { hasKanji, isKana } from '@kotoba/japanese';
import { waveLevel, waveSeconds } from '../../engines/speech/src/wave-processing';
import { decodeWave, type Wave } from '../../engines/speech/src/wave';
import type { EntryInput } from '../../services/api/src/features/vocabulary/entry.schemas';
import { readSentences, readWords } from '../gold';
import { pitchRange } from '../pitch';
import type { Measure, SetReport } from '../report';
import { openSpeakingServer, type SpeakingServer } from '../speaking-server';

const SENTENCES = 40;
const WORDS = 30;
const SECONDS = { least: 0.2, most: 15 };
const SILENCE = 0.01;
/** A sentence sings over ten semitones, and over twenty it is no speech any more. */
const SEMITONES = { over: 10, most: 20 };
const FIRST_MS = 300;
const AGAIN_MS = 30;
/** One clip in twenty may meet a moment in which the machine is busy with something else. */
const USUALLY = 0.95;

const KINDS = {
  ja_sentence: 'Japanese sentences',
  ja_word: 'Japanese words',
  en_word: 'English words',
} as const;

interface Asked {
  readonly variant: keyof typeof KINDS;
  readonly text: string;
  readonly card: EntryInput;
}

interface Clip extends Asked {
  readonly wave: Wave;
  /** Milliseconds to the last byte, the first time and from the cache. */
  readonly first: number;
  readonly again: number;
  readonly isSameFile: boolean;
}

/** Forty sentences, thirty words and thirty English words of the gold, each on a card of its own. */
function clipsToAsk(): Asked[] {
  const words = readWords('words.tsv');
  const sentences = readSentences()
    .slice(0, SENTENCES)
    .map(({ ja, kana }, index) => ({
      variant: 'ja_sentence' as const,
      text: ja,
      card: { en_word: `sentence ${index}`, hiragana: 'ぶん', ja_sentence: ja, ja_hiragana_sentence: kana },
    }));
  const japanese = words.slice(0, WORDS).flatMap(({ accepted: [own] }, index) => {
    if (!own) return [];
    const { spelling, reading } = own;
    const written = hasKanji(spelling) ? { kanji: spelling } : {};
    const kana = isKana(reading) ? { hiragana: reading } : {};
    const card = { en_word: `word ${index}`, ...kana, ...written };
    return [{ variant: 'ja_word' as const, text: spelling, card }];
  });
  const english = words.slice(-WORDS).map(({ senses: [sense = ''] }) => ({
    variant: 'en_word' as const,
    text: sense,
    card: { en_word: sense, hiragana: 'ことば' },
  }));
  return [...sentences, ...japanese, ...english];
}

/**
 * Asks twice.
 * @throws Error when the recording was there before the first time, or when the card says something else.
 */
async function hearTwice(server: SpeakingServer, asked: Asked, id: number): Promise<Clip> {
  const before = await server.countClips();
  const first = await server.hear(id, asked.variant);
  if ((await server.countClips()) !== before + 1) throw new Error(`${asked.text} was there before`);
  const again = await server.hear(id, asked.variant);
  const isSameFile = again.address === first.address && again.file.equals(first.file);
  return { ...asked, wave: decodeWave(first.file), first: first.ms, again: again.ms, isSameFile };
}

/**
 * Speech as learners hear it: made by the engines of this machine, asked for over HTTP, with nothing in the cache and
 * no engine warm.
 */
export async function checkSpeech(): Promise<SetReport> {
  const server = await openSpeakingServer();
  try {
    const asked = clipsToAsk();
    const cards = await server.addCards(asked.map(({ card }) => card));
    const clips: Clip[] = [];
    for (const [index, one] of asked.entries()) {
      clips.push(await hearTwice(server, one, cards[index]?.id ?? 0));
    }
    return judge(clips);
  } finally {
    await server.close();
  }
}

interface Rule {
  readonly name: string;
  readonly bar: number;
  readonly isRight: (clip: Clip) => boolean;
  readonly miss: (clip: Clip) => string;
  readonly of?: Asked['variant'];
}

const semitones = new WeakMap<Wave, number>();
function rangeOf(wave: Wave): number {
  const range = semitones.get(wave) ?? pitchRange(wave);
  semitones.set(wave, range);
  return range;
}

const seconds = ({ wave }: Clip): number => waveSeconds(wave);
const melody = ({ wave }: Clip): string => `${rangeOf(wave).toFixed(1)} semitones`;

const RULES: readonly Rule[] = [
  {
    name: `from ${SECONDS.least} to ${SECONDS.most} s of sound`,
    bar: 1,
    isRight: (clip) => seconds(clip) >= SECONDS.least && seconds(clip) <= SECONDS.most,
    miss: (clip) => `${seconds(clip).toFixed(2)} s`,
  },
  {
    name: 'not silent',
    bar: 1,
    isRight: ({ wave }) => waveLevel(wave) >= SILENCE,
    miss: ({ wave }) => `level ${waveLevel(wave).toFixed(4)}`,
  },
  {
    name: `over ${SEMITONES.over} semitones of pitch`,
    bar: 1,
    of: 'ja_sentence',
    isRight: ({ wave }) => rangeOf(wave) > SEMITONES.over,
    miss: melody,
  },
  {
    name: `at most ${SEMITONES.most} semitones, as people speak`,
    bar: 1,
    of: 'ja_sentence',
    isRight: ({ wave }) => rangeOf(wave) <= SEMITONES.most,
    miss: melody,
  },
  {
    name: `in hand within ${FIRST_MS} ms the first time`,
    bar: USUALLY,
    isRight: ({ first }) => first < FIRST_MS,
    miss: ({ first }) => `in hand after ${first.toFixed(0)} ms`,
  },
  {
    name: `from the cache within ${AGAIN_MS} ms`,
    bar: USUALLY,
    isRight: ({ again, isSameFile }) => isSameFile && again < AGAIN_MS,
    miss: ({ again, isSameFile }) =>
      `${isSameFile ? '' : 'another file, '}again after ${again.toFixed(0)} ms`,
  },
];

function judge(clips: readonly Clip[]): SetReport {
  const judged = RULES.map((rule) => {
    const those = clips.filter(({ variant }) => rule.of === undefined || rule.of === variant);
    const wrong = those.filter((clip) => !rule.isRight(clip));
    return {
      measure: { name: rule.name, right: those.length - wrong.length, of: those.length, bar: rule.bar },
      misses: wrong.map((clip) => `${clip.text}: ${rule.miss(clip)}`),
    } satisfies { measure: Measure; misses: string[] };
  });
  return {
    title: `Speech (${clips.length} clips)`,
    measures: judged.map(({ measure }) => measure),
    misses: judged.flatMap(({ misses }) => misses),
    figures: figuresOf(clips),
  };
}

const spread = (values: readonly number[], digits: number): string => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.round((sorted.length - 1) * share)] ?? 0).toFixed(digits);
  return `least ${at(0)}, middle ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)}`;
};

function figuresOf(clips: readonly Clip[]): string[] {
  const sentences = clips.filter(({ variant }) => variant === 'ja_sentence');
  return [
    ...Object.entries(KINDS).map(([variant, name]) => {
      const those = clips.filter((clip) => clip.variant === variant);
      return `${name}, ms the first time: ${spread(
        those.map(({ first }) => first),
        0,
      )}`;
    }),
    `from the cache, ms: ${spread(
      clips.map(({ again }) => again),
      0,
    )}`,
    `semitones of the sentences: ${spread(
      sentences.map(({ wave }) => rangeOf(wave)),
      1,
    )}`,
  ];
}
