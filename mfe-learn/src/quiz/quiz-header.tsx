import { ProgressBar, Stack, Text } from '@kotoba/shared-ui/core';
import { progressOf, type QuizState } from './quiz-machine';
import { useTexts } from '../texts';

/** The session's mode in words, and how far it is: "n/total words" and a rounded percent. */
export function QuizHeader({ mode, state }: { readonly mode: string; readonly state: QuizState }) {
  const { t } = useTexts();
  const { position, total, percent } = progressOf(state);
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
}
