import { defineQueue } from '../../../platform/jobs/job-queue';

export interface ImportWords {
  readonly userId: number;
  readonly importId: number;
}

/** Turning rows into words. One job does a few seconds of it and orders the next, so that none runs long. */
export const importWords = defineQueue<ImportWords>('vocabulary.import', { retryLimit: 5 });
