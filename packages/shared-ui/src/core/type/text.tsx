import type { ElementType, HTMLAttributes, Ref } from 'react';
import type { FontSize } from '../theme/tokens';
import { toneColor, typeStyle, weightNumber, type TextTone, type TextWeight } from './type.types';
import { ownProps, styled } from '../theme/styled';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'color'> {
  /** `p` by default. */
  as?: ElementType;
  size?: FontSize;
  tone?: TextTone;
  weight?: TextWeight;
  align?: 'start' | 'center' | 'end';
  /** One line that ends in "…". */
  truncate?: boolean;
  /** At most this many lines. */
  lines?: number;
  /** Figures of equal width (timers, tables). */
  tabular?: boolean;
  ref?: Ref<HTMLElement>;
}

type Look = Required<Pick<TextProps, 'size' | 'tone' | 'weight'>> &
  Pick<TextProps, 'align' | 'truncate' | 'lines' | 'tabular'>;

const Root = styled(
  'p',
  ownProps('size', 'tone', 'weight', 'align', 'truncate', 'lines', 'tabular'),
)<Look>(({ size, tone, weight, align, truncate, lines, tabular }) => ({
  margin: 0,
  // A line is at most about 70 characters.
  maxWidth: '70ch',
  color: toneColor[tone],
  fontWeight: weightNumber[weight],
  textAlign: align,
  ...typeStyle(size),
  ...(align === 'center' && { marginInline: 'auto' }),
  ...(tabular && { fontVariantNumeric: 'tabular-nums' }),
  ...(truncate && { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
  ...(lines && {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }),
}));

/** Running text in the scale and the tones of the theme. */
export function Text({ as = 'p', size = 'md', tone = 'ink', weight = 'regular', ref, ...rest }: TextProps) {
  return (
    <Root as={as} size={size} tone={tone} weight={weight} ref={ref as Ref<HTMLParagraphElement>} {...rest} />
  );
}
