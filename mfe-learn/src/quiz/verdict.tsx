import { JapaneseText, isJapanese, Notice, RichText, Text } from '@kotoba/shared-ui/core';
import { explanationOf } from './explanation';
import type { Answer } from './quiz-machine';
import { useTexts } from '../texts';

const look = {
  correct: { tone: 'matsu', icon: 'checkCircle', title: 'quiz.correct' },
  retry: { tone: 'yamabuki', icon: 'retry', title: 'quiz.retry' },
  incorrect: { tone: 'beni', icon: 'error', title: 'quiz.incorrect' },
  rejected: { tone: 'yamabuki', icon: 'info', title: 'quiz.rejected' },
} as const;

const parts = { ja: (inside: string) => <JapaneseText tone="inherit">{inside}</JapaneseText> };

/** The verdict in colour, icon and words, with its reason and the right answer; announced when it appears. */
export function Verdict({ answer }: { readonly answer: Answer }) {
  const { t } = useTexts();
  const { tone, icon, title } = look[answer.verdict];
  const explanation = explanationOf(answer);
  const right = answer.correctAnswer;
  return (
    <Notice tone={tone} icon={icon} announce={answer.verdict === 'correct' ? 'polite' : 'assertive'}>
      <Text as="strong" weight="semibold" tone="inherit">
        {t(title)}
      </Text>
      {explanation !== null && (
        <Text size="sm" tone="inherit">
          <RichText text={explanation} parts={parts} />
        </Text>
      )}
      {right && (
        <Text size="sm" tone="inherit">
          {t('quiz.rightAnswer')}{' '}
          {isJapanese(right) ? <JapaneseText tone="inherit">{right}</JapaneseText> : right}
        </Text>
      )}
    </Notice>
  );
}
