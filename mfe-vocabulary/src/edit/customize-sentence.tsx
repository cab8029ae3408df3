import { useRef, useState } from 'react';
import { useDraft } from '@kotoba/api-client';
import { maxLength } from '@kotoba/contracts';
import { Button, Dialog, Stack, Text } from '@kotoba/shared-ui/core';
import { NoteField, SelectInput } from '@kotoba/shared-ui/forms';
import type { SentenceLanguage, useSentence } from './use-sentence';
import { useBusy } from '../host';
import { useTexts } from '../texts';

export interface CustomizeSentenceProps {
  /** The word's. */
  readonly id: number;
  readonly open: boolean;
  readonly sentence: ReturnType<typeof useSentence>;
  readonly onClose: () => void;
}

const LANGUAGES = ['ja', 'en'] as const;

/** The learner's own example. What is typed stays when saving fails, the dialog is closed or the session ends. */
export function CustomizeSentence({ id, open, sentence, onClose }: CustomizeSentenceProps) {
  const { t } = useTexts();
  const [language, setLanguage] = useState<SentenceLanguage>('ja');
  const [text, setText] = useDraft(`vocabulary.sentence.${id}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const ready = text.trim() !== '' && !sentence.busy;
  useBusy(open && text !== '');

  async function update(): Promise<void> {
    if (!ready || !(await sentence.update(text.trim(), language))) return;
    setText('');
    onClose();
  }
  async function regenerate(): Promise<void> {
    if (await sentence.regenerate()) onClose();
  }

  return (
    <Dialog
      open={open}
      title={t('sentence.title')}
      onClose={onClose}
      busy={sentence.busy}
      size="large"
      initialFocus={field}
      closeHidden
      actions={
        <>
          <Button disabled={sentence.busy} onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button disabled={sentence.busy} onClick={() => void regenerate()}>
            {t('sentence.auto')}
          </Button>
          <Button variant="primary" disabled={!ready} busy={sentence.busy} onClick={() => void update()}>
            {t('sentence.update')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text tone="soft">{t('sentence.text')}</Text>
        <SelectInput
          label={t('sentence.language')}
          options={LANGUAGES.map((value) => ({ value, label: t(`sentence.${value}`) }))}
          value={language}
          onChange={setLanguage}
          disabled={sentence.busy}
        />
        <NoteField
          ref={field}
          label={t('sentence.field')}
          labelHidden={false}
          lang={language}
          value={text}
          onChange={setText}
          onSubmit={() => void update()}
          maxLength={maxLength.sentence}
          disabled={sentence.busy}
        />
      </Stack>
    </Dialog>
  );
}
