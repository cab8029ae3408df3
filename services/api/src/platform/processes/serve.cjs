// @ts-check
/**
 * The other side of `own-process.ts`: a process that is told once what it works on and then answers each message with one.
 * Plain CommonJS, so that it is the same file under Jest and beside the bundled server.
 */
const { Worker } = require('node:worker_threads');

/**
 * Ends the process when it takes more memory than it may, whatever kind of memory, or more of the processor's time, or
 * when the server is gone. A thread looks after it, since the process itself is busy then.
 */
const GUARD = `
  const { workerData: { bytes, seconds, parent } } = require('node:worker_threads');
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    const isOver = process.memoryUsage.rss() > bytes || user + system > seconds * 1e6;
    if (isOver || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, 20);
`;

/**
 * @template Data, Message
 * @param {(data: Data) => (message: Message) => unknown} open
 */
function serve(open) {
  /** @param {object} said */
  const say = (said) => void process.send?.(said);
  process.once('message', (/** @type {{ data: Data, memoryMb: number, seconds: number }} */ start) => {
    const { data, memoryMb, seconds } = start;
    const bytes = memoryMb * 1024 * 1024;
    new Worker(GUARD, { eval: true, workerData: { bytes, seconds, parent: process.ppid } }).unref();
    const answer = open(data);
    process.on('message', async (/** @type {Message} */ message) => {
      try {
        say({ answer: await answer(message) });
      } catch (error) {
        const failed = error instanceof Error ? (error.stack ?? error.message) : String(error);
        say({ failed, code: error instanceof Error && 'code' in error ? error.code : undefined });
      }
    });
  });
}

module.exports = { serve };
