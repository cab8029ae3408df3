import { useState } from 'react';
import { useDraft } from '@kotoba/api-client';
import { MAX_PHOTO_BYTES, maxLength } from '@kotoba/contracts';
import { Button, Dialog, Notice, Stack, Text } from '@kotoba/shared-ui/core';
import { NoteField } from '@kotoba/shared-ui/inputs';
import { DropZone } from '../parts/drop-zone';
import { useBusy } from '../host';
import { t, useTexts } from '../texts';

/** A phone offers its camera beside its photos, and hands over a JPEG even where it keeps another format. */
const KINDS = 'image/jpeg,image/png,image/webp';

/** What can be told without sending the photo: a large one would be cut off on the way, and nobody would know why. */
function refusalOf({ size }: File): string | null {
  if (size === 0) return t('photo.empty');
  return size > MAX_PHOTO_BYTES ? t('photo.tooLarge') : null;
}

interface UploadPhotoProps {
  /** The word's. */
  readonly id: number;
  readonly open: boolean;
  readonly image: {
    readonly busy: boolean;
    /** Gives whether it worked; why not, `onFailure` hears. */
    readonly upload: (
      file: File,
      alt: string | undefined,
      onFailure: (message: string) => void,
    ) => Promise<boolean>;
  };
  readonly onClose: () => void;
}

/**
 * A photo of the learner's own, and what it shows in their words. Why one is not taken is said beside it; it stays
 * chosen, so that a failure of the connection costs one press.
 */
export function UploadPhoto({ id, open, image, onClose }: UploadPhotoProps) {
  const { t } = useTexts();
  const [file, setFile] = useState<File | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [alt, setAlt] = useDraft(`vocabulary.photo.${id}`);
  useBusy(open && file !== null);
  const { busy } = image;

  function choose(chosen: File): void {
    const refusal = refusalOf(chosen);
    setFailure(refusal);
    setFile(refusal === null ? chosen : null);
  }
  function close(): void {
    setFile(null);
    setFailure(null);
    onClose();
  }
  async function upload(): Promise<void> {
    if (!file || busy) return;
    setFailure(null);
    if (!(await image.upload(file, alt.trim() || undefined, setFailure))) return;
    setAlt('');
    close();
  }

  const name = file?.name ?? '';
  const says = busy ? t('photo.uploading', { name }) : file ? t('photo.chosen', { name }) : t('photo.drop');
  return (
    <Dialog
      open={open}
      title={t('photo.title')}
      onClose={close}
      busy={busy}
      size="large"
      closeHidden
      actions={
        <>
          <Button disabled={busy} onClick={close}>
            {t('dialog.cancel')}
          </Button>
          <Button variant="primary" disabled={!file} busy={busy} onClick={() => void upload()}>
            {t('photo.upload')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text tone="soft">{t('photo.text')}</Text>
        {failure !== null && (
          <Notice tone="beni" announce="assertive">
            {failure}
          </Notice>
        )}
        <DropZone
          label={t('photo.choose')}
          accept={KINDS}
          says={says}
          hint={t('photo.kinds')}
          busy={busy}
          onFile={choose}
        />
        <NoteField
          label={t('photo.alt')}
          labelHidden={false}
          placeholder={t('photo.altPlaceholder')}
          value={alt}
          onChange={setAlt}
          onSubmit={() => void upload()}
          maxLength={maxLength.imagePrompt}
          disabled={busy}
        />
      </Stack>
    </Dialog>
  );
}
