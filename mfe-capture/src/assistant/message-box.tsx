import { useDraft } from '@kotoba/api-client';
import { maxLength } from '@kotoba/contracts';
import { Icon, IconButton, Row, Menu, notify } from '@kotoba/shared-ui/core';
import { NoteField } from '@kotoba/shared-ui/inputs';
import { useRef } from 'react';
import { hasJapanese } from '@kotoba/japanese';
import { isTooLong, lengthOf } from '../length';
import { useTexts, t } from '../texts';
import {
  recognition,
  spokenLanguages,
  type Dictation,
  type RecognitionError,
  useDictation,
} from './use-dictation';

/** Speaks a message instead of typing it, in Japanese or in English; nothing where the browser cannot listen. */
function DictationButton({ isListening, start, stop }: Omit<Dictation, 'cancel'>) {
  const { t } = useTexts();
  if (!recognition()) return null;
  if (isListening) {
    return (
      <IconButton label={t('dictation.stop')} icon={<Icon name="mic" />} tone="beni" pressed onClick={stop} />
    );
  }
  return (
    <Menu
      trigger={(props) => <IconButton label={t('dictation.start')} icon={<Icon name="mic" />} {...props} />}
      items={spokenLanguages.map((language) => ({
        id: language,
        label: t(`dictation.${language}`),
        onSelect: () => start(language),
      }))}
    />
  );
}

/** What a learner can do about it, by what went wrong; everything else is the microphone's. */
const REASONS: Partial<Record<RecognitionError, 'notAllowed' | 'nothing' | 'network' | 'language'>> = {
  'not-allowed': 'notAllowed',
  'service-not-allowed': 'notAllowed',
  'no-speech': 'nothing',
  network: 'network',
  'language-not-supported': 'language',
};

/** Behind what is there already; English is set apart by a space. */
function joined(before: string, heard: string): string {
  const isApart =
    before === '' || /\s$/.test(before) || (hasJapanese(before.slice(-1)) && hasJapanese(heard[0] ?? ''));
  return `${before}${isApart ? '' : ' '}${heard}`;
}

/**
 * Writes what is spoken behind a text, while it is spoken. What was typed before stays, whatever becomes of the
 * listening.
 */
function useSpokenText(text: string, setText: (text: string) => void): Dictation {
  const before = useRef('');
  const dictation = useDictation({
    onText: (heard) => setText(joined(before.current, heard)),
    onFailed: (error) => notify.error(t(`dictation.failed.${REASONS[error] ?? 'microphone'}`)),
  });
  return {
    ...dictation,
    start: (language) => {
      before.current = text;
      dictation.start(language);
    },
  };
}

interface MessageBoxProps {
  /** An answer is pending: nothing can be sent, and it can be stopped. */
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
