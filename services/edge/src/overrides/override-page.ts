import { escapeHtml, tag } from '../page/render-page';
import { originOf } from './computer-entry';
import type { ActiveOverride, Refusal } from './overrides';

/** Where an override begins and ends. */
export const OVERRIDE_PATH = '/override';
export const END_PATH = `${OVERRIDE_PATH}/end`;

const STYLE = `.override{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;
padding:6px 16px;background:#8A1550;color:#FFF;font:14px/1.4 system-ui,sans-serif}.override p{margin:0;flex:1 1 240px}
.override button{font:inherit;min-height:32px;padding:2px 12px;border:1px solid #FFF;border-radius:4px;background:#FFF;color:#8A1550;cursor:pointer}
.override button:focus-visible{outline:3px solid #FFF;outline-offset:2px}`;

/** `mfe-learn 1.2.0 (0123456789abcdef), signed by learn-team, until 2026-11-27 18:00 UTC` */
function nameOf({ override, by, release: { version, id } }: ActiveOverride): string {
  const { app, until } = override;
  const which =
    'port' in override ? `from ${originOf(override.port)}, its files unchecked` : `${version} (${id})`;
  return `${app} ${which}, signed by ${by}, until ${until.slice(0, 16).replace('T', ' ')} UTC`;
}

/** The bar of a page with an override: what differs, and the way back. It is none of the shell's, and has no script. */
export const overrideBar = (active: ActiveOverride, nonce: string): string =>
  `${tag('style', { nonce })}${STYLE}</style>
<section class="override" aria-label="Override">
<p>In this browser alone: ${escapeHtml(nameOf(active))}</p>
<form method="post" action="${END_PATH}"><button>Back to what is live</button></form>
</section>`;

const REFUSED: Record<Refusal, string> = {
  forged: 'Nobody signed it whose key this suite trusts with this remote.',
  'foreign-form': 'The button has to be pressed on a page of this suite, by https or on this computer.',
  'other-suite': 'It was made for another suite.',
  'too-long': 'It would be good for longer than this suite allows.',
  expired: 'Its time is over.',
  used: 'It was opened before: a link is for one browser.',
  'computers-refused': 'This suite takes no remotes from the computer of a developer.',
  missing: 'The release that it names is not published here, or is not the one that was signed for.',
};

const page = (nonce: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Override – Kotoba</title>
${tag('style', { nonce })}body{max-width:560px;margin:48px auto;padding:0 16px;font:16px/1.5 system-ui,sans-serif}button{font:inherit;min-height:44px;padding:0 16px}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

/** Asks before anything begins: a link that is merely followed changes nothing. */
export const askingPage = (active: ActiveOverride, link: string, nonce: string): string =>
  page(
    nonce,
    `<h1>Look before it is live?</h1>
<p>This browser alone would get ${escapeHtml(nameOf(active))}.</p>
<p>It acts as you do in the suite. Go on if you asked for this link yourself.</p>
<form method="post" action="${OVERRIDE_PATH}">
${tag('input', { type: 'hidden', name: 'link', value: link })}
<button>Use it in this browser</button>
</form>`,
  );

/** Says why nothing comes of a link. */
export const refusedPage = (refusal: Refusal, nonce: string): string =>
  page(
    nonce,
    `<h1>This link is of no use</h1>
<p>${REFUSED[refusal]}</p>
<p><code>npm run suite -- override</code> makes a new one.</p>`,
  );
