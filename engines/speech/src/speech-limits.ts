/** Times and amounts of the speech area, in one place. */

/** Characters of one clip; sentences end at 500, so this only stops what came around the edge. */
export const MAX_TEXT_LENGTH = 1_000;

/** open_jtalk processes at once: a sentence takes one core for 65 ms. */
export const OPEN_JTALK_PROCESSES = 2;

/** A clip that takes longer than this hangs. */
export const ENGINE_TIMEOUT_MS = 20_000;

/** The English worker gives its memory back after this idle time; starting it again takes about 50 ms. */
export const WORKER_IDLE_MS = 60_000;

export const ENDPOINT_REQUESTS = 4;
export const ENDPOINT_MAX_BYTES = 20 * 1024 * 1024;

/** How long a request waits for an engine that is still being built. */
export const PREPARATION_WAIT_MS = 30_000;

export const DOWNLOAD_TIMEOUT_MS = 5 * 60_000;
export const BUILD_STEP_TIMEOUT_MS = 5 * 60_000;
export const BUILD_JOBS = 2;
