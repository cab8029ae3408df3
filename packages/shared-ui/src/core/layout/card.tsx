import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type To } from 'react-router-dom';
import { Icon } from '../icons/icon';
import { riseIn } from '../theme/components/floating';
import { ownProps, styled } from '../theme/styled';
import { color, motion, radius } from '../theme/tokens';
import { Heading, Text } from '../type/text';
import { Stack } from './layout';

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

const surface = {
  color: 'inherit',
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
} as const;

const insets = { none: 0, snug: 16, normal: 20 } as const;

const Root = styled(
  'div',
  ownProps('padding', 'selected', 'arriving'),
)<Omit<CardProps, 'as' | 'ref'>>(({ padding = 'normal', selected, arriving, theme }) => ({
  ...surface,
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minWidth: 0,
  padding: insets[padding],
  listStyle: 'none',
  ...(selected && { borderColor: color.ai, backgroundColor: color.aiTint }),
  ...(arriving && { animation: riseIn }),
  ...(padding === 'normal' && { [theme.breakpoints.up('sm')]: { padding: 24 } }),
}));

/** A sheet on the page: surface, hairline, round corners, no shadow. */
export function Card({ ref, ...rest }: CardProps) {
  return <Root ref={ref as Ref<HTMLDivElement>} {...rest} />;
}

export interface LinkCardProps {
  to: To;
  title: ReactNode;
  description?: ReactNode;
  /** An `Icon` or `PathIcon` of 24 px. */
  icon?: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3;
}

const Way = styled(Link)({
  ...surface,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: 20,
  textDecoration: 'none',
  transition: `border-color ${motion.quick}ms ${motion.easing}, background-color ${motion.quick}ms ${motion.easing}`,
  '&:hover': { borderColor: color.ai },
  '&:active': { backgroundColor: color.aiTint },
  '& > .go': {
    flexShrink: 0,
    marginLeft: 'auto',
    color: color.inkSoft,
    transition: `transform ${motion.calm}ms ${motion.easing}`,
  },
  '&:hover > .go': { transform: 'translateX(3px)', color: color.ai },
});

const Tile = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 48,
  height: 48,
  borderRadius: 12,
  color: color.ai,
  backgroundColor: color.aiTint,
});

/** A whole card that leads somewhere: the dashboard's entrances. */
export function LinkCard({ to, title, description, icon, level = 2 }: LinkCardProps) {
  return (
    <Way to={to}>
      {icon && <Tile>{icon}</Tile>}
      <Stack gap={0.5}>
        <Heading level={level} size="md">
          {title}
        </Heading>
        {description && (
          <Text size="sm" tone="soft">
            {description}
          </Text>
        )}
      </Stack>
      <span className="go">
        <Icon name="arrowRight" size={20} />
      </span>
    </Way>
  );
}
