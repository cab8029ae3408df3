import { Icon, IconButton, Menu } from '@kotoba/shared-ui/core';
import { recognition, spokenLanguages } from './speech-recognition';
import type { Dictation } from './use-dictation';
import { useTexts } from '../texts';

/** Speaks a message instead of typing it, in Japanese or in English; nothing where the browser cannot listen. */
export function DictationButton({ isListening, start, stop }: Omit<Dictation, 'cancel'>) {
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
