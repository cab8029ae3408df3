const REGISTRY = /(<script type="application\/json" id="kotoba-registry">)(.*?)(<\/script>)/s;

/** What the page says of releases. Without it a tab does not look for newer ones: what is being worked on always is. */
const ABOUT_RELEASES = /^<meta name="kotoba-(?:shell|hint)"[^>]*>\n/gm;

/** Tags that name files of the released shell, and hints for released remotes. */
const RELEASED = /^<(?:script|link)[^>]*(?:src|href)="\/(?:shell|releases)\/[^>]*>(?:<\/script>)?\n/gm;

/**
 * The released page, with the shell and the remotes that are being worked on in place of their releases. `remotes` maps their names to
 * entries of the registry.
 */
export function developmentPage(html, { shellFiles, remotes }) {
  const scripts = shellFiles.map((file) => `<script defer src="${file}"></script>\n`).join('');
  return html
    .replace(RELEASED, '')
    .replace(ABOUT_RELEASES, '')
    .replace('</head>', `${scripts}</head>`)
    .replace(REGISTRY, (_all, open, json, close) => {
      const registry = JSON.parse(json);
      for (const [name, current] of Object.entries(remotes))
        registry.remotes[name] = { current, previous: null };
      return open + JSON.stringify(registry).replaceAll('<', '\\u003c') + close;
    });
}

/** The page's own policy, with the sockets of hot replacement. */
export const developmentPolicy = (policy) =>
  policy.replace("connect-src 'self'", "connect-src 'self' ws://127.0.0.1:* ws://localhost:*");
