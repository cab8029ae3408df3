import type { HTMLAttributes, Ref } from 'react';
import { riseIn } from '../theme/surfaces';
import { ownProps, styled } from '../theme/styled';
import { color, radius } from '../theme/tokens';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li' | 'form';
  /** `none` lets content touch the edge, `snug` 16, `normal` 20–24. */
  padding?: 'none' | 'snug' | 'normal';
  /** One of those that the learner chose: an edge and a tint of ai. The choice itself is told by its checkbox. */
  selected?: boolean;
  /** Just came among cards that were there before: it rises into its place. */
  arriving?: boolean;
  ref?: Ref<HTMLElement>;
}

const insets = { none: 0, snug: 16, normal: 20 } as const;

const Root = styled(
  'div',
  ownProps('padding', 'selected', 'arriving'),
)<Omit<CardProps, 'as' | 'ref'>>(({ padding = 'normal', selected, arriving, theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minWidth: 0,
  padding: insets[padding],
  listStyle: 'none',
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  ...(selected && { borderColor: color.ai, backgroundColor: color.aiTint }),
  ...(arriving && { animation: riseIn }),
  ...(padding === 'normal' && { [theme.breakpoints.up('sm')]: { padding: 24 } }),
}));

/** A sheet on the page: surface, hairline, round corners, no shadow. */
export function Card({ ref, ...rest }: CardProps) {
  return <Root ref={ref as Ref<HTMLDivElement>} {...rest} />;
}
