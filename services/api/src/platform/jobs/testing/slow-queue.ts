import { defineQueue } from '../job-queue';

/** Jobs that take as long as they say. */
export const slowQueue = defineQueue<{ name: string; ms: number }>('test.slow-work', { concurrency: 1 });
