import { SpeechUnavailable, type Clip, type ClipRequest, type Turn } from '@kotoba/speech';
import type { Transaction } from '../../../platform/database/database';
import { defineQueue } from '../../../platform/jobs/worker';
import { ApiFailure } from '../../../platform/http/errors';
import { fairPlaces, type Places } from '../../../platform/limits/fair-places';
import { count, enforce } from '../../../platform/limits/limits';
import type { Platform } from '../../../platform/platform';
import { findWord, findWords } from '../vocabulary.repository';
import type { AudioVariant } from '../vocabulary.schemas';
import type { VocabularyRow } from '../vocabulary.tables';

/** What is spoken of a word; null when the word has no such text. The reading keeps 降り from being read おり. */
export function speechOf(word: VocabularyRow, variant: AudioVariant): ClipRequest | null {
  switch (variant) {
    case 'ja_word':
      return { language: 'ja', text: word.jaWord, reading: word.hiragana ?? word.katakana };
    case 'en_word':
      // "to eat; to have (a meal)" is read as its meanings, one after the other.
      return { language: 'en', text: word.enWord.replace(/\([^)]*\)/g, ' ').replace(/[;/]/g, ', ') };
    case 'ja_sentence':
      return word.jaSentence === null
        ? null
        : { language: 'ja', text: word.jaSentence, reading: word.jaHiraganaSentence };
    case 'en_sentence':
      return word.enSentence === null ? null : { language: 'en', text: word.enSentence };
  }
}

interface SpeakWords {
  readonly userId: number;
  readonly ids: readonly number[];
}

/** One at a time: a place at the voice is always left for whoever waits for a clip. */
const speakWordsQueue = defineQueue<SpeakWords>('media.speak-words', {
  concurrency: 1,
  expireInSeconds: 300,
  retryLimit: 1,
});

/** Words of one job; nobody listens to hundreds at once. */
const MAX_WORDS_PER_JOB = 100;

/** What takes longest to speak. English is spoken in a fraction of the time. */
const AHEAD = ['ja_word', 'ja_sentence'] as const;

/**
 * Has words spoken soon after `tx`, so that their clips are there when somebody asks for them. Only by a voice of this
 * machine: one that is configured is paid by the clip.
 */
export async function speakSoon(
  { config, jobs, speech }: Platform,
  tx: Transaction,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  const mayBeReady = !config.roles.has('worker') || speech.status().ja === 'ready';
  if (ids.length === 0 || config.speech.baseUrl !== undefined || !mayBeReady) return;
  await jobs.enqueue(tx, speakWordsQueue, { userId, ids: ids.slice(0, MAX_WORDS_PER_JOB) });
}

/** A learner has spent the day's characters. */
class Spent extends Error {}

/** Clips that are made at a time; whoever asks stands in a fair line. Of each process. */
const PLACES = 2;
const lines = new WeakMap<Platform['speech'], Places>();

const lineOf = ({ speech }: Platform): Places => {
  const line =
    lines.get(speech) ??
    fairPlaces({
      places: PLACES,
      waitingOfOne: 20,
      busy: {
        one: 'Other words of yours are still being spoken. Please try again in a moment.',
        all: 'Many words are being spoken. Please try again in a moment.',
      },
    });
  lines.set(speech, line);
  return line;
};

/**
 * The turn of a learner who asks for a clip: their own one by one, within the day's characters. What is there already
 * costs nothing. Source: MEDIA-9.
 */
const turnOf =
  (platform: Platform, userId: number, { text }: ClipRequest): Turn =>
  async (make) => {
    const name = platform.config.speech.baseUrl === undefined ? 'speechDay' : 'speechOutsideDay';
    await enforce(
      platform,
      [{ name, of: userId, times: text.length }],
      'You have listened to a great many new words today. Please try again tomorrow.',
    );
    return lineOf(platform)(userId, make);
  };

interface LearnersWord {
  readonly userId: number;
  readonly id: number;
  readonly variant: AudioVariant;
}

/** What is to be heard: of a learner's word, or a text of ours that is nobody's. */
type Wanted = LearnersWord | { readonly ours: ClipRequest };

type SpeakWord = Wanted & {
  /** Whether the clip is made when it is not there. */
  readonly make: boolean;
  /** The name that the answer is to have. */
  readonly answer: string;
};

type Spoken =
  | { readonly clip: Clip | null }
  | { readonly failure: Pick<SpeechUnavailable, 'code' | 'message'> };

/** Somebody waits: nothing is tried again. */
const speakWordQueue = defineQueue<SpeakWord>('media.speak-word', {
  concurrency: 2 * PLACES,
  expireInSeconds: 30,
  retryLimit: 0,
});

/** As long as a learner waits for a clip. */
const ANSWER_MS = 25_000;

/** The clip is not there, and nobody was to make it. */
class NotThere extends Error {}

async function textOf({ db }: Platform, wanted: Wanted): Promise<ClipRequest | null> {
  if ('ours' in wanted) return wanted.ours;
  const row = await findWord(db, wanted.userId, wanted.id);
  return row && speechOf(row.word, wanted.variant);
}

async function speakWord(platform: Platform, { make, answer, ...wanted }: SpeakWord): Promise<void> {
  const { speech, answers } = platform;
  const request = await textOf(platform, wanted);
  const turn: Turn = async (makeIt) => {
    if (!make) throw new NotThere();
    return makeIt();
  };
  const spoken = request
    ? await speech.clip(request, turn).then(
        (clip): Spoken => ({ clip }),
        (error: unknown): Spoken => {
          if (error instanceof NotThere) return { clip: null };
          if (!(error instanceof SpeechUnavailable)) throw error;
          return { failure: { code: error.code, message: error.message } };
        },
      )
    : { clip: null };
  await answers.give(answer, spoken);
}

/** The same as a worker's voice says it: the process that answers browsers needs none. */
async function clipElsewhere(
  { db, jobs, answers }: Platform,
  order: Wanted & Pick<SpeakWord, 'make'>,
): Promise<Clip | null> {
  const spoken = await answers
    .await<Spoken>(ANSWER_MS, (answer) =>
      db.transaction((tx) => jobs.enqueue(tx, speakWordQueue, { ...order, answer })),
    )
    .catch((cause: unknown) => {
      const text = 'This word could not be spoken right now. Please try again in a moment.';
      throw new SpeechUnavailable('FAILED', text, { cause });
    });
  if ('clip' in spoken) return spoken.clip;
  throw new SpeechUnavailable(spoken.failure.code, spoken.failure.message);
}

/** The clip of a text, made in its turn when it is not there: here, or by a worker where this process is none. */
async function spoken(
  platform: Platform,
  wanted: Wanted,
  { request, turn }: { request: ClipRequest; turn: Turn },
): Promise<Clip> {
  if (platform.config.roles.has('worker')) return platform.speech.clip(request, turn);
  return (
    (await clipElsewhere(platform, { ...wanted, make: false })) ??
    turn(async () => {
      const clip = await clipElsewhere(platform, { ...wanted, make: true });
      // Deleted, or without such a text, since it was asked for.
      if (!clip) throw new SpeechUnavailable('NO_SOUND', 'There is nothing to be spoken any more.');
      return clip;
    })
  );
}

function toFailure(error: unknown): unknown {
  if (!(error instanceof SpeechUnavailable)) return error;
  return error.code === 'NO_SOUND' || error.code === 'TOO_LONG'
    ? new ApiFailure('INVALID_INPUT', 400, error.message)
    : new ApiFailure('SPEECH_UNAVAILABLE', 503, error.message, { cause: error });
}

/**
 * The clip of a learner's word. `request` is what the word says.
 * @throws ApiFailure 400 when it cannot be spoken, 503 SPEECH_UNAVAILABLE when no speech engine works, 429 past the
 *   day's characters
 */
export const clipOf = (
  platform: Platform,
  { request, ...word }: LearnersWord & { request: ClipRequest },
): Promise<Clip> =>
  spoken(platform, word, { request, turn: turnOf(platform, word.userId, request) }).catch(
    (error: unknown) => {
      throw toFailure(error);
    },
  );

/** Strangers stand in the line together, as one. */
const STRANGERS = 0;

/**
 * The clip of a text that we wrote, for whoever is no learner yet. All of them have so many new characters a day
 * between them: with our texts alone nobody gets a voice for texts of their own.
 * @throws ApiFailure as `clipOf` does
 */
export function clipOfOurs(platform: Platform, request: ClipRequest): Promise<Clip> {
  const turn: Turn = async (make) => {
    await enforce(
      platform,
      [{ name: 'demoSpeechDay', of: STRANGERS, times: request.text.length }],
      'A great many words were listened to here today. Please try again tomorrow.',
    );
    return lineOf(platform)(STRANGERS, make);
  };
  return spoken(platform, { ours: request }, { request, turn }).catch((error: unknown) => {
    throw toFailure(error);
  });
}

async function speakWords(platform: Platform, { userId, ids }: SpeakWords): Promise<void> {
  const { db, speech } = platform;
  // Ordered by a server that knows nothing of this one's voice.
  if (speech.status().ja !== 'ready') return;
  const turn =
    ({ text }: ClipRequest): Turn =>
    async (make) => {
      const [verdict] = await count(platform, [{ name: 'speechAheadDay', of: userId, times: text.length }]);
      if (verdict?.exceeded) throw new Spent();
      return make();
    };
  for (const { word } of await findWords(db, userId, ids)) {
    for (const variant of AHEAD) {
      const request = speechOf(word, variant);
      if (!request) continue;
      try {
        await speech.clip(request, turn(request));
      } catch (error) {
        if (error instanceof Spent) return;
        // Whoever asks for it is told; the other words are spoken all the same.
        if (!(error instanceof SpeechUnavailable)) throw error;
      }
    }
  }
}

/** Registers the worker that speaks words. Before the jobs start. */
export function workOnSpeaking(platform: Platform): void {
  platform.jobs.work(
    speakWordsQueue,
    (job) => speakWords(platform, job),
    async ({ ids }, error) => platform.log.error({ err: error, words: ids.length }, 'words were not spoken'),
  );
  platform.jobs.work(
    speakWordQueue,
    (job) => speakWord(platform, job),
    async (_, error) => platform.log.error({ err: error }, 'a word was not spoken'),
  );
}
