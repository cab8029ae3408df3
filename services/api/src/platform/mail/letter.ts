/** What a mail says; how it looks is the layout's business. Everything in it is plain text. */
export interface Letter {
  readonly subject: string;
  /** The line that a list of mails shows behind the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly url: string };
  readonly notes: readonly string[];
}

/** The plain-text version: the same words in the same order. */
export function letterText({ heading, greeting, paragraphs, action, notes }: Letter): string {
  const parts = [heading, greeting, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : [])];
  return `${[...parts, ...notes, SIGNATURE].join('\n\n')}\n`;
}

const SIGNATURE = '-- \nKotoba';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as text, in an element or a quoted attribute. */
const escapeHtml = (value: string): string => value.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/**
 * The theme's colours (shared-ui, tokens), which a mail cannot import: light in the elements, dark in the one rule
 * below.
 */
const light = { paper: '#FAF8F4', surface: '#FFFFFF', line: '#E7E2D9', ink: '#1F2430', soft: '#5A5F69' };
const dark = { paper: '#14161C', surface: '#1C1F27', line: '#2C313C', ink: '#ECEAE4', soft: '#B3B3B1' };
const AI = { light: '#2F4B7C', dark: '#8FB0E8' };
const SHU = '#C8452B';

const FONT = "font-family:Inter,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;";

/** Classes exist for this rule alone: readers without it show the inline styles. */
const DARK_RULES = [
  `.paper{background-color:${dark.paper}!important}`,
  `.surface{background-color:${dark.surface}!important;border-color:${dark.line}!important}`,
  `.ink{color:${dark.ink}!important}`,
  `.soft{color:${dark.soft}!important}`,
  `.link{color:${AI.dark}!important}`,
  `.button{background-color:${AI.dark}!important}`,
  `.label{color:${dark.paper}!important}`,
].join('');

const STYLES = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.surface{padding:24px 20px!important}}',
  `@media (prefers-color-scheme:dark){${DARK_RULES}}`,
].join('');

/** A table that only places things: screen readers pass over it. */
const table = (attributes: string, rows: string): string =>
  `<table role="presentation" border="0" cellpadding="0" cellspacing="0" ${attributes}>${rows}</table>`;

const MARK =
  `<td style="background-color:${SHU};border-radius:9px;width:36px;height:36px;text-align:center;vertical-align:middle;` +
  `font-size:20px;line-height:36px;color:#FFFFFF;font-family:'Noto Sans JP','Hiragino Sans','Yu Gothic',sans-serif;" lang="ja">言</td>` +
  `<td class="ink" style="${FONT}padding-left:10px;font-size:18px;font-weight:600;color:${light.ink};">Kotoba</td>`;

const paragraph = (text: string): string =>
  `<p class="ink" style="${FONT}margin:0 0 16px;font-size:16px;line-height:1.6;color:${light.ink};">${text}</p>`;

const note = (text: string): string =>
  `<p class="soft" style="${FONT}margin:0 0 12px;font-size:14px;line-height:1.6;color:${light.soft};">${text}</p>`;

/** A name in Japanese script is read as Japanese. */
const marked = (text: string): string =>
  escapeHtml(text).replace(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu,
    '<span lang="ja">$&</span>',
  );

function button({ label, url }: NonNullable<Letter['action']>): string {
  const href = escapeHtml(url);
  const cell =
    `<td class="button" style="background-color:${AI.light};border-radius:10px;">` +
    `<a class="label" href="${href}" style="${FONT}display:inline-block;padding:13px 26px;font-size:16px;font-weight:600;color:#FFFFFF;text-decoration:none;border-radius:10px;">${escapeHtml(label)}</a></td>`;
  return (
    table('style="margin:8px 0 24px;"', `<tr>${cell}</tr>`) +
    note('Or open this address:') +
    `<p style="${FONT}margin:0 0 24px;font-size:14px;line-height:1.6;word-break:break-all;overflow-wrap:anywhere;"><a class="link" href="${href}" style="color:${AI.light};">${href}</a></p>`
  );
}

/** Keeps the list of mails from showing the first lines of the letter behind a short preview. */
const preview = (text: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;opacity:0;">${escapeHtml(text)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`;

/** The designed form: tables and inline styles, because readers of mail know little else; nothing in it is fetched. */
export function letterHtml(letter: Letter): string {
  const { subject, heading, greeting, paragraphs, action, notes } = letter;
  const title = `<h1 class="ink" style="${FONT}margin:0 0 16px;font-size:25px;line-height:1.3;font-weight:600;color:${light.ink};">${escapeHtml(heading)}</h1>`;
  const words = [greeting, ...paragraphs].map((text) => paragraph(marked(text))).join('');
  const card =
    `<td class="surface" style="background-color:${light.surface};border:1px solid ${light.line};border-radius:14px;padding:32px;">` +
    `${title}${words}${action ? button(action) : ''}${notes.map((text) => note(marked(text))).join('')}</td>`;
  const rows = `<tr><td style="padding:0 4px 16px;">${table('', `<tr>${MARK}</tr>`)}</td></tr><tr>${card}</tr>`;
  const column = table('width="100%" style="max-width:560px;"', rows);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${STYLES}</style></head>`,
    `<body class="paper" style="margin:0;padding:0;background-color:${light.paper};">${preview(letter.preview)}`,
    table(
      `width="100%" class="paper" style="background-color:${light.paper};"`,
      `<tr><td align="center" style="padding:32px 12px 40px;">${column}</td></tr>`,
    ),
    '</body></html>',
  ].join('\n');
}
