import { useState } from 'react';
import { moraCount } from '@kotoba/japanese';
import { Button, Icon, Text } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

/** On demand: how long the wanted word is, where one meaning has several words. */
export function MoraHint({ kana, partOfSpeech }: { readonly kana: string; readonly partOfSpeech: string }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  if (open) {
    return (
      <Text size="sm" tone="soft" role="status">
        {t('quiz.moras', { count: moraCount(kana), partOfSpeech })}
      </Text>
    );
  }
  return (
    <Button variant="quiet" size="small" icon={<Icon name="info" size={16} />} onClick={() => setOpen(true)}>
      {t('quiz.hint')}
    </Button>
  );
}
