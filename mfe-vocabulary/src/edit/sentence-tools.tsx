import { useState, useRef } from 'react';
import {
  useRegenerateVocabularyMutation,
  useUpdateVocabularySentenceMutation,
  useDraft,
  type ApiError,
} from '@kotoba/api-client';
import { maxLength } from '@kotoba/contracts';
import { Button, Dialog, Icon, Notice, Row, Stack, Text } from '@kotoba/shared-ui/core';
import { NoteField } from '@kotoba/shared-ui/inputs';
import { SelectInput } from '@kotoba/shared-ui/select';
import { Tools } from './tools';
import { useTexts, t } from '../texts';
import { useRevision, useUndo } from './use-revision';
import { useBusy } from '../host';

type SentenceLanguage = 'en' | 'ja';

/** Another example sentence for a word, or the learner's own. Both give whether it worked. */
function useSentence(vocabulary_id: number) {
  const [regenerate] = useRegenerateVocabularyMutation();
  const [update] = useUpdateVocabularySentenceMutation();
  const { busy, run } = useRevision();
  const { undo, undoable } = useUndo({ vocabulary_id, regenerate_type: 'sentences' }, run);
  /** What the learner should know of their sentence: that the word is not in it. */
  const [note, setNote] = useState<string | null>(null);
  /** "This looks like English.", until the learner says what it is. */
  const [question, setQuestion] = useState<string | null>(null);
  function isQuestion({ code, message }: ApiError): boolean {
    const asked = code === 'OTHER_LANGUAGE';
    if (asked) setQuestion(message);
    return asked;
  }
  return {
    busy,
    note,
    question,
    forgetQuestion: () => setQuestion(null),
    undo: undo && (() => void undo().then((done) => done && setNote(null))),
    regenerate: () =>
      undoable(
        async () => {
          await regenerate({ body: { vocabulary_id, regenerate_type: 'sentences' } }).unwrap();
          setNote(null);
        },
        { done: t('sentence.regenerated'), failed: t('sentence.regenerateFailed') },
      ),
    update: (sentence_input: string, input_language: SentenceLanguage, isSure: boolean) =>
      undoable(
        async () => {
          const sure = isSure ? { as_written: true } : {};
          const answer = await update({
            body: { vocabulary_id, sentence_input, input_language, ...sure },
          }).unwrap();
          setNote(answer.note ?? null);
          setQuestion(null);
        },
        { done: t('sentence.updated'), failed: t('sentence.updateFailed'), asked: isQuestion },
      ),
  };
}

interface CustomizeSentenceProps {
  /** The word's. */
  readonly id: number;
  readonly open: boolean;
  readonly sentence: ReturnType<typeof useSentence>;
  readonly onClose: () => void;
}

const LANGUAGES = ['ja', 'en'] as const;

/** The learner's own example. What is typed stays when saving fails, the dialog is closed or the session ends. */
function CustomizeSentence({ id, open, sentence, onClose }: CustomizeSentenceProps) {
  const { t } = useTexts();
  const [language, setLanguage] = useState<SentenceLanguage>('ja');
  const [text, setText] = useDraft(`vocabulary.sentence.${id}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const ready = text.trim() !== '' && !sentence.busy;
  useBusy(open && text !== '');

  const other = language === 'ja' ? 'en' : 'ja';

  async function update(as: SentenceLanguage = language, isSure = false): Promise<void> {
    if (!ready || !(await sentence.update(text.trim(), as, isSure))) return;
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
          onChange={(value) => {
            setLanguage(value);
            sentence.forgetQuestion();
          }}
          disabled={sentence.busy}
        />
        <NoteField
          ref={field}
          label={t('sentence.field')}
          labelHidden={false}
          lang={language}
          value={text}
          onChange={(value) => {
            setText(value);
            sentence.forgetQuestion();
          }}
          onSubmit={() => void update()}
          maxLength={maxLength.sentence}
          disabled={sentence.busy}
        />
        {sentence.question !== null && (
          <Notice tone="yamabuki" icon="info" announce="polite">
            <Stack gap={2}>
              {sentence.question}
              <Row gap={2}>
                <Button size="small" disabled={sentence.busy} onClick={() => void update(other)}>
                  {t(`sentence.saveAs_${other}`)}
                </Button>
                <Button size="small" disabled={sentence.busy} onClick={() => void update(language, true)}>
                  {t(`sentence.isReally_${language}`)}
                </Button>
              </Row>
            </Stack>
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}

/** The word has no example: the learner is offered to write one. */
export function WriteSentence({ id }: { readonly id: number }) {
  const { t } = useTexts();
  const sentence = useSentence(id);
  const [open, setOpen] = useState(false);
  return (
    <Row>
      <Button size="small" icon={<Icon name="edit" size={18} />} onClick={() => setOpen(true)}>
        {t('word.writeSentence')}
      </Button>
      <CustomizeSentence id={id} open={open} sentence={sentence} onClose={() => setOpen(false)} />
    </Row>
  );
}

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
      {sentence.note !== null && (
        <Notice tone="yamabuki" icon="info" announce="polite">
          {sentence.note}
        </Notice>
      )}
      <CustomizeSentence id={id} open={open} sentence={sentence} onClose={() => setOpen(false)} />
    </>
  );
}
