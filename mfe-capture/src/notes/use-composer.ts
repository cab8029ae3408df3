import { useDraft, useNoteOutbox } from '@kotoba/api-client';
import { maxLength } from '@kotoba/contracts';
import { toContent, toKind, type NoteKind } from './note-content';
import { linesOf } from './note-lines';
import { isTooLong } from '../length';

/** The note that is being written: type and text survive a reload and an expired session. Saving hands it to the outbox. */
export function useComposer() {
  const [text, setText] = useDraft('capture.note');
  const [kindName, setKind] = useDraft('capture.note.kind');
  const {
    unsent,
    sending,
    actions: { add },
  } = useNoteOutbox();
  const kind: NoteKind = toKind(kindName);
  const { notes, rest } = linesOf(text);
  // A bad connection does not stop the learner: what takes long is on its way, and the next one waits behind it.
  const saving = unsent.length === 1 && sending.id !== null && !sending.slow;
  const tooLong = isTooLong(text, maxLength.note);
  const ready = text.trim() !== '' && !saving && !tooLong;

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
