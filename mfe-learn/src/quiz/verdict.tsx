import { JapaneseText, isJapanese, Notice, RichText, Stack, Text } from '@kotoba/shared-ui/core';
import { isNearMiss } from './character-diff';
import { explanationOf } from './explanation';
import { NearMiss } from './near-miss';
import { OtherWord } from './other-word';
import { TypedWrong } from './verdict-actions';
import type { SessionVocabulary } from '@kotoba/api-client';
import type { Answer } from './quiz-machine';
import { useTexts } from '../texts';

const look = {
  correct: { tone: 'matsu', icon: 'checkCircle', title: 'quiz.correct' },
  retry: { tone: 'yamabuki', icon: 'retry', title: 'quiz.retry' },
  incorrect: { tone: 'beni', icon: 'error', title: 'quiz.incorrect' },
  rejected: { tone: 'yamabuki', icon: 'info', title: 'quiz.rejected' },
} as const;

const parts = { ja: (inside: string) => <JapaneseText tone="inherit">{inside}</JapaneseText> };

/** The meaning that came nearest: what a slip was meant to be, else the right answer when it is one word or phrase. */
const wantedOf = ({ matched, correctAnswer }: Answer): string => matched ?? correctAnswer;

export interface VerdictProps {
  readonly answer: Answer;
  /** The word that the answer was for. */
  readonly asked: SessionVocabulary;
  /** The right answer, and what would tell it, is held back: a slip of the fingers can be taken back without having seen it. */
  readonly held: boolean;
  readonly onUndo: () => void;
}

/** Why, and what the right answer is. */
function Explained({ answer, asked }: Pick<VerdictProps, 'answer' | 'asked'>) {
  const { t } = useTexts();
  const explanation = explanationOf(answer);
  const right = answer.correctAnswer;
  const wanted = wantedOf(answer);
  const differs = wanted !== '' && answer.reason !== 'exact' && isNearMiss(answer.typed, wanted);
  return (
    <>
      {explanation !== null && (
        <Text size="sm" tone="inherit">
          <RichText text={explanation} parts={parts} />
        </Text>
      )}
      {right && right !== answer.matched && (
        <Text size="sm" tone="inherit">
          {t('quiz.rightAnswer')}{' '}
          {isJapanese(right) ? <JapaneseText tone="inherit">{right}</JapaneseText> : right}
        </Text>
      )}
      {differs && <NearMiss typed={answer.typed} wanted={wanted} />}
      {answer.other && (
        <OtherWord word={answer.other} asked={answer.verdict === 'incorrect' ? asked : null} />
      )}
    </>
  );
}

/**
 * The verdict in colour, icon and words, with its reason and the right answer; announced when it appears. A near miss shows where it
 * missed, another saved word stands beside the one that was asked.
 */
export function Verdict({ answer, asked, held, onUndo }: VerdictProps) {
  const { t } = useTexts();
  const { tone, icon, title } = look[answer.verdict];
  return (
    <Notice tone={tone} icon={icon} announce={answer.verdict === 'correct' ? 'polite' : 'assertive'}>
      <Stack gap={1}>
        <Text as="strong" weight="semibold" tone="inherit">
          {t(title)}
        </Text>
        {held ? (
          <div>
            <TypedWrong onUndo={onUndo} />
          </div>
        ) : (
          <Explained answer={answer} asked={asked} />
        )}
      </Stack>
    </Notice>
  );
}
