import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { Icon } from '../icons/icon';
import { color, motion, radius } from '../theme/tokens';
import { Heading } from '../type/heading';
import { Text } from '../type/text';
import { Stack } from './stack';
import { styled } from '../theme/styled';

export interface LinkCardProps {
  to: To;
  title: ReactNode;
  description?: ReactNode;
  /** An `Icon` or `PathIcon` of 24 px. */
  icon?: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3;
}

const Root = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: 20,
  color: 'inherit',
  textDecoration: 'none',
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
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
    <Root to={to}>
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
    </Root>
  );
}
