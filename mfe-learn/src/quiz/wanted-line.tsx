import { Text } from '@kotoba/shared-ui/core';
import { KanaPreview } from './kana-preview';
import type { Wanted } from '../modes';
import { useTexts } from '../texts';

/** Below the box, always one line of the same height: what to type, in words, and while romaji is typed how it reads. */
export function WantedLine({ wanted }: { readonly wanted: Wanted }) {
  const { t } = useTexts();
  if (wanted !== 'english') return <KanaPreview wanted={wanted} />;
  return (
    <Text size="sm" tone="soft">
      {t('quiz.wanted.english')}
    </Text>
  );
}
