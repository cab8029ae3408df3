import { memo } from 'react';
import type { NoteOutboxActions, Sending } from '@kotoba/api-client';
import { Section, Stack } from '@kotoba/shared-ui/core';
import { isUnsent, type ListedNote } from './days';
import { NoteItem } from './note-item';
import { UnsentItem } from './unsent-item';

interface DaySectionProps {
  readonly name: string;
  readonly notes: readonly ListedNote[];
  readonly clock: Intl.DateTimeFormat;
  /** What the outbox is at, for a day with notes of its own; null for any other. */
  readonly sending: Sending | null;
  /** The note that is sent next. */
  readonly next: string | undefined;
  readonly outbox: NoteOutboxActions;
}

/** A month of notes is not drawn anew because one of today's is pending. */
function isSame(before: DaySectionProps, { notes, ...after }: DaySectionProps): boolean {
  return (
    before.name === after.name &&
    before.clock === after.clock &&
    before.sending === after.sending &&
    before.next === after.next &&
    before.outbox === after.outbox &&
    before.notes.length === notes.length &&
    before.notes.every((note, index) => note === notes[index])
  );
}

/** Px: how high a note is about, its distance included, until the browser has seen it. */
const NOTE_HEIGHT = 150;

/**
 * Days out of view are neither laid out nor painted: with thousands of notes every key and every frame would pay for all of them. They
 * stand in the page all the same, to be found and read out, as high as they were when they were last seen.
 */
const drawnInSight = (notes: number) =>
  ({ contentVisibility: 'auto', containIntrinsicHeight: `auto ${notes * NOTE_HEIGHT}px` }) as const;

/** The notes of one day. */
export const DaySection = memo(function DaySection({
  name,
  notes,
  clock,
  sending,
  next,
  outbox,
}: DaySectionProps) {
  return (
    <Section title={name}>
      <Stack
        as="ul"
        gap={3}
        sx={{ listStyle: 'none', margin: 0, padding: 0 }}
        style={drawnInSight(notes.length)}
      >
        {notes.map((note) => {
          const time = clock.format(new Date(note.createdAt));
          if (!isUnsent(note)) return <NoteItem key={note.id} note={note} time={time} />;
          return (
            <UnsentItem
              key={note.id}
              note={note}
              time={time}
              isPending={note.id === sending?.id}
              trouble={note.id === next ? (sending?.trouble ?? null) : null}
              outbox={outbox}
            />
          );
        })}
      </Stack>
    </Section>
  );
}, isSame);
