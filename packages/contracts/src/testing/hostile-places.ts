/** A host that must never be reached, and a path on it that looks like one of ours. */
const EVIL = 'evil.example';
const TARGET = `${EVIL}/dashboard`;

/**
 * Ways to make a browser read an address as another host's although it begins like a path. Source: the traps of open
 * redirects.
 */
const leads = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\\/',
  '/\\\\',
  '/./\\',
  '/.//',
  '/..//',
  '/dashboard/..//',
  '/dashboard/../..//',
  '/dashboard/%2e%2e//',
  '/%2e//',
  '/;//',
  '/@',
  '/:@',
];

/** Schemes that run, leave or lie. */
const schemes = [
  'https://',
  'http://',
  'HTTPS://',
  'https:/',
  'https:',
  'https:\\\\',
  'ws://',
  'ftp://',
  'file:///',
  'blob:https://',
  'view-source:https://',
  'intent://',
  'javascript://',
  'JaVaScRiPt:alert(1)//',
  'java\tscript:alert(1)//',
  'javascript:window.location="//',
  'vbscript:msgbox(1)//',
  'data:text/html,<script>alert(1)</script>//',
  'mailto:',
];

/** Our own name in front of the other host. */
const disguises = [
  'https://localhost@',
  '//localhost@',
  '//localhost:3000@',
  'https://kotoba.invalid@',
  '//kotoba.invalid\\@',
  '/\\localhost@',
];

const everyByte = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** How a value is encoded so that a check that looks only once lets it through. */
const encodings: Readonly<Record<string, (value: string) => string>> = {
  plain: (value) => value,
  'percent-encoded': encodeURIComponent,
  'percent-encoded twice': (value) => encodeURIComponent(encodeURIComponent(value)),
  'every byte encoded': everyByte,
  'encoded behind a slash': (value) => `/${encodeURIComponent(value)}`,
  'encoded twice behind a slash': (value) => `/${encodeURIComponent(encodeURIComponent(value))}`,
  'a tab inside': (value) => `${value[0]}\t${value.slice(1)}`,
  'a line break inside': (value) => `${value[0]}\r\n${value.slice(1)}`,
  'an encoded tab inside': (value) => `${value[0]}%09${value.slice(1)}`,
  'a blank before': (value) => ` ${value}`,
  'a NUL before': (value) => `\0${value}`,
  'a byte-order mark before': (value) => `\uFEFF${value}`,
  'full-width': (value) =>
    value.replace(/[/\\.:]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  'a fraction slash': (value) => value.replaceAll('/', '\u2044'),
  'a division slash': (value) => value.replaceAll('/', '\u2215'),
  'overlong UTF-8': (value) => value.replaceAll('/', '%c0%af'),
  'HTML entities': (value) => value.replaceAll('/', '&#47;'),
};

/** On our origin, but no page to come back to. */
const unknown = [
  '',
  '/nowhere',
  '/admin',
  '/auth/signin',
  '/auth/email-verified?from=/dashboard',
  '/dev/mailbox',
  '/api/account/export',
  '/healthz',
  '/dashboardx',
  '/dashboard/secret',
  '/DASHBOARD',
  '/vocabularies//detail',
  '/vocabularies/12',
  '/vocabularies/12/detail/more',
  '/vocabularies/..%2f..%2fadmin/detail',
  '/vocabularies/%2f%2fevil.example/detail',
  '/vocabularies/%5cevil.example/detail',
  '/learn/session/12%00',
  '/learn/session/',
  'dashboard',
  '?from=/dashboard',
  '#/dashboard',
  `/dashboard?${'x'.repeat(2000)}`,
  `/vocabularies?query=${'傘'.repeat(400)}`,
];

/** A value and what it tries. */
export type HostilePlace = readonly [attempt: string, value: string];

/** Every trap in every encoding: none of them may be followed, mailed or remembered. The same list each time. */
export function hostilePlaces(): HostilePlace[] {
  const traps = [...leads, ...schemes, ...disguises].map((start) => start + TARGET);
  const dressed = traps.flatMap((trap) =>
    Object.entries(encodings).map(([dress, encode]): HostilePlace => [`${dress}: ${trap}`, encode(trap)]),
  );
  return [
    ...dressed,
    ...unknown.map((value): HostilePlace => [`no page of ours: ${value.slice(0, 60)}`, value]),
  ];
}

/** Pages to come back to, with every kind of query and hash, some of which look hostile and are not. */
export function returnablePlaces(): string[] {
  const pages = [
    '/dashboard',
    '/chat',
    '/learn',
    '/learn/stats',
    '/learn/session/12',
    '/learn/results/7',
    '/exam',
    '/vocabularies',
    '/vocabularies/import',
    '/vocabularies/12/detail',
    '/vocabularies/12/edit',
    '/settings',
    '/profile',
    '/privacy',
    '/terms',
    '/support',
    '/attributions',
  ];
  const queries = [
    '',
    '?view=notes',
    '?query=%E5%82%98&page=2',
    '?next=//evil.example',
    '?a=1&a=2',
    '?query=100%25',
  ];
  const hashes = ['', '#list', '#//evil.example', '#%E9%9B%A8'];
  return pages.flatMap((page) => queries.flatMap((query) => hashes.map((hash) => page + query + hash)));
}
