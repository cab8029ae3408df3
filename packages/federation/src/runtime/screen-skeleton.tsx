import { SkeletonGroup, SkeletonList, SkeletonText } from '@kotoba/shared-ui/core';
import { usePanelTexts } from './texts';

/** A heading and a list: near enough to every screen that little moves when it comes. */
export function ScreenSkeleton({ area }: { area: string }) {
  const { t } = usePanelTexts();
  return (
    <SkeletonGroup label={t('loading', { area })}>
      <SkeletonText lines={2} />
      <SkeletonList rows={3} />
    </SkeletonGroup>
  );
}
