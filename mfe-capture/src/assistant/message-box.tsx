import { useDraft } from '@kotoba/api-client';
import { maxLength } from '@kotoba/contracts';
import { Icon, IconButton, Row } from '@kotoba/shared-ui/core';
import { NoteField } from '@kotoba/shared-ui/forms';
import { DictationButton } from './dictation-button';
import { useSpokenText } from './use-spoken-text';
import { isTooLong, lengthOf } from '../length';
import { useTexts } from '../texts';

interface MessageBoxProps {
  /** An answer is on its way: nothing can be sent, and it can be stopped. */
  readonly sending: boolean;
  readonly onSend: (content: string) => void;
  readonly onStop: () => void;
}

/** The message that is being written. Enter sends, Shift+Enter makes a line; a composition is left alone. */
export function MessageBox({ sending, onSend, onStop }: MessageBoxProps) {
  const { t } = useTexts();
  const [text, setText] = useDraft('capture.message');
  const { cancel, ...dictation } = useSpokenText(text, setText);
  const tooLong = isTooLong(text, maxLength.message);
  const ready = text.trim() !== '' && !sending && !tooLong;

  function send(): void {
    if (!ready) return;
    cancel();
    onSend(text.trim());
    setText('');
  }

  return (
    <NoteField
      label={t('message.field')}
      placeholder={t(dictation.isListening ? 'dictation.listening' : 'message.placeholder')}
      value={text}
      onChange={(typed) => {
        // Who types has said what is to be said: the two do not write over each other.
        cancel();
        setText(typed);
      }}
      onSubmit={send}
      error={tooLong ? t('message.tooLong', { length: lengthOf(text), most: maxLength.message }) : undefined}
      end={
        <Row gap={0} wrap={false}>
          <DictationButton {...dictation} />
          {sending && <IconButton label={t('message.stop')} icon={<Icon name="stop" />} onClick={onStop} />}
          <IconButton
            label={t('message.send')}
            icon={<Icon name="send" />}
            tone="ai"
            disabled={!ready}
            onClick={send}
          />
        </Row>
      }
    />
  );
}
