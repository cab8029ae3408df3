import { useState, useRef } from 'react';
import { Notice, Button, Dialog, Stack, Text } from '@kotoba/shared-ui/core';
import {
  useRegenerateVocabularyMutation,
  useUpdateVocabularyImageMutation,
  useUploadVocabularyPhotoMutation,
  useDraft,
} from '@kotoba/api-client';
import { maxLength } from '@kotoba/contracts';
import { NoteField } from '@kotoba/shared-ui/inputs';
import { Tools } from './tools';
import { useTexts, t } from '../texts';
import { useRevision, useUndo } from './use-revision';
import { useBusy } from '../host';
import { UploadPhoto } from './upload-photo';

/** Another picture for a word, one that the learner describes, or a photo of theirs. Each gives whether it worked. */
function useImage(vocabulary_id: number) {
  const [regenerate] = useRegenerateVocabularyMutation();
  const [update] = useUpdateVocabularyImageMutation();
  const [send] = useUploadVocabularyPhotoMutation();
  const [note, setNote] = useState<string | null>(null);
  const { busy, run } = useRevision();
  const { undo, undoable } = useUndo({ vocabulary_id, regenerate_type: 'images' }, run);
  async function noted(change: Promise<{ readonly note?: string }>): Promise<void> {
    setNote((await change).note ?? null);
  }
  return {
    busy,
    undo: undo && (() => void undo().then((done) => done && setNote(null))),
    /** Why the picture is not what was asked for; null when it is. */
    note,
    regenerate: () =>
      undoable(() => noted(regenerate({ body: { vocabulary_id, regenerate_type: 'images' } }).unwrap()), {
        done: t('image.regenerated'),
        failed: t('image.regenerateFailed'),
      }),
    update: (image_prompt: string) =>
      undoable(() => noted(update({ body: { vocabulary_id, image_prompt, image_type: 'word' } }).unwrap()), {
        done: t('image.updated'),
        failed: t('image.updateFailed'),
      }),
    upload: (body: File, alt: string | undefined, onFailure: (message: string) => void) =>
      undoable(
        () =>
          noted(
            send({ id: vocabulary_id, body, alt })
              .unwrap()
              .then(() => ({})),
          ),
        {
          done: t('photo.uploaded'),
          failed: t('photo.failed'),
          onFailure,
        },
      ),
  };
}

interface CustomizeImageProps {
  /** The word's. */
  readonly id: number;
  readonly open: boolean;
  readonly image: ReturnType<typeof useImage>;
  readonly onClose: () => void;
}

/**
 * A picture as the learner describes it. What is typed stays when drawing fails, the dialog is closed or the session
 * ends.
 */
function CustomizeImage({ id, open, image, onClose }: CustomizeImageProps) {
  const { t } = useTexts();
  const [prompt, setPrompt] = useDraft(`vocabulary.image.${id}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const ready = prompt.trim() !== '' && !image.busy;
  useBusy(open && prompt !== '');

  async function update(): Promise<void> {
    if (!ready || !(await image.update(prompt.trim()))) return;
    setPrompt('');
    onClose();
  }

  return (
    <Dialog
      open={open}
      title={t('image.title')}
      onClose={onClose}
      busy={image.busy}
      size="large"
      initialFocus={field}
      closeHidden
      actions={
        <>
          <Button disabled={image.busy} onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button variant="primary" disabled={!ready} busy={image.busy} onClick={() => void update()}>
            {t('image.update')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text tone="soft">{t('image.text')}</Text>
        <NoteField
          ref={field}
          label={t('image.field')}
          labelHidden={false}
          placeholder={t('image.placeholder')}
          value={prompt}
          onChange={setPrompt}
          onSubmit={() => void update()}
          maxLength={maxLength.imagePrompt}
          disabled={image.busy}
        />
      </Stack>
    </Dialog>
  );
}

/** Another picture: by one press, as the learner describes it, or a photo of theirs. */
export function ImageTools({ id }: { readonly id: number }) {
  const { t } = useTexts();
  const image = useImage(id);
  const [open, setOpen] = useState<'describe' | 'photo' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Tools
        regenerate={{
          label: t('edit.regenerateImage'),
          busy: image.busy && open === null,
          onClick: () => void image.regenerate(),
        }}
        undo={image.undo && { label: t('edit.undoImage'), onClick: image.undo }}
        customize={{ label: t('edit.customizeImage'), onClick: () => setOpen('describe') }}
        upload={{ label: t('edit.uploadPhoto'), onClick: () => setOpen('photo') }}
      />
      {image.note !== null && (
        <Notice tone="yamabuki" icon="info" announce="polite">
          {image.note}
        </Notice>
      )}
      <CustomizeImage id={id} open={open === 'describe'} image={image} onClose={close} />
      <UploadPhoto id={id} open={open === 'photo'} image={image} onClose={close} />
    </>
  );
}
