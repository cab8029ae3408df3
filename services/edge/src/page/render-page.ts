import {
  matchesRoute,
  FILES_META,
  REGISTRY_ELEMENT_ID,
  SHELL_META,
  type HintedFile,
  type RouteContribution,
} from '@kotoba/contracts';
import { TELEMETRY_META } from '@kotoba/contracts/telemetry';
import type { DeployedShell, SuiteSnapshot } from '../releases/schema';

/** Text as HTML, also inside a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? '',
  );
}

/** `<name key="value">`; a value of true is an attribute without a value, false and undefined leave it out. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    if (value === undefined || value === false) return '';
    return value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`;
  });
  return `<${name}${written.join('')}>`;
}

/** JSON that no HTML parser can find an end tag or a comment in. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A route that an address belongs to, and who brings it: the name of a remote, or null for the shell's own. */
interface FoundRoute {
  remote: string | null;
  route: RouteContribution | null;
}

/**
 * The route of an address, or null when the suite has none: then the page is a 404. Static segments win over
 * parameters.
 */
export function findRoute(snapshot: SuiteSnapshot, pathname: string): FoundRoute | null {
  if (pathname === '/') return { remote: null, route: null };
  const own = (snapshot.shell?.current.contributions.routes ?? []).map((route) => ({ remote: null, route }));
  const remotes = Object.entries(snapshot.registry.remotes).flatMap(([remote, { current }]) =>
    current.contributions.routes.map((route) => ({ remote, route })),
  );
  const matching = [...own, ...remotes].filter(({ route }) => matchesRoute(route.path, pathname));
  return matching.sort((a, b) => parameters(a.route.path) - parameters(b.route.path))[0] ?? null;
}

function parameters(pattern: string): number {
  return pattern.split('/').filter((part) => part.startsWith(':')).length;
}

interface PageOptions {
  snapshot: SuiteSnapshot;
  shell: DeployedShell;
  found: FoundRoute | null;
  nonce: string;
  /** What stands above the suite, as HTML. */
  bar?: string;
  /** Where the files of releases come from, when that is not this origin. */
  filesOrigin?: string;
  /** Of how many pages in a hundred it is asked how they went. */
  sample?: number;
}

/** Paper and ink before any script has run, as the theme's tokens have them; what is printed is light. */
const GROUND = `:root{color-scheme:light dark}body{margin:0;background:#FAF8F4;color:#1F2430}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme="light"]) body{background:#14161C;color:#ECEAE4}}
[data-theme="light"] body{background:#FAF8F4;color:#1F2430}@media screen{[data-theme="dark"] body{background:#14161C;color:#ECEAE4}}
.coming{position:fixed;inset:0;margin:auto;animation:coming .2s ease-out .6s both}@keyframes coming{from{opacity:0}}`;

/** The seal, on a line or a device on which the first screen takes longer than a moment; that screen takes its place. */
const COMING = tag('img', { class: 'coming', src: '/favicon.svg', width: '56', height: '56', alt: '' });

/**
 * The one page of the suite: the shell's files, hints for the remote that the address belongs to, and the registry.
 */
export function renderPage({
  snapshot,
  shell,
  found,
  nonce,
  bar = '',
  filesOrigin,
  sample = 0,
}: PageOptions): string {
  const files = filesAhead({ snapshot, shell, found });
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    tag('meta', { name: 'csp-nonce', nonce }),
    tag('meta', { name: SHELL_META, content: shell.id }),
    ...(filesOrigin === undefined ? [] : [tag('meta', { name: FILES_META, content: filesOrigin })]),
    ...(sample > 0 ? [tag('meta', { name: TELEMETRY_META, content: String(sample) })] : []),
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#FAF8F4" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#14161C" media="(prefers-color-scheme: dark)">',
    '<meta name="description" content="Capture the words of your Japanese class, hear them, and practice them.">',
    '<title>Kotoba</title>',
    ...protectedHints(files, found),
    ...shell.early.map((file) => `${script(shell.url, file)}</script>`),
    `${tag('style', { nonce })}${GROUND}</style>`,
    ...shell.styles.map((file) => style(shell.url, file)),
    ...shell.scripts.map((file) => `${script(shell.url, file, true)}</script>`),
    ...openHints(files, found),
    ...icons(shell),
  ];
  return `<!doctype html>
<html lang="en">
<head>
${head.join('\n')}
</head>
<body>
${bar}<div id="root">${shell.public.includes('favicon.svg') ? COMING : ''}</div>
<script type="application/json" id="${REGISTRY_ELEMENT_ID}">${inlineJson(snapshot.registry)}</script>
<noscript>Kotoba needs JavaScript.</noscript>
</body>
</html>
`;
}

function script(url: string, { file, integrity }: HintedFile, defer = false): string {
  return tag('script', { src: url + file, integrity, crossorigin: 'anonymous', defer });
}

/** `data-href` is the name under which webpack looks for a style sheet before it adds one. */
function style(url: string, { file, integrity }: HintedFile): string {
  const attributes = { href: url + file, 'data-href': file, integrity, crossorigin: 'anonymous' };
  return tag('link', { rel: 'stylesheet', ...attributes });
}

/** A file that is fetched ahead; a remote's entry runs as soon as it is there, and leaves its container for the loader. */
interface FileAhead extends HintedFile {
  readonly isEntry?: boolean;
}

function ahead({ file, integrity, isEntry = false }: FileAhead): string {
  if (isEntry)
    return `${tag('script', { src: file, integrity, crossorigin: 'anonymous', async: true, 'data-entry': true })}</script>`;
  const as = file.endsWith('.css') ? 'style' : 'script';
  return tag('link', { rel: 'preload', as, href: file, integrity, crossorigin: 'anonymous' });
}

/**
 * What the page of this address needs beside the shell's start, so that all of it comes in one trip: the remote's
 * entry, the page's own files, and the shared packages that the shell fetches for it. By address.
 */
function filesAhead({
  snapshot,
  shell,
  found,
}: Pick<PageOptions, 'snapshot' | 'shell' | 'found'>): FileAhead[] {
  const at = (url: string, files: readonly HintedFile[] = []) =>
    files.map(({ file, integrity }) => ({ file: url + file, integrity }));
  const remote = found?.remote ? snapshot.registry.remotes[found.remote] : undefined;
  if (remote?.disabled) return [];
  const release = remote?.current;
  const { files = [], shared = [] } = found?.route?.code ?? {};
  const named: FileAhead[] = [
    ...(release ? [{ file: release.url + release.entry, integrity: release.integrity, isEntry: true }] : []),
    ...at(release?.url ?? shell.url, files),
    ...shared.flatMap((name) => at(shell.url, shell.shared?.[name])),
  ];
  return named.filter(({ file }, index) => named.findIndex((other) => other.file === file) === index);
}

const isProtected = (found: FoundRoute | null): boolean => found?.route?.guard === 'protected';

/** A page that anybody may see comes with its code. */
const openHints = (files: readonly FileAhead[], found: FoundRoute | null): string[] =>
  isProtected(found) ? [] : files.map(ahead);

/**
 * The code of a protected page is named only: the early script fetches it where a learner is signed in, a guest never
 * does.
 */
const protectedHints = (files: readonly FileAhead[], found: FoundRoute | null): string[] =>
  !isProtected(found)
    ? []
    : files.map(({ file, integrity, isEntry }) =>
        tag('meta', {
          name: 'kotoba-hint',
          content: `${file} ${integrity}`,
          'data-verified': found?.route?.verified,
          'data-entry': isEntry,
        }),
      );

function icons(shell: DeployedShell): string[] {
  const links: Record<string, string> = {
    'favicon.svg': tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    'apple-touch-icon.png': tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    'manifest.webmanifest': tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
  };
  return shell.public.flatMap((file) => links[file] ?? []);
}
