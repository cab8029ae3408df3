import type { ReactNode } from 'react';
import { Icon } from '../../core/icons/icon';
import type { IconName } from '../../core/icons/icon-paths';
import { Card } from '../../core/layout/card';
import { toneText, type Tone } from '../../core/status/tone';
import { Text } from '../../core/type/text';
import { styled } from '../../core/theme/styled';

export interface StatCardProps {
  /** What is counted. */
  label: string;
  /** The figure, with its unit. */
  value: ReactNode;
  /** One line under it. */
  hint?: ReactNode;
  icon?: IconName;
  /** What the icon says, where it says more than what is counted; else it is decoration. */
  iconLabel?: string;
  /** Of the icon: shu for the streak. */
  tone?: Tone;
}

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });
const Figure = styled('div')({
  fontSize: '1.9375rem',
  fontWeight: 650,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});

/** One figure, big, with what it counts. */
export function StatCard({ label, value, hint, icon, iconLabel, tone = 'ai' }: StatCardProps) {
  return (
    <Card role="group" aria-label={label} padding="snug" style={{ gap: 8, padding: 20 }}>
      <Head>
        {icon && (
          <span style={{ color: toneText[tone] }}>
            <Icon name={icon} size={20} label={iconLabel} />
          </span>
        )}
        <Text as="span" size="sm" tone="soft" weight="medium">
          {label}
        </Text>
      </Head>
      <Figure>{value}</Figure>
      {hint && (
        <Text size="sm" tone="soft">
          {hint}
        </Text>
      )}
    </Card>
  );
}
