import { describeMotif, type Motif } from '../motif';
import { placeIcon, shadow, svgFile } from './drawing';
import type { Palette } from './palette';

const WIDTH = 480;
const HEIGHT = 360;

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
