import { maxLength } from '@kotoba/contracts';
import { Box, Icon, IconButton, Row, Stack, Button, Notice } from '@kotoba/shared-ui/core';
import { ProgressBar } from '@kotoba/shared-ui/progress';
import { NoteField } from '@kotoba/shared-ui/inputs';
import { useDraft } from '@kotoba/api-client';
import { useNoteOutbox } from '@kotoba/api-client/live';
import { KindSelect } from './note-editor';
import { lengthOf, isTooLong } from '../length';
import { useTexts } from '../texts';
import { MAX_LINES, linesOf, toContent, toKind, type NoteKind } from './note-content';

interface LinesOfferProps {
  readonly lines: number;
  readonly hasRest: boolean;
  readonly linesReady: boolean;
  readonly saveLines: () => void;
}

/** A text of several lines may become one note a line; nothing for a single line. */
function LinesOffer({ lines, hasRest, linesReady, saveLines }: LinesOfferProps) {
  const { t } = useTexts();
  if (lines < 2) return null;
  const text = hasRest ? t('lines.more', { most: MAX_LINES }) : t('lines.offer', { count: lines });
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

/** How far the notes are that were taken in together; nothing when none are pending. */
function SendingProgress() {
  const { t } = useTexts();
  const { unsent } = useNoteOutbox();
  const batch = unsent.find(({ refusal, batch }) => refusal === undefined && batch)?.batch;
  if (!batch) return null;
  const left = unsent.filter((note) => note.refusal === undefined && note.batch?.id === batch.id).length;
  const done = batch.size - left;
  return (
    <ProgressBar
      label={t('lines.progress')}
      value={done}
      max={batch.size}
      valueText={t('lines.progressText', { done, size: batch.size })}
    />
  );
}

/**
 * The note that is being written: type and text survive a reload and an expired session. Saving hands it to the
 * outbox.
 */
function useComposer() {
  const [text, setText] = useDraft('capture.note');
  const [kindName, setKind] = useDraft('capture.note.kind');
  const {
    unsent,
    sending,
    actions: { add },
  } = useNoteOutbox();
  const kind: NoteKind = toKind(kindName);
  const { notes, rest } = linesOf(text);
  // The button rests while a note is on its way; Enter waits for nothing: what it saves goes behind that note.
  const saving = unsent.length === 1 && sending.id !== null && !sending.slow;
  const tooLong = isTooLong(text, maxLength.note);
  const ready = text.trim() !== '' && !tooLong;

  return {
    text,
    setText,
    kind,
    setKind,
    tooLong,
    saving,
    ready,
    save: () => {
      if (!ready) return;
      add([toContent(kind, text)]);
      setText('');
    },
    /** How many notes the lines make; fewer than two are no choice. */
    lines: notes.length,
    hasRest: rest !== '',
    linesReady: notes.length > 1 && !notes.some((line) => isTooLong(line, maxLength.note)),
    saveLines: () => {
      add(notes.map((line) => toContent(kind, line)));
      setText(rest);
    },
  };
}

/** Type and text of a new note. Enter saves, Shift+Enter makes a line; several lines may become one note each. */
export function Composer() {
  const { t } = useTexts();
  const composer = useComposer();
  const { text, setText, kind, setKind, save, saving, ready, tooLong } = composer;
  return (
    <Stack gap={3}>
      <SendingProgress />
      <LinesOffer {...composer} />
      <Row gap={2} align="start" wrap={false}>
        <Box sx={{ flex: { xs: '0 0 104px', sm: '0 0 120px' }, paddingTop: '3px' }}>
          <KindSelect value={kind} onChange={setKind} />
        </Box>
        <Stack sx={{ flex: 1, minWidth: 0 }}>
          <NoteField
            label={t('note.field')}
            placeholder={t(`hint.${kind}`)}
            value={text}
            onChange={setText}
            onSubmit={save}
            error={tooLong ? t('note.tooLong', { length: lengthOf(text), most: maxLength.note }) : undefined}
            end={
              <IconButton
                label={t('note.save')}
                icon={<Icon name="send" />}
                tone="ai"
                disabled={!ready}
                busy={saving}
                onClick={save}
              />
            }
          />
        </Stack>
      </Row>
    </Stack>
  );
}
