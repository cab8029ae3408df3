import { ErrorState } from '@kotoba/shared-ui/core';
import { lazyPart } from '../pages/lazy-part';
import { useTexts } from '../texts';
import { FiguresSkeleton } from './figures-skeleton';

function FiguresFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts();
  return <ErrorState message={t('figures.failed')} onRetry={onRetry} />;
}

/** Where the learner stands. Its charts come after the greeting: they need parts that the first screen does not wait for. */
export const Figures = lazyPart({
  load: () => import('./figures-content'),
  Pending: FiguresSkeleton,
  Failed: FiguresFailed,
});
