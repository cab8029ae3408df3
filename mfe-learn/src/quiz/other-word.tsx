import { paths } from '@kotoba/contracts';
import { JapaneseText, Row, Text, TextLink } from '@kotoba/shared-ui/core';
import type { AnswerResult } from '@kotoba/api-client';
import { useTexts } from '../texts';

/** The other saved word that was typed, beside the one that was asked. */
export function OtherWord({ word }: { readonly word: NonNullable<AnswerResult['other']> }) {
  const { t } = useTexts();
  const { id, enWord, jaWord, reading } = word;
  return (
    <Row gap={2} wrap align="baseline">
      <Text as="span" size="sm" tone="soft">
        {t('quiz.otherWord')}
      </Text>
      <JapaneseText weight="semibold">{jaWord}</JapaneseText>
      {reading !== null && reading !== jaWord && (
        <JapaneseText size="sm" tone="soft">
          {reading}
        </JapaneseText>
      )}
      <TextLink to={paths.vocabularyDetail(id)}>{enWord}</TextLink>
    </Row>
  );
}
