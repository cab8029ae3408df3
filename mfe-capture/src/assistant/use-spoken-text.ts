import { useRef } from 'react';
import { hasJapanese } from '@kotoba/japanese';
import { notify } from '@kotoba/shared-ui/core';
import type { RecognitionError } from './speech-recognition';
import { useDictation, type Dictation } from './use-dictation';
import { t } from '../texts';

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

/** Writes what is spoken behind a text, while it is spoken. What was typed before stays, whatever becomes of the listening. */
export function useSpokenText(text: string, setText: (text: string) => void): Dictation {
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
