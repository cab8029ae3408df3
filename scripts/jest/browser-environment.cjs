// Before jsdom is loaded, which keeps what it finds here.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * A look for a role asks for the styles of all elements, and jsdom holds each of them against each rule by a slow, general matcher: a
 * fifth of the time of all screen tests. Nearly all rules begin with a class that the element has not, or are lists of tags.
 */
const matches = selectors.matchesDontThrow;
const shapes = new Map();
const shapeOf = (selector = '') => {
  const [, name, rest] = /^\.([\w-]+)((?:[:[.][^\s>+~,]*)?)$/.exec(selector) ?? [];
  const tags = /^[a-z0-9]+(\s*,\s*[a-z0-9]+)*$/.test(selector) ? new Set(selector.split(/\s*,\s*/)) : null;
  return { name, isWhole: rest === '', tags };
};
selectors.matchesDontThrow = (element, selector) => {
  if (!shapes.has(selector)) shapes.set(selector, shapeOf(selector));
  const { name, isWhole, tags } = shapes.get(selector);
  if (tags !== null) return tags.has(element._localName);
  if (name === undefined) return matches(element, selector);
  return element.classList.contains(name) && (isWhole || matches(element, selector));
};

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
