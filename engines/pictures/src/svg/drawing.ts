import type { Icon } from '../icon-library';
import { escapeXml } from './escape-xml';

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

const round = (value: number): number => Math.round(value * 100) / 100;

/** An icon in a square of `size` around a centre. Its inner names get the prefix, so that two icons cannot mix them up. */
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
  const scale = round(size / ICON_UNITS);
  return `<g transform="translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${scale})">${body}</g>`;
};

/** The soft shadow on which a thing stands. */
export const shadow = (x: number, y: number, width: number): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(width / 2)}" ry="${round(width / 14)}" fill="#1F2430" fill-opacity=".12"/>`;
