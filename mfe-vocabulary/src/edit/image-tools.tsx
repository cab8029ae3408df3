import { useState } from 'react';
import { Notice } from '@kotoba/shared-ui/core';
import { CustomizeImage } from './customize-image';
import { Tools } from './tools';
import { useImage } from './use-image';
import { useTexts } from '../texts';

/** Another picture, by one press or as the learner describes it. */
export function ImageTools({ id }: { readonly id: number }) {
  const { t } = useTexts();
  const image = useImage(id);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tools
        regenerate={{
          label: t('edit.regenerateImage'),
          busy: image.busy && !open,
          onClick: () => void image.regenerate(),
        }}
        undo={image.undo && { label: t('edit.undoImage'), onClick: image.undo }}
        customize={{ label: t('edit.customizeImage'), onClick: () => setOpen(true) }}
      />
      {image.note !== null && (
        <Notice tone="yamabuki" icon="info" announce="polite">
          {image.note}
        </Notice>
      )}
      <CustomizeImage id={id} open={open} image={image} onClose={() => setOpen(false)} />
    </>
  );
}
