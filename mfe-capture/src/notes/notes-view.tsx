import {
  Box,
  color,
  notify,
  EmptyState,
  ErrorState,
  Heading,
  Icon,
  radius,
  SkeletonGroup,
  SkeletonList,
  Stack,
  Button,
  Row,
} from '@kotoba/shared-ui/core';
import { memo, useEffect, useId } from 'react';
import { paths, type ChosenWords } from '@kotoba/contracts';
import { useNavigate } from '@kotoba/federation/router';
import { failedQuery, useNoteListQuery, toApiError, useOlderNotesMutation } from '@kotoba/api-client';
import { noteOutbox, useNoteOutbox, type NoteOutboxActions, type Sending } from '@kotoba/api-client/live';
import { useUser } from '@kotoba/session';
import { Composer } from './composer';
import { t, useTexts } from '../texts';
import { isUnsent, type ListedNote } from './days';
import { useDays } from './use-days';
import { Became } from './became';
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

/** As high without the button as with it: it comes with the first word. */
const dayHead = { minHeight: 36 } as const;

/** Px: how high a note is about, until the browser has seen it. */
const NOTE_HEIGHT = 40;

const sheet = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: `${radius.card}px`,
} as const;

/**
 * Days out of view are neither laid out nor painted: with thousands of notes every key and every frame would pay for
 * all of them. They stand in the page all the same, to be found and read out, as high as they were when they were last
 * seen.
 */
const drawnInSight = (notes: number) =>
  ({ contentVisibility: 'auto', containIntrinsicHeight: `auto ${notes * NOTE_HEIGHT}px` }) as const;

/** The words that a day's notes have made, each once. */
const wordsOf = (notes: readonly ListedNote[]): number[] => [
  ...new Set(notes.flatMap((note) => (isUnsent(note) ? [] : note.vocabularyIds))),
];

interface PractiseDayProps {
  readonly words: readonly number[];
  /** The id of the day's heading. */
  readonly day: string;
}

/** Leads to a session of the words of a day. Source: LEARN-61. */
function PractiseDay({ words, day }: PractiseDayProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const state: ChosenWords = { vocabularyIds: words };
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Icon name="learn" size={18} />}
      aria-describedby={day}
      onClick={() => void navigate(paths.learnToday, { state })}
    >
      {t('list.practise')}
    </Button>
  );
}

/** The notes of one day, a line each. */
const DaySection = memo(function DaySection({ name, notes, clock, sending, next, outbox }: DaySectionProps) {
  const title = useId();
  const words = wordsOf(notes);
  return (
    <Stack as="section" gap={1} aria-labelledby={title}>
      <Row justify="between" gap={2} sx={dayHead}>
        <Heading level={2} size="sm" id={title}>
          {name}
        </Heading>
        {words.length > 0 && <PractiseDay words={words} day={title} />}
      </Row>
      <Box component="ul" sx={sheet} style={drawnInSight(notes.length)}>
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
      </Box>
    </Stack>
  );
}, isSame);

/** Says what becomes of the notes that are sent while the learner looks on: once for all that went together. */
function useOutcomes(): void {
  const userId = useUser()?.id;
  useEffect(() => {
    let sent = 0;
    return noteOutbox.onOutcome((outcome, _note, reason) => {
      if (outcome === 'sent') sent += 1;
      else notify.error(reason || t('note.createFailed'));
      const waiting = noteOutbox.list(userId ?? 0).some(({ refusal }) => refusal === undefined);
      if (waiting || sent === 0) return;
      notify.success(sent === 1 ? t('note.captured') : t('note.capturedMany', { count: sent }));
      sent = 0;
    });
  }, [userId]);
}

/** Below the notes that are shown, as long as there are older ones. */
function OlderNotes() {
  const { t } = useTexts();
  const [readOlder, { isLoading }] = useOlderNotesMutation();
  async function read(): Promise<void> {
    const { error } = await readOlder(undefined);
    if (error) notify.error(toApiError(error, t('list.loadFailed')).message);
  }
  return (
    <Row justify="center">
      <Button variant="quiet" busy={isLoading} onClick={() => void read()}>
        {t('list.older')}
      </Button>
    </Row>
  );
}

/**
 * The notes by day, with those that are pending, older ones on demand. The server tells when one is converted; nothing
 * here asks again by itself.
 */
function NotesList() {
  const { t } = useTexts();
  const list = useNoteListQuery(undefined);
  const { data, isLoading, error } = list;
  const { unsent, sending, actions } = useNoteOutbox();
  const { days, clock } = useDays(data?.notes, unsent);
  const next = unsent.find(({ refusal }) => refusal === undefined)?.id;
  return (
    <Stack gap={{ xs: 4, sm: 6 }}>
      {data && <Became notes={data.notes} />}
      {isLoading && (
        <SkeletonGroup>
          <SkeletonList rows={4} />
        </SkeletonGroup>
      )}
      {!data && error && (
        <ErrorState title={t('list.loadFailed')} {...failedQuery(list, t('list.loadFailed'))} />
      )}
      {data && days.length === 0 && (
        <EmptyState drawing="notebook" title={t('list.emptyTitle')} hint={t('list.emptyText')} />
      )}
      {days.map(({ day, name, notes }) => (
        <DaySection
          key={day}
          name={name}
          notes={notes}
          clock={clock}
          outbox={actions}
          {...(notes.some(isUnsent) ? { sending, next } : { sending: null, next: undefined })}
        />
      ))}
      {data && !data.isComplete && <OlderNotes />}
    </Stack>
  );
}

/** Stays at the lower edge while the notes scroll, above the phone's bottom bar, whose height the frame gives. */
const composerBox = {
  position: 'sticky',
  bottom: 'var(--k-bottom-bar, 0px)',
  zIndex: 10,
  marginTop: { xs: '8px', sm: '16px' },
  paddingBlock: '8px',
  backgroundColor: color.paper,
} as const;

/** What gets the focus is not hidden under the top bar or the box. */
const clearOfTheBox = { '& :is(a, button)': { scrollMarginBlock: '88px 160px' } } as const;

/** The notes of the class, and the box to write the next one, in thumb reach on a phone. */
export function NotesView() {
  useOutcomes();
  return (
    <>
      <Box sx={clearOfTheBox}>
        <NotesList />
      </Box>
      <Box sx={composerBox}>
        <Composer />
      </Box>
    </>
  );
}
