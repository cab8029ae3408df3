/** Pictures of words: drawn from icons on board, or painted by a provider. */
export {
  createPictures,
  type Picture,
  type Pictures,
  type SentenceToDraw,
  type WordToDraw,
} from './pictures';
export { createPainter, type PaintedPicture, type Painter } from './painter';
export { RASTER_TYPES, rasterKind, type RasterKind } from './painter';
