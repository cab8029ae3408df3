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
  #channels = [];

  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    const channels = this.#channels;
    this.global.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        channels.push(this);
      }
    };
  }

  async teardown() {
    // React listens on a channel of its own; an open port of Node keeps the process alive for ever.
    for (const channel of this.#channels.splice(0)) channel.port1.close();
    await super.teardown();
  }
};
