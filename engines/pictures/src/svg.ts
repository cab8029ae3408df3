import { createHash } from 'node:crypto';
import type { Icon } from './icon-library';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 forbids even as entities: controls, lone surrogates, two non-characters. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Any text as the content of an element or attribute. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Quiet paper colours; `ink` on `paper` meets WCAG AA. A picture is the same on a light and on a dark page. */
export interface Palette {
  readonly paper: string;
  readonly ground: string;
  readonly ink: string;
  readonly seal: string;
}

export const PALETTES: readonly Palette[] = [
  { paper: '#F3EDE0', ground: '#E4D8C0', ink: '#1F2430', seal: '#C8452B' },
  { paper: '#E3EBF5', ground: '#CBD8EA', ink: '#1F2C47', seal: '#2F4B7C' },
  { paper: '#E4F0E6', ground: '#CBE0CF', ink: '#1C3527', seal: '#2E7D4F' },
  { paper: '#F8E6E3', ground: '#EED0CB', ink: '#43201D', seal: '#B3263A' },
  { paper: '#F6EFD6', ground: '#E9DCAE', ink: '#3A2F12', seal: '#9A6700' },
];

/** A palette that belongs to the text; each variant has another one. */
export const paletteFor = (text: string, variant: number): Palette => {
  const start = createHash('sha256').update(text).digest().readUInt8(0);
  return (
    PALETTES[(start + variant) % PALETTES.length] ?? {
      paper: '#FFF',
      ground: '#EEE',
      ink: '#000',
      seal: '#000',
    }
  );
};

export const JAPANESE_FONTS = "'Noto Sans JP','Hiragino Sans','Yu Gothic','Noto Sans CJK JP',sans-serif";
export const LATIN_FONTS = "Inter,system-ui,'Segoe UI',sans-serif";

const ICON_UNITS = 32;

/** A whole file with a title for those who do not see it. `title` is plain text, `content` is SVG. */
export const svgFile = (options: {
  width: number;
  height: number;
  title: string;
  content: string;
}): string => {
  const { width, height, title, content } = options;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">` +
    `<title>${escapeXml(title)}</title>${content}</svg>`
  );
};

const rounded = (value: number): number => Math.round(value * 100) / 100;

/**
 * An icon in a square of `size` around a centre. Its inner names get the prefix, so that two icons cannot mix them up.
 */
export const placeIcon = (
  icon: Icon,
  place: { x: number; y: number; size: number; prefix: string },
): string => {
  const { x, y, size, prefix } = place;
  const body = icon
    .body()
    .replace(/\bid="/g, `id="${prefix}-`)
    .replace(/href="#/g, `href="#${prefix}-`)
    .replace(/url\(#/g, `url(#${prefix}-`);
  const scale = rounded(size / ICON_UNITS);
  return `<g transform="translate(${rounded(x - size / 2)} ${rounded(y - size / 2)}) scale(${scale})">${body}</g>`;
};

/** The soft shadow on which a thing stands. */
export const shadow = (x: number, y: number, width: number): string =>
  `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(width / 2)}" ry="${rounded(width / 14)}" fill="#1F2430" fill-opacity=".12"/>`;

/** Width in units of the font size: full-width characters are square, others about half of that. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, character) => sum + (/[\u1100-\uffef]|[\u{20000}-\u{3ffff}]/u.test(character) ? 1 : 0.56),
    0,
  );

interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

const cut = (text: string, room: number): [string, string] => {
  const characters = [...text];
  let used = 0;
  let count = 0;
  while (count < characters.length && used + widthOf(characters[count] ?? '') <= room) {
    used += widthOf(characters[count] ?? '');
    count += 1;
  }
  count = Math.max(1, count);
  // Latin text breaks between words where it can.
  const space = characters.lastIndexOf(' ', count);
  const end = count < characters.length && space > count / 2 ? space : count;
  return [characters.slice(0, end).join('').trim(), characters.slice(end).join('').trim()];
};

/**
 * The text in at most `maxLines` lines of the largest size that fits the width; what is left over becomes an ellipsis.
 */
export const fitText = (
  text: string,
  box: { width: number; largest: number; smallest: number; maxLines: number },
): FittedText => {
  const clean = text.replace(/\s+/g, ' ').trim();
  const { width, largest, smallest, maxLines } = box;
  const size = Math.max(smallest, Math.min(largest, Math.floor(width / Math.max(1, widthOf(clean)))));
  const lines: string[] = [];
  let rest = clean;
  while (rest && lines.length < maxLines) {
    const [line, next] = cut(rest, width / size);
    lines.push(line);
    rest = next;
  }
  const last = lines.length - 1;
  if (rest && last >= 0) lines[last] = `${[...(lines[last] ?? '')].slice(0, -1).join('')}…`;
  return { lines, size };
};
