const { TestEnvironment } = require('jest-environment-jsdom');

const NEVER_SHOWN = new Set(['HEAD', 'LINK', 'META', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE']);
/** Text of these stands beside its neighbours without a blank, in accessible names, too. */
const INLINE = new Set('A ABBR B BDI CODE EM I KBD LABEL MARK RT RUBY SMALL SPAN STRONG TIME'.split(' '));

/**
 * What hides an element, which nearly every query asks: its own style, `hidden`, and tags that are never shown. jsdom holds each element
 * against every rule of every sheet for it, half of a screen test's time; it is asked for other properties only. What a sheet hides is
 * tested in a browser.
 */
function styleOf(element, ofSheets) {
  const { style, hidden, tagName, parentElement } = element;
  const isHidden = hidden || NEVER_SHOWN.has(tagName);
  const values = {
    display: style?.display || (isHidden ? 'none' : INLINE.has(tagName) ? 'inline' : 'block'),
    visibility:
      style?.visibility || (parentElement ? styleOf(parentElement, ofSheets).visibility : 'visible'),
    opacity: style?.opacity || '1',
    pointerEvents: style?.pointerEvents || 'auto',
    content: '',
  };
  return { ...values, getPropertyValue: (name) => values[name] ?? ofSheets(element).getPropertyValue(name) };
}

/** What browsers have, jsdom leaves out, and our libraries (React Router, RTK Query) expect: taken from Node. */
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
    const ofSheets = this.global.getComputedStyle;
    this.global.getComputedStyle = (element) => styleOf(element, ofSheets);
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
