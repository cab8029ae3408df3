import { TestEnvironment } from 'jest-environment-jsdom';

const NEVER_SHOWN = new Set(['HEAD', 'LINK', 'META', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE']);
/** Text of these stands beside its neighbours without a blank, in accessible names, too. */
const INLINE = new Set('A ABBR B BDI CODE EM I KBD LABEL MARK RT RUBY SMALL SPAN STRONG TIME'.split(' '));

type Shown = Record<'display' | 'visibility' | 'opacity' | 'pointerEvents' | 'content', string>;
type Style = Shown & { getPropertyValue(name: string): string };

/**
 * What hides an element, which nearly every query asks: its own style, `hidden`, and tags that are never shown. jsdom
 * holds each element against every rule of every sheet for it, half of a screen test's time; it is asked for other
 * properties only. What a sheet hides is tested in a browser.
 */
function styleOf(element: Element, ofSheets: typeof getComputedStyle): Style {
  const { style, hidden, tagName, parentElement } = element as HTMLElement;
  const isHidden = hidden || NEVER_SHOWN.has(tagName);
  const values: Record<string, string> & Shown = {
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
] as const;

export default class BrowserEnvironment extends TestEnvironment {
  readonly #channels: MessageChannel[] = [];

  override async setup() {
    await super.setup();
    for (const name of fromNode) Object.assign(this.global, { [name]: globalThis[name] });
    const ofSheets = this.global.getComputedStyle;
    Object.assign(this.global, { getComputedStyle: (element: Element) => styleOf(element, ofSheets) });
    const channels = this.#channels;
    this.global.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        channels.push(this);
      }
    };
  }

  override async teardown() {
    // React listens on a channel of its own; an open port of Node keeps the process alive for ever.
    for (const channel of this.#channels.splice(0)) channel.port1.close();
    await super.teardown();
  }
}
