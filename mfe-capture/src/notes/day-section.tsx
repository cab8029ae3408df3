import { useNoteOutbox } from '@kotoba/api-client';
import { Section, Stack } from '@kotoba/shared-ui/core';
import { dayOf } from './group-by-day';
import type { ListedNote } from './listed-note';
import { NoteItem } from './note-item';
import { UnsentItem } from './unsent-item';
import { useTexts } from '../texts';

export interface DaySectionProps {
  /** `YYYY-MM-DD`, the viewer's own day. */
  readonly day: string;
  readonly notes: readonly ListedNote[];
}

const DAY_MS = 86_400_000;

/** "Today", "Yesterday", or the date in words. */
function useDayName(day: string): string {
  const { t, language } = useTexts();
  const now = new Date();
  if (day === dayOf(now)) return t('list.today');
  if (day === dayOf(new Date(now.getTime() - DAY_MS))) return t('list.yesterday');
  // The day is a date, not a moment: noon keeps it on its own day everywhere.
  return new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format(new Date(`${day}T12:00:00`));
}

/** The notes of one day. */
export function DaySection({ day, notes }: DaySectionProps) {
  const { unsent, sending, actions } = useNoteOutbox();
  const firstUnsent = unsent.find(({ refusal }) => refusal === undefined)?.id;
  const name = useDayName(day);
  return (
    <Section title={name}>
      <Stack as="ul" gap={3} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {notes.map((listed) =>
          'note' in listed ? (
            <NoteItem key={listed.key} note={listed.note} />
          ) : (
            <UnsentItem
              key={listed.key}
              note={listed.unsent}
              isOnItsWay={listed.unsent.id === sending.id}
              trouble={listed.unsent.id === firstUnsent ? sending.trouble : null}
              outbox={actions}
            />
          ),
        )}
      </Stack>
    </Section>
  );
}
