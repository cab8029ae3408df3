import { styled } from '../theme/styled';
import { color } from '../theme/tokens';

/** 言 on a 64 × 64 field: a slanted dot, three strokes and the mouth, like a seal. The favicon is the same. */
const BRAND_GLYPH =
  'M28.6 9.6l7.2 2.2-1 5.4-7.4-2.3zM12 19.2l40-1.2v5.2l-40 .8zM19 27.6l26-.6v4.6l-26 .6zM19 35l26-.6v4.6l-26 .6z' +
  'M18.5 42.6l27-.6V56h-27zM23.8 46.8v4.9h16.4v-5.1z';

const Svg = styled('svg')({ display: 'block', flexShrink: 0 });

/** The seal: 言 cut out of a shu-coloured rounded square. Our own drawing; decoration, beside a name. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <Svg viewBox="0 0 64 64" width={size} height={size} focusable="false" aria-hidden>
      <rect width="64" height="64" rx="15" fill={color.shu} />
      <path d={BRAND_GLYPH} fill={color.onTone} />
    </Svg>
  );
}

const Name = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  color: 'inherit',
  fontSize: '1.1875rem',
  fontWeight: 680,
  letterSpacing: '-0.02em',
  lineHeight: 1,
});

/** The seal and the name. */
export function Wordmark() {
  return (
    <Name>
      <BrandMark />
      <span>Kotoba</span>
    </Name>
  );
}
