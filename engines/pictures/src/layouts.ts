import {
  JAPANESE_FONTS,
  LATIN_FONTS,
  svgFile,
  escapeXml,
  fitText,
  type Palette,
  placeIcon,
  shadow,
} from './svg';
import { describeMotif, type Motif, type Icon } from './icon-library';

const WIDTH = 480;
const HEIGHT = 360;
const MARGIN = 40;

interface CardText {
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

/** One thing, large on quiet paper; a second one small at its lower right. */
export const iconPicture = (motif: Motif, { paper, ground }: Palette): string => {
  const shift = motif.beside ? -40 : 0;
  const main = placeIcon(motif.main, { x: WIDTH / 2 + shift, y: 172, size: 208, prefix: 'a' });
  const beside = motif.beside
    ? shadow(352, 292, 90) + placeIcon(motif.beside, { x: 352, y: 240, size: 104, prefix: 'b' })
    : '';
  const content =
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>` +
    `<circle cx="${WIDTH / 2}" cy="176" r="148" fill="${ground}"/>` +
    shadow(WIDTH / 2 + shift, 288, 170) +
    main +
    beside;
  return svgFile({ width: WIDTH, height: HEIGHT, title: describeMotif(motif), content });
};

const SCENE_WIDTH = 640;
const SCENE_HEIGHT = 360;
const HORIZON = 236;

/** Things that hang in the sky; everything else stands on the ground. */
const IN_THE_SKY =
  /^(sun|cloud|rainbow|star|full-moon|crescent-moon|night-with|snowflake|umbrella-with|airplane|helicopter|rocket|bird|wind-face|leaf-flutt|kite|balloon|shooting|cyclone|tornado|fireworks|speech-balloon|thought-balloon|red-question)/;

const GROUND_PLACES: readonly (readonly number[])[] = [
  [320],
  [220, 420],
  [130, 320, 510],
  [100, 250, 400, 550],
];
const SKY_PLACES: readonly (readonly number[])[] = [[500], [140, 500], [120, 320, 520]];

const MAX_ON_THE_GROUND = 4;
const MAX_IN_THE_SKY = 3;

const placesFor = (table: readonly (readonly number[])[], count: number): readonly number[] =>
  table[count - 1] ?? [];

/** The first icon is the word itself: it is the largest, in or near the middle. */
const mainInTheMiddle = (icons: readonly Icon[]): Icon[] => {
  const [main, ...others] = icons;
  if (!main || others.length === 0) return [...icons];
  const middle = Math.floor(icons.length / 2) - (icons.length === 2 ? 1 : 0);
  return [...others.slice(0, middle), main, ...others.slice(middle)];
};

/** Which icons of a sentence find room in its scene. */
export const sceneIcons = (icons: readonly Icon[]): { sky: Icon[]; ground: Icon[] } => ({
  sky: icons.filter((icon) => IN_THE_SKY.test(icon.name)).slice(0, MAX_IN_THE_SKY),
  ground: icons.filter((icon) => !IN_THE_SKY.test(icon.name)).slice(0, MAX_ON_THE_GROUND),
});

/** The icons of a sentence in one landscape; `mirrored` turns it round for another variant. */
export const scenePicture = (
  icons: readonly Icon[],
  options: { palette: Palette; title: string; mirrored: boolean },
): string => {
  const { palette, title, mirrored } = options;
  const { sky, ground } = sceneIcons(icons);
  const across = (x: number): number => (mirrored ? SCENE_WIDTH - x : x);
  const skyPlaces = placesFor(SKY_PLACES, sky.length);
  const groundPlaces = placesFor(GROUND_PLACES, ground.length);
  const above = sky.map((icon, index) =>
    placeIcon(icon, {
      x: across(skyPlaces[index] ?? 0),
      y: 82,
      size: ground.length === 0 ? 132 : 92,
      prefix: `s${index}`,
    }),
  );
  const below = mainInTheMiddle(ground).map((icon, index) => {
    const size = icon === ground[0] ? 150 : 108;
    const x = across(groundPlaces[index] ?? 0);
    return (
      shadow(x, HORIZON + 62, size * 0.8) +
      placeIcon(icon, { x, y: HORIZON + 62 - size / 2, size, prefix: `g${index}` })
    );
  });
  const content =
    `<rect width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}" fill="${palette.paper}"/>` +
    `<path d="M0 ${HORIZON}Q${mirrored ? 480 : 160} ${HORIZON - 44} 320 ${HORIZON - 4}T640 ${HORIZON - 12}V360H0Z" fill="${palette.ground}"/>` +
    above.join('') +
    below.join('');
  return svgFile({ width: SCENE_WIDTH, height: SCENE_HEIGHT, title, content });
};
