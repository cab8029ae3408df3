import { Icon, IconButton, Menu, notify } from '@kotoba/shared-ui/core';
import { recognition, spokenLanguages } from './speech-recognition';
import { useDictation } from './use-dictation';
import { useTexts } from '../texts';

interface DictationProps {
  readonly onText: (heard: string) => void;
}

/** Speaks a message instead of typing it, in Japanese or in English; nothing where the browser cannot listen. */
export function Dictation({ onText }: DictationProps) {
  const { t } = useTexts();
  const { isListening, start, stop } = useDictation({
    onText,
    onFailed: () => notify.error(t('dictation.failed')),
  });
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
