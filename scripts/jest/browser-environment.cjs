const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have, jsdom leaves out, and our libraries (React Router, RTK Query, msw) expect: taken from Node. */
const fromNode = [
  'TextDecoder',
  'TextEncoder',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'TextDecoderStream',
  'BroadcastChannel',
  'MessageChannel',
  'MessagePort',
  'structuredClone',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'AbortController',
  'AbortSignal',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
  }
};
