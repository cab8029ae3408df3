/* jsdom leaves out what browsers have and our libraries (react-router, RTK Query, msw) expect. */
const { TextDecoder, TextEncoder } = require('node:util');
const { BroadcastChannel, MessageChannel, MessagePort } = require('node:worker_threads');
const { ReadableStream, TransformStream, WritableStream } = require('node:stream/web');

const missing = {
  TextDecoder,
  TextEncoder,
  ReadableStream,
  TransformStream,
  WritableStream,
  BroadcastChannel,
  MessageChannel,
  MessagePort,
  structuredClone,
  fetch,
  Headers,
  Request,
  Response,
  AbortController,
  AbortSignal,
};
for (const [name, value] of Object.entries(missing)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
