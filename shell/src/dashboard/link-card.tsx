import { Link } from '@kotoba/federation/router';
import { Heading, Icon, PathIcon, Stack, Text } from '@kotoba/shared-ui/core';
import './link-card.css';

interface LinkCardProps {
  to: string;
  /** The path of its icon. */
  icon: string;
  title: string;
  description: string;
}

/** A whole card that leads somewhere: the dashboard's entrances. */
export function LinkCard({ to, icon, title, description }: LinkCardProps) {
  return (
    <Link to={to} className="shell-link-card">
      <span className="shell-link-card-icon">
        <PathIcon path={icon} size={24} />
      </span>
      <Stack gap={0.5}>
        <Heading level={3} size="md">
          {title}
        </Heading>
        <Text size="sm" tone="soft">
          {description}
        </Text>
      </Stack>
      <span className="shell-link-card-arrow">
        <Icon name="arrowRight" />
      </span>
    </Link>
  );
}
