// @ts-check
/** A process that takes what it is asked to take: time, JavaScript's memory or memory outside its heap. */
const { serve } = require('../serve.cjs');

const MEGABYTE = 1024 * 1024;

serve(() => {
  /** @type {unknown[]} */
  const kept = [];
  return (/** @type {{ take?: string }} */ { take }) => {
    while (take === 'time') kept.length = 0;
    while (take === 'heap') kept.push(Array.from({ length: 10_000 }, Math.random));
    while (take === 'buffers') kept.push(Buffer.alloc(MEGABYTE, 1));
    if (take === 'failure') throw new Error('This question has no answer');
    if (take === 'room') throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    return { environment: Object.keys(process.env).filter((name) => !name.startsWith('NODE_')) };
  };
});
