/** Pictures of words: drawn from icons on board, or painted by a provider. */
export { createPictures, type Picture, type Pictures } from './pictures';
export { createPainter, RASTER_TYPES, type Painter, type RasterKind } from './painter';
