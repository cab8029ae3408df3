import { defineQueue } from '../worker';

/** Jobs that take as long as they say. */
export const slowQueue = defineQueue<{ name: string; ms: number }>('test.slow-work', { concurrency: 1 });
