import { memo, useState } from 'react';
import { type Note, endpoints, toApiError, type ApiError, useNoteOutbox } from '@kotoba/api-client';
import {
  Icon,
  IconButton,
  notify,
  Box,
  Button,
  JapaneseText,
  MixedText,
  Row,
  Text,
  TextLink,
  Stack,
  StatusBadge,
} from '@kotoba/shared-ui/core';
import { useAppDispatch } from '@kotoba/session';
import { paths } from '@kotoba/contracts';
import { WordPieces } from '@kotoba/shared-ui/data';
import { NoteEditor } from './note-editor';
import { NoteMeanings } from './note-meanings';
import { toContent, withRoom } from './note-content';
import { useSmoothHeight } from './use-smooth-height';
import { NoteFrame, FailedNote } from './note-frame';
import { useTexts, t } from '../texts';

const { deleteNote, restoreNote, retryNote, updateNote } = endpoints.endpoints;

type Work = 'delete' | 'restore' | 'retry' | 'update';

/**
 * No note but its own follows a call: with a hook of the cache for each, hundreds of notes would look at every change
 * of the store.
 */
const untracked = { track: false } as const;

/** What can be done with one note. A failure says why and leaves everything as it was. */
function useNoteActions(id: number) {
  const dispatch = useAppDispatch();
  const [work, setWork] = useState<Work | null>(null);

  /** Gives whether it went well: `isDone` knows failures that are none. */
  async function attempt(
    kind: Work,
    call: { unwrap: () => Promise<unknown> },
    { fallback, isDone = () => false }: { fallback: string; isDone?: (failure: ApiError) => boolean },
  ): Promise<boolean> {
    setWork(kind);
    try {
      await call.unwrap();
      return true;
    } catch (error) {
      const failure = toApiError(error, fallback);
      if (isDone(failure)) return true;
      notify.error(failure.message);
      return false;
    } finally {
      setWork(null);
    }
  }
  async function restore(): Promise<void> {
    const call = dispatch(restoreNote.initiate({ id }, untracked));
    if (await attempt('restore', call, { fallback: t('note.restoreFailed') }))
      notify.success(t('note.restored'));
  }
  async function remove(): Promise<void> {
    const call = dispatch(deleteNote.initiate({ id }, untracked));
    // It is not there any more: the answer to an earlier try was lost, or another tab was quicker.
    const isGone = ({ status }: ApiError): boolean => status === 404;
    if (!(await attempt('delete', call, { fallback: t('note.deleteFailed'), isDone: isGone }))) return;
    notify.success(t('note.deleted'), { label: t('note.undo'), onPress: () => void restore() });
  }

  return {
    remove: () => void remove(),
    deleting: work === 'delete',
    retry: () =>
      void attempt('retry', dispatch(retryNote.initiate({ id }, untracked)), {
        fallback: t('note.updateFailed'),
      }),
    retrying: work === 'retry',
    /** Gives whether the note has the text now. */
    update: (content: string) =>
      attempt('update', dispatch(updateNote.initiate({ id, body: { content } }, untracked)), {
        fallback: t('note.updateFailed'),
      }),
    updating: work === 'update',
  };
}

/** More words than these are folded away until they are asked for. */
const SHOWN = 8;

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 16px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
} as const;

/** The words that a note became, each leading to its page. */
function NoteWords({ words }: Pick<Note, 'words'>) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (words.length === 0) return null;
  const shown = isOpen ? words : words.slice(0, SHOWN);
  const folded = words.length - shown.length;
  return (
    <Box component="ul" aria-label={t('note.words')} sx={list}>
      {shown.map(({ id, ja_word, en_word }) => (
        <li key={id}>
          <TextLink to={paths.vocabularyDetail(id)}>
            <JapaneseText weight="medium">{ja_word}</JapaneseText>{' '}
            <Text as="span" size="sm" tone="soft" lang="en">
              {en_word}
            </Text>
          </TextLink>
        </li>
      ))}
      {folded > 0 && (
        <li>
          <Button variant="quiet" size="small" style={{ marginLeft: -12 }} onClick={() => setOpen(true)}>
            {t('note.moreWords', { count: folded })}
          </Button>
        </li>
      )}
    </Box>
  );
}

const REASONS = ['practised', 'changed', 'note', 'asked'] as const;

/** Words of an earlier text that stayed, with the reason: a line for each reason that there is. */
function KeptWords({ kept }: Pick<Note, 'kept'>) {
  const { t } = useTexts();
  return REASONS.map((because) => {
    const words = kept.filter((word) => word.because === because);
    if (words.length === 0) return null;
    return (
      <Text key={because} size="sm" tone="soft">
        <JapaneseText>{words.map(({ ja_word }) => ja_word).join('、')}</JapaneseText>{' '}
        {t(`note.kept.${because}`, { count: words.length })}
      </Text>
    );
  });
}

/** The words that its sentences are made of; one that the learner does not have becomes a note of its own. */
function SentencePieces({ pieces }: Pick<Note, 'pieces'>) {
  const { actions } = useNoteOutbox();
  return (
    <WordPieces
      pieces={pieces}
      linkTo={paths.vocabularyDetail}
      onAdd={({ ja_word, en_word }) => actions.add([toContent('WORD', `${ja_word} = ${en_word}`)])}
    />
  );
}

interface NotFoundProps {
  /** What is not asked about already. */
  readonly items: readonly string[];
  readonly onAdd: () => void;
}

/** The items of which no word was made, and the way to give them theirs. */
function NotFound({ items, onAdd }: NotFoundProps) {
  const { t } = useTexts();
  if (items.length === 0) return null;
  return (
    <Row gap={2} align="center">
      <MixedText size="sm" tone="soft">
        {t('note.notFound', { items: items.join(', ') })}
      </MixedText>
      <Button
        variant="quiet"
        size="small"
        icon={<Icon name="edit" size={18} />}
        sx={forThumbs}
        onClick={onAdd}
      >
        {t('note.addMissing', { count: items.length })}
      </Button>
    </Row>
  );
}

/** A thumb hits it; where it stands alone in its line, its words stand under the others. */
const forThumbs = { '&&': { minHeight: { xs: 44, sm: 36 } }, marginLeft: '-12px' } as const;

interface NoteStateProps {
  readonly note: Note;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly onEdit: () => void;
  /** Opens the note with room for what these items mean. */
  readonly onAdd: (items: readonly string[]) => void;
  /** Whether its other meanings are shown. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/**
 * "Generating..." until the server has made the words, then "Generated" with the words and what is missing among them,
 * or what went wrong and what can be done.
 */
function NoteState({ note, retrying, onRetry, onEdit, onAdd, isOpen, onToggle }: NoteStateProps) {
  const { t } = useTexts();
  if (note.isConverted) {
    const missing = note.notFound.filter((item) => item !== note.question?.about);
    return (
      <Stack gap={2}>
        {note.notFound.length > 0 ? (
          <StatusBadge tone="yamabuki" icon="info">
            {t('note.partly')}
          </StatusBadge>
        ) : (
          <StatusBadge tone="matsu">{t('note.generated')}</StatusBadge>
        )}
        <Row gap={3}>
          <NoteWords words={note.words} />
          {note.question === null && note.hasOtherMeanings && (
            <Button
              variant="quiet"
              size="small"
              endIcon={<Icon name="chevronDown" size={16} />}
              sx={forThumbs}
              aria-expanded={isOpen}
              onClick={onToggle}
            >
              {t('ask.other')}
            </Button>
          )}
        </Row>
        {note.pieces.length > 0 && <SentencePieces pieces={note.pieces} />}
        <NotFound items={missing} onAdd={() => onAdd(missing)} />
        <KeptWords kept={note.kept} />
      </Stack>
    );
  }
  if (note.error === null) {
    return (
      <StatusBadge tone="ai" busy>
        {t('note.generating')}
      </StatusBadge>
    );
  }
  return (
    <FailedNote
      badge={t('note.failed')}
      reason={note.error}
      retrying={retrying}
      onRetry={onRetry}
      onEdit={onEdit}
    />
  );
}

interface NoteItemProps {
  readonly note: Note;
  /** When it was noted, as it is shown. */
  readonly time: string;
}

/** One note that the server has: its content, its time, its state and its words, and ways to edit and delete it. */
export const NoteItem = memo(function NoteItem({ note, time }: NoteItemProps) {
  const { t } = useTexts();
  const { remove, deleting, retry, retrying, update, updating } = useNoteActions(note.id);
  /** Of an open editor: the items that it has room for, none when the note is just edited. */
  const [edited, setEdited] = useState<readonly string[] | null>(null);
  const [isOpen, setOpen] = useState(false);
  function edit(items: readonly string[]): void {
    setOpen(false);
    setEdited(items);
  }
  const { ref, remember } = useSmoothHeight(`${note.question?.id} ${isOpen}`);
  function toggle(): void {
    remember();
    setOpen(!isOpen);
  }
  // A failed note has the words "Edit" and "Retry" under its text.
  const hasFailed = note.error !== null;
  return (
    <>
      <NoteFrame
        ref={ref}
        content={note.content}
        createdAt={note.createdAt}
        time={time}
        busy={!note.isConverted && !hasFailed}
        state={
          <NoteState
            note={note}
            retrying={retrying}
            onRetry={retry}
            onEdit={() => edit([])}
            onAdd={edit}
            isOpen={isOpen}
            onToggle={toggle}
          />
        }
        below={
          (note.question !== null || note.hasOtherMeanings) && (
            <NoteMeanings
              note={note}
              isOpen={isOpen}
              onClose={() => setOpen(false)}
              onChange={remember}
              onEdit={() => edit([])}
            />
          )
        }
        actions={
          <>
            {!hasFailed && (
              <IconButton
                label={t('edit.title')}
                icon={<Icon name="edit" />}
                size="small"
                onClick={() => edit([])}
              />
            )}
            <IconButton
              label={t('note.delete')}
              icon={<Icon name="trash" />}
              tone="beni"
              size="small"
              busy={deleting}
              onClick={remove}
            />
          </>
        }
      />
      {edited && (
        <NoteEditor
          name={String(note.id)}
          content={withRoom(note.content, edited)}
          help={edited.length > 0 ? t('edit.helpMissing') : undefined}
          busy={updating}
          onSave={update}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
});
