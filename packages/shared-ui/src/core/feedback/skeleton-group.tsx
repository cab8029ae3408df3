import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';
import { useSharedTexts } from '../texts/shared-texts';

export interface SkeletonGroupProps {
  /** What is loading; 'Loading…' by default. */
  label?: string;
  children: ReactNode;
}

/** Around the skeletons of one screen: busy, and said once. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  const { t } = useSharedTexts();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="progressbar" aria-label={label ?? t('loading')} />
      {children}
    </div>
  );
}
