import { Button, Icon, Notice } from '@kotoba/shared-ui/core';
import { MOST_LINES } from './note-lines';
import { useTexts } from '../texts';

interface LinesOfferProps {
  readonly lines: number;
  readonly hasRest: boolean;
  readonly linesReady: boolean;
  readonly saveLines: () => void;
}

/** A text of several lines may become one note a line; nothing for a single line. */
export function LinesOffer({ lines, hasRest, linesReady, saveLines }: LinesOfferProps) {
  const { t } = useTexts();
  if (lines < 2) return null;
  const text = hasRest ? t('lines.more', { most: MOST_LINES }) : t('lines.offer', { count: lines });
  return (
    <Notice
      icon="list"
      action={
        <Button size="small" icon={<Icon name="plus" size={18} />} disabled={!linesReady} onClick={saveLines}>
          {t('lines.save', { count: lines })}
        </Button>
      }
    >
      {linesReady ? text : t('lines.tooLong')}
    </Notice>
  );
}
