import { useRef } from 'react';
import { useDraft } from '@kotoba/api-client';
import { maxLength } from '@kotoba/contracts';
import { Button, Dialog, Stack, Text } from '@kotoba/shared-ui/core';
import { NoteField } from '@kotoba/shared-ui/forms';
import type { useImage } from './use-image';
import { useBusy } from '../host';
import { useTexts } from '../texts';

export interface CustomizeImageProps {
  /** The word's. */
  readonly id: number;
  readonly open: boolean;
  readonly image: ReturnType<typeof useImage>;
  readonly onClose: () => void;
}

/** A picture as the learner describes it. What is typed stays when drawing fails, the dialog is closed or the session ends. */
export function CustomizeImage({ id, open, image, onClose }: CustomizeImageProps) {
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
