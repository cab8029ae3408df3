import { useDraft } from '@kotoba/api-client';
import { maxLength } from '@kotoba/contracts';
import { Icon, IconButton, Row } from '@kotoba/shared-ui/core';
import { NoteField } from '@kotoba/shared-ui/forms';
import { Dictation } from './dictation';
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
  const tooLong = isTooLong(text, maxLength.message);
  const ready = text.trim() !== '' && !sending && !tooLong;

  function send(): void {
    if (!ready) return;
    onSend(text.trim());
    setText('');
  }

  return (
    <NoteField
      label={t('message.field')}
      placeholder={t('message.placeholder')}
      value={text}
      onChange={setText}
      onSubmit={send}
      error={tooLong ? t('message.tooLong', { length: lengthOf(text), most: maxLength.message }) : undefined}
      end={
        <Row gap={0} wrap={false}>
          <Dictation onText={(heard) => setText(text === '' ? heard : `${text} ${heard}`)} />
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
