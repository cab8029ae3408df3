import type { Icon } from '../icon-library';
import { placeIcon, shadow, svgFile } from './drawing';
import type { Palette } from './palette';

const WIDTH = 640;
const HEIGHT = 360;
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

const MOST_ON_THE_GROUND = 4;
const MOST_IN_THE_SKY = 3;

const placesFor = (table: readonly (readonly number[])[], count: number): readonly number[] =>
  table[count - 1] ?? [];

/** The first icon is the word itself: it is the largest, in or near the middle. */
const heroInTheMiddle = (icons: readonly Icon[]): Icon[] => {
  const [hero, ...others] = icons;
  if (!hero || others.length === 0) return [...icons];
  const middle = Math.floor(icons.length / 2) - (icons.length === 2 ? 1 : 0);
  return [...others.slice(0, middle), hero, ...others.slice(middle)];
};

/** Which icons of a sentence find room in its scene. */
export const sceneIcons = (icons: readonly Icon[]): { sky: Icon[]; ground: Icon[] } => ({
  sky: icons.filter((icon) => IN_THE_SKY.test(icon.name)).slice(0, MOST_IN_THE_SKY),
  ground: icons.filter((icon) => !IN_THE_SKY.test(icon.name)).slice(0, MOST_ON_THE_GROUND),
});

/** The icons of a sentence in one landscape; `mirrored` turns it round for another variant. */
export const scenePicture = (
  icons: readonly Icon[],
  options: { palette: Palette; title: string; mirrored: boolean },
): string => {
  const { palette, title, mirrored } = options;
  const { sky, ground } = sceneIcons(icons);
  const across = (x: number): number => (mirrored ? WIDTH - x : x);
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
  const below = heroInTheMiddle(ground).map((icon, index) => {
    const size = icon === ground[0] ? 150 : 108;
    const x = across(groundPlaces[index] ?? 0);
    return (
      shadow(x, HORIZON + 62, size * 0.8) +
      placeIcon(icon, { x, y: HORIZON + 62 - size / 2, size, prefix: `g${index}` })
    );
  });
  const content =
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.paper}"/>` +
    `<path d="M0 ${HORIZON}Q${mirrored ? 480 : 160} ${HORIZON - 44} 320 ${HORIZON - 4}T640 ${HORIZON - 12}V360H0Z" fill="${palette.ground}"/>` +
    above.join('') +
    below.join('');
  return svgFile({ width: WIDTH, height: HEIGHT, title, content });
};
