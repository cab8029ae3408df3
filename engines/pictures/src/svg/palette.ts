import { createHash } from 'node:crypto';

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
