import { randomBytes } from 'node:crypto';

/** A value for one page only. */
export function makeNonce(): string {
  return randomBytes(16).toString('base64');
}

interface PageSecurity {
  readonly nonce: string;
  /** Where code comes from beside this origin: a CDN, the computer of a browser that shows what is worked on there. */
  readonly origins?: readonly string[];
}

/**
 * What a page of the suite may do. Scripts come from this origin and those that are named, and are never inline or
 * evaluated; style elements carry the page's nonce; and since scripts of all remotes share one realm, where data may be
 * *sent* is the limit that counts.
 */
function contentSecurityPolicy({ nonce, origins = [] }: PageSecurity): string {
  const code = ["'self'", ...origins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${code}`,
    `style-src ${code} 'nonce-${nonce}'`,
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The headers of every page. */
export function pageHeaders(page: PageSecurity): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(page),
    // Each page names the newest releases and carries its own nonce.
    'cache-control': 'no-cache',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
