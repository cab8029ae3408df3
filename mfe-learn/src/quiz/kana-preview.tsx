import { memo, use, useDeferredValue } from 'react';
import { hasLatin, parseRomaji } from '@kotoba/japanese';
import { JapaneseText, Text } from '@kotoba/shared-ui/core';
import { Typed } from './typed';
import { useTexts } from '../texts';

/** How typed romaji is read; nothing for a text without Latin letters. The box itself is never rewritten. */
const kanaOfTyped = (typed: string): string | null => (hasLatin(typed) ? parseRomaji(typed.trim()).p1 : null);

interface KanaPreviewProps {
  readonly wanted: 'kana' | 'japanese';
}

const Reading = memo(function Reading({ typed, wanted }: KanaPreviewProps & { readonly typed: string }) {
  const { t } = useTexts();
  const kana = kanaOfTyped(typed);
  return (
    <Text size="sm" tone="soft" style={{ lineHeight: '26px' }}>
      {kana === null ? (
        t(`quiz.wanted.${wanted}`)
      ) : (
        <>
          {t('quiz.readsAs')} <JapaneseText style={{ lineHeight: 1 }}>{kana}</JapaneseText>
        </>
      )}
    </Text>
  );
});

/** What is wanted, in words, and while romaji is typed how it reads. One line, so that nothing moves. A key shows in the box before it is read. */
export function KanaPreview({ wanted }: KanaPreviewProps) {
  return <Reading typed={useDeferredValue(use(Typed))} wanted={wanted} />;
}
