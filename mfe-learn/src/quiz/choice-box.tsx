import { isJapanese, Stack, Text, VisuallyHidden } from '@kotoba/shared-ui/core';
import { PickButton } from './pick-button';
import { PickGroup, type PickingProps } from './pick-group';
import { isKnown, isOpen } from './quiz-machine';
import { useShortcuts } from '../use-shortcuts';
import { useTexts } from '../texts';

interface ChoiceBoxProps extends PickingProps {
  readonly choices: readonly string[];
  readonly right: string;
}

/** Four meanings, of which one is pressed: that is the answer. */
export function ChoiceBox({ choices, right, ...picking }: ChoiceBoxProps) {
  const { t } = useTexts();
  const { quiz, reveal } = picking;
  const { state } = quiz;
  const closed = !isOpen(state) || quiz.slow;
  const isTold = isKnown(state) && !reveal.held;
  const pick = (choice: string): void => {
    if (!closed) void quiz.submit(choice);
  };
  useShortcuts(Object.fromEntries(choices.map((choice, index) => [String(index + 1), () => pick(choice)])));
  const verdictOf = (choice: string) => {
    if (isTold && choice === right) return 'right';
    return state.answer?.typed === choice && state.answer.verdict === 'incorrect' ? 'wrong' : undefined;
  };
  return (
    <Stack gap={2}>
      <PickGroup label={t('quiz.choices')} {...picking}>
        {choices.map((choice, index) => {
          const verdict = verdictOf(choice);
          return (
            <PickButton
              key={choice}
              wide
              number={index + 1}
              disabled={closed}
              verdict={verdict}
              lang={isJapanese(choice) ? 'ja' : undefined}
              onPress={() => pick(choice)}
            >
              {choice}
              {verdict && (
                <VisuallyHidden>
                  {', '}
                  {t(verdict === 'right' ? 'quiz.rightChoice' : 'quiz.yourChoice')}
                </VisuallyHidden>
              )}
            </PickButton>
          );
        })}
      </PickGroup>
      <Text size="sm" tone="soft">
        {t('quiz.wanted.choice')}
      </Text>
    </Stack>
  );
}
