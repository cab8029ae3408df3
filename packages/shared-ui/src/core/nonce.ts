/** The attribute that marks the element carrying the nonce: `<meta name="csp-nonce" nonce="…">`. */
const NONCE_SELECTOR = 'meta[name="csp-nonce"]';

declare global {
  interface Window {
    /** Read by goober, the style engine inside notistack, when it makes its first style element. */
    __nonce__?: string;
  }
}

/**
 * The nonce of the page's Content Security Policy, or undefined when the page has none. `nonce` is read as a property
 * because browsers hide the attribute from scripts and selectors; `content` serves pages that are not under a policy
 * with nonces.
 */
export function readNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const meta = document.querySelector<HTMLMetaElement>(NONCE_SELECTOR);
  return meta?.nonce || meta?.content || window.__nonce__ || undefined;
}

// Set while this module loads, because notistack makes its styles while *its* module loads: import this file before
// notistack.
const nonce = readNonce();
if (nonce !== undefined) window.__nonce__ = nonce;
