import { StatCard } from '@kotoba/shared-ui/data';
import { bandOf, type Band, type Figures } from './figures';
import { useTexts } from '../texts';

const look = {
  excellent: { icon: 'trophy', tone: 'matsu' },
  good: { icon: 'checkCircle', tone: 'matsu' },
  fair: { icon: 'target', tone: 'yamabuki' },
  low: { icon: 'retry', tone: 'beni' },
} as const satisfies Record<Band, object>;

/** Accuracy with one decimal, "k of total words correct", and the icon of its band. */
export function AccuracyCard({ figures }: { readonly figures: Figures }) {
  const { t } = useTexts();
  const { accuracy, correct, total } = figures;
  const band = bandOf(accuracy);
  return (
    <StatCard
      {...look[band]}
      iconLabel={t(`results.band.${band}`)}
      label={t('results.accuracy')}
      value={t('results.percent', { percent: accuracy.toFixed(1) })}
      hint={t('results.ofTotal', { correct, total })}
    />
  );
}
