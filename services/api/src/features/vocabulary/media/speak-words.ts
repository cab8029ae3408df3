import { SpeechUnavailable, type ClipRequest, type Turn } from '@kotoba/speech';
import type { Transaction } from '../../../platform/database/database';
import { defineQueue } from '../../../platform/jobs/worker';
import { fairPlaces, type Places } from '../../../platform/limits/fair-places';
import { count, enforce } from '../../../platform/limits/limits';
import type { Platform } from '../../../platform/platform';
import { findWords } from '../vocabulary.repository';
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
  if (ids.length === 0 || config.speech.baseUrl !== undefined || speech.status().ja !== 'ready') return;
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
export const turnOf =
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

async function speakWords(platform: Platform, { userId, ids }: SpeakWords): Promise<void> {
  const { db, speech } = platform;
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
}
