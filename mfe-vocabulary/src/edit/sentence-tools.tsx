import { useState } from 'react';
import { CustomizeSentence } from './customize-sentence';
import { Tools } from './tools';
import { useSentence } from './use-sentence';
import { useTexts } from '../texts';

/** Another sentence, by one press or in the learner's words. */
export function SentenceTools({ id }: { readonly id: number }) {
  const { t } = useTexts();
  const sentence = useSentence(id);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tools
        regenerate={{
          label: t('edit.regenerateSentence'),
          busy: sentence.busy && !open,
          onClick: () => void sentence.regenerate(),
        }}
        undo={sentence.undo && { label: t('edit.undoSentence'), onClick: sentence.undo }}
        customize={{ label: t('edit.customizeSentence'), onClick: () => setOpen(true) }}
      />
      <CustomizeSentence id={id} open={open} sentence={sentence} onClose={() => setOpen(false)} />
    </>
  );
}
