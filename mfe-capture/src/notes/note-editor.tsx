import { useState } from 'react';
import { useFormDraft } from '@kotoba/api-client';
import { maxLength } from '@kotoba/contracts';
import { Button, Dialog, Row, Stack } from '@kotoba/shared-ui/core';
import { NoteField } from '@kotoba/shared-ui/inputs';
import { Select } from '@kotoba/shared-ui/select';
import { fromContent, toContent, toKind, type NoteKind, noteKinds } from './note-content';
import { isTooLong, lengthOf } from '../length';
import { useTexts } from '../texts';

interface KindSelectProps {
  readonly value: NoteKind;
  readonly onChange: (kind: NoteKind) => void;
}

/** Word, Phrase, Group or Topic. */
export function KindSelect({ value, onChange }: KindSelectProps) {
  const { t } = useTexts();
  return (
    <Select
      label={t('kind.label')}
      options={noteKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      value={value}
      onChange={onChange}
      width={140}
    />
  );
}

interface NoteEditorProps {
  /** Names the note, for what is typed and not saved yet. */
  readonly name: string;
  readonly content: string;
  /** What is to be typed, when it is not just any change. */
  readonly help?: string;
  readonly busy: boolean;
  /** Resolves to whether the note has the content now. */
  readonly onSave: (content: string) => Promise<boolean>;
  readonly onClose: () => void;
}

interface Typed {
  readonly kind: NoteKind;
  readonly text: string;
}

/** What was left unsaved; null for anything else that may lie there. */
function toTyped(value: unknown): Typed | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, text } = value as Record<string, unknown>;
  return typeof kind === 'string' && typeof text === 'string' ? { kind: toKind(kind), text } : null;
}

/**
 * Type and text of a note that is there already. What is typed stays when saving fails or the session ends; Cancel
 * drops it.
 */
export function NoteEditor({ name, content, help, busy, onSave, onClose }: NoteEditorProps) {
  const { t } = useTexts();
  const draft = useFormDraft(`capture.note.edit.${name}`);
  const [{ kind, text }, setTyped] = useState(() => toTyped(draft.read()) ?? fromContent(content));
  const tooLong = isTooLong(text, maxLength.note);
  const ready = text.trim() !== '' && !tooLong && !busy;

  function change(typed: Typed): void {
    setTyped(typed);
    draft.write(typed);
  }
  function close(): void {
    draft.write(null);
    onClose();
  }
  async function save(): Promise<void> {
    if (ready && (await onSave(toContent(kind, text)))) close();
  }

  return (
    <Dialog
      open
      title={t('edit.title')}
      onClose={close}
      busy={busy}
      size="large"
      closeHidden
      actions={
        <>
          <Button disabled={busy} onClick={close}>
            {t('edit.cancel')}
          </Button>
          <Button variant="primary" disabled={!ready} busy={busy} onClick={() => void save()}>
            {t('edit.save')}
          </Button>
        </>
      }
    >
      <Stack gap={4} align="start">
        <Row>
          <KindSelect value={kind} onChange={(next) => change({ kind: next, text })} />
        </Row>
        <Stack sx={{ width: '100%' }}>
          <NoteField
            label={t('edit.field')}
            labelHidden={false}
            help={help ?? t('edit.help')}
            value={text}
            onChange={(next) => change({ kind, text: next })}
            onSubmit={() => void save()}
            error={tooLong ? t('note.tooLong', { length: lengthOf(text), most: maxLength.note }) : undefined}
            disabled={busy}
          />
        </Stack>
      </Stack>
    </Dialog>
  );
}
