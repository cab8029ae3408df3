import type { HTMLAttributes, Ref } from 'react';
import { riseIn } from '../overlay/overlay-look';
import { color, radius } from '../theme/tokens';
import { ownProps, styled } from '../theme/styled';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li' | 'form';
  /** `none` lets content touch the edge, `snug` 16, `normal` 20–24. */
  padding?: 'none' | 'snug' | 'normal';
  /** A thin line of colour at the left edge, for one card that stands out. */
  accent?: 'shu' | 'ai' | 'matsu' | 'yamabuki' | 'beni';
  /** One of those that the learner chose: an edge and a tint of ai. The choice itself is told by its checkbox. */
  selected?: boolean;
  /** Just came among cards that were there before: it rises into its place. */
  arriving?: boolean;
  ref?: Ref<HTMLElement>;
}

interface Look {
  inset: NonNullable<CardProps['padding']>;
  accent: CardProps['accent'];
  chosen: boolean;
  arrives: boolean;
}

const Root = styled(
  'div',
  ownProps('inset', 'accent', 'chosen', 'arrives'),
)<Look>(({ inset, accent, chosen, arrives, theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minWidth: 0,
  padding: inset === 'none' ? 0 : inset === 'snug' ? 16 : 20,
  listStyle: 'none',
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  ...(chosen && { borderColor: color.ai, backgroundColor: color.aiTint }),
  ...(arrives && { animation: riseIn }),
  ...(inset === 'normal' && { [theme.breakpoints.up('sm')]: { padding: 24 } }),
  ...(accent && {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 16,
      left: -1,
      width: 3,
      borderRadius: radius.full,
      backgroundColor: color[accent],
    },
  }),
}));

/** A sheet on the page: surface, hairline, round corners, no shadow. */
export function Card(props: CardProps) {
  const { as = 'div', padding = 'normal', accent, selected = false, arriving = false, ref, ...rest } = props;
  return (
    <Root
      as={as}
      inset={padding}
      accent={accent}
      chosen={selected}
      arrives={arriving}
      ref={ref as Ref<HTMLDivElement>}
      {...rest}
    />
  );
}
