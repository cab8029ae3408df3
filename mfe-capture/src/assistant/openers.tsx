import {
  useGetLearningStatsQuery,
  useGetSettingsQuery,
  useListDueQuery,
  useListNotesQuery,
} from '@kotoba/api-client';
import { Button, MixedText, Row } from '@kotoba/shared-ui/core';
import { openersOf, type Opener } from './openers-of';
import { dayOf } from '../notes/days';
import { useToday } from '../notes/use-days';
import { useTexts } from '../texts';

/** What there is to ask on this day; null until all that is looked at has come, or has failed. */
function useOpeners(): readonly Opener[] | null {
  const settings = useGetSettingsQuery();
  const timeZone = settings.data?.timeZone;
  const today = useToday(timeZone);
  const notes = useListNotesQuery({ limit: 1 });
  const due = useListDueQuery({ limit: 1 });
  const stats = useGetLearningStatsQuery();
  if ([settings, notes, due, stats].some(({ isLoading }) => isLoading)) return null;
  const noted = notes.data?.notes[0]?.createdAt;
  return openersOf({
    today,
    noted: noted === undefined ? null : dayOf(new Date(noted), timeZone),
    isDue: (due.data?.data.vocabularyIds.length ?? 0) > 0,
    isHard: (stats.data?.data.hardest.length ?? 0) > 0,
  });
}

interface OpenersProps {
  readonly onSend: (content: string) => void;
}

/** What a conversation can begin with, for a press. */
export function Openers({ onSend }: OpenersProps) {
  const { t } = useTexts();
  const openers = useOpeners();
  if (!openers) return null;
  return (
    <Row gap={2} role="group" aria-label={t('opener.label')}>
      {openers.map((opener) => {
        const content = t(`opener.${opener}`);
        return (
          <Button key={opener} size="small" onClick={() => onSend(content)}>
            <MixedText>{content}</MixedText>
          </Button>
        );
      })}
    </Row>
  );
}
