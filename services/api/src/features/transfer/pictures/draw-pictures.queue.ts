import { defineQueue } from '../../../platform/jobs/job-queue';

export interface DrawPictures {
  readonly userId: number;
  /** Only words with an id below this one; all of them, unless said otherwise. */
  readonly below?: number;
}

/** Drawing words that came without pictures: a job does a few seconds of it and orders the next. One at a time, because nobody waits for it. */
export const drawPictures = defineQueue<DrawPictures>('vocabulary.draw', { retryLimit: 5, concurrency: 1 });
