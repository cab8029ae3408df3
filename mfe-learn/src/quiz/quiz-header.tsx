import { memo } from 'react';
import { Stack, Text } from '@kotoba/shared-ui/core';
import { ProgressBar } from '@kotoba/shared-ui/data';
import { useTexts } from '../texts';

export interface QuizHeaderProps {
  readonly mode: string;
  readonly position: number;
  readonly total: number;
  readonly percent: number;
}

/** The session's mode in words, and how far it is: "n/total words" and a rounded percent. */
export const QuizHeader = memo(function QuizHeader({ mode, position, total, percent }: QuizHeaderProps) {
  const { t } = useTexts();
  return (
    <Stack gap={2}>
      <Text tone="soft">{mode}</Text>
      <ProgressBar
        value={position}
        max={Math.max(1, total)}
        label={t('quiz.progressLabel')}
        valueText={t('quiz.progress', { position, total })}
        detail={t('quiz.percent', { percent })}
      />
    </Stack>
  );
});
