import { JAPANESE_FONTS, LATIN_FONTS, svgFile } from './drawing';
import { escapeXml } from './escape-xml';
import { fitText } from './fit-text';
import type { Palette } from './palette';

const WIDTH = 480;
const HEIGHT = 360;
const MARGIN = 40;

export interface CardText {
  readonly japanese: string;
  /** Kana above the word; left out when it is the word itself. */
  readonly reading: string | null;
  readonly english: string;
}

const centred = (text: string, y: number, style: string): string =>
  `<text x="${WIDTH / 2}" y="${Math.round(y)}" text-anchor="middle" ${style}>${escapeXml(text)}</text>`;

/** A word that no icon shows, set large. It says on itself that it was generated, not drawn. */
export const cardPicture = (
  { japanese, reading, english }: CardText,
  { paper, ground, ink, seal }: Palette,
): string => {
  const room = WIDTH - 2 * MARGIN;
  const word = fitText(japanese, { width: room, largest: 112, smallest: 30, maxLines: 3 });
  const lineHeight = word.size * 1.2;
  const firstLine = 186 - ((word.lines.length - 1) * lineHeight) / 2 + word.size * 0.36;
  const kana =
    reading && reading !== japanese
      ? fitText(reading, { width: room, largest: 22, smallest: 12, maxLines: 1 })
      : null;
  const meaning = fitText(english, { width: room, largest: 22, smallest: 16, maxLines: 1 });
  const content = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>`,
    `<rect x="16" y="16" width="${WIDTH - 32}" height="${HEIGHT - 32}" rx="14" fill="none" stroke="${ground}" stroke-width="3"/>`,
    `<rect x="${WIDTH - 56}" y="32" width="24" height="24" rx="6" fill="${seal}"/>`,
    ...(kana?.lines ?? []).map((line) =>
      centred(
        line,
        firstLine - word.size * 0.95,
        `xml:lang="ja" font-family="${JAPANESE_FONTS}" font-size="${kana?.size}" fill="${ink}" fill-opacity=".75"`,
      ),
    ),
    ...word.lines.map((line, index) =>
      centred(
        line,
        firstLine + index * lineHeight,
        `xml:lang="ja" font-family="${JAPANESE_FONTS}" font-weight="500" font-size="${word.size}" fill="${ink}"`,
      ),
    ),
    ...meaning.lines.map((line) =>
      centred(
        line,
        302,
        `font-family="${LATIN_FONTS}" font-size="${meaning.size}" fill="${ink}" fill-opacity=".85"`,
      ),
    ),
    `<text x="32" y="50" font-family="${LATIN_FONTS}" font-size="13" fill="${ink}" fill-opacity=".75">generated card</text>`,
  ].join('');
  return svgFile({ width: WIDTH, height: HEIGHT, title: `Generated card: ${japanese}, ${english}`, content });
};
