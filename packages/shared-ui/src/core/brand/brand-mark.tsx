import { color } from '../theme/tokens';
import { BRAND_GLYPH } from './brand-glyph';

export interface BrandMarkProps {
  /** Px; 32 by default. */
  size?: number;
  /** A name makes it an image; without one it is decoration (beside the word "Kotoba"). */
  label?: string;
}

/** The seal: 言 cut out of a shu-coloured rounded square. Our own drawing. */
export function BrandMark({ size = 32, label }: BrandMarkProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      focusable="false"
      style={{ display: 'block', flexShrink: 0 }}
      {...name}
    >
      <rect width="64" height="64" rx="15" fill={color.shu} />
      <path d={BRAND_GLYPH} fill={color.onTone} />
    </svg>
  );
}
