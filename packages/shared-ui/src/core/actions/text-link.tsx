import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon } from '../icons/icon';
import { VisuallyHidden } from '../layout/layout';
import { useSharedTexts } from '../texts/shared-texts';
import { color, motion } from '../theme/tokens';
import { styled } from '../theme/styled';

const look = {
  color: color.ai,
  fontWeight: 500,
  borderRadius: 4,
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
  textDecorationColor: `color-mix(in srgb, ${color.ai} 40%, transparent)`,
  transition: `text-decoration-color ${motion.quick}ms ${motion.easing}`,
  '&:hover': { textDecorationColor: color.ai },
} as const;

/** A link inside the app, in running text or alone. */
export const TextLink: React.FC<LinkProps> = styled(Link)(look);

const Anchor = styled('a')({
  ...look,
  '& svg': { display: 'inline', marginInlineStart: 4, verticalAlign: '-0.1em' },
});

export interface ExternalLinkProps {
  href: string;
  children: ReactNode;
}

/** A link that leaves the app, in a new tab. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  const { t } = useSharedTexts();
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" size={14} />
      <VisuallyHidden>{t('opensInNewTab')}</VisuallyHidden>
    </Anchor>
  );
}
