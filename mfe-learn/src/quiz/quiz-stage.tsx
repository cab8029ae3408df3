import { memo, useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { ConfirmDialog, Grid, Stack } from '@kotoba/shared-ui/core';
import type { LearningSession } from '@kotoba/api-client';
import { OutboxNotice } from './outbox-notice';
import { PictureCard } from './picture-card';
import { QuizHeader } from './quiz-header';
import { canAccept, canWrapUp, currentItem, isKnown, progressOf } from './quiz-machine';
import { QuizTools } from './quiz-tools';
import { ShortcutsDialog } from './shortcuts-dialog';
import { usePrefetchSound } from './use-prefetch-sound';
import { useQuiz } from './use-quiz';
import { useQuizSettings } from './use-quiz-settings';
import { useReveal } from './use-reveal';
import { WordCard } from './word-card';
import { useShortcuts } from '../use-shortcuts';
import { modeName } from '../mode-name';
import { useSteady } from '../use-steady';
import { useTexts } from '../texts';

/** What the head of the page can do with the quiz below it. */
export interface QuizControls {
  /** The automatic advance does not run on behind somebody who goes elsewhere. */
  readonly cancelAdvance: () => void;
  readonly openEnd: () => void;
}

export interface QuizStageProps {
  readonly session: LearningSession;
  readonly ref: Ref<QuizControls>;
}

// What an answer does not change is not drawn with its verdict.
const EndDialog = memo(ConfirmDialog);

/** The focus is on nothing that takes keys. */
const isNowhere = (at: Element | null): boolean =>
  at === null || at === document.body || at.matches(':disabled');

/** The words of a running session, one after the other. */
export function QuizStage({ session, ref }: QuizStageProps) {
  const { t } = useTexts();
  const settings = useQuizSettings();
  const [ending, setEnding] = useState(false);
  const [helping, setHelping] = useState(false);
  const quiz = useQuiz(session, { autoAdvance: settings.autoAdvance, covered: ending || helping });
  const { state } = quiz;
  const sounds = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  // What was pressed may be gone by now: the keys are not left with nothing.
  useEffect(() => {
    if (!ending && !helping && isNowhere(document.activeElement)) box.current?.focus({ preventScroll: true });
  });

  const item = currentItem(state);
  // The verdict is waited for; what else an answer opens comes right behind it.
  const shown = useReveal(state.answer, canAccept(state));
  const { told, held, reveal } = shown;
  const detail = session.learnDetails.find(
    ({ vocabularyId }) => vocabularyId !== null && vocabularyId === item?.vocabularyId,
  );
  // Of this one for the time after the answer, when it is soon left; of the next one while this one is asked.
  usePrefetchSound(item?.vocabularyId, state.queue[state.index + 1]?.vocabularyId);

  const { openEnd, endNow, stay, help, endHelp } = useSteady({
    openEnd: (): void => {
      quiz.cancelAdvance();
      setEnding(true);
    },
    endNow: () => void quiz.finish(),
    stay: () => setEnding(false),
    help: (): void => {
      quiz.cancelAdvance();
      setHelping(true);
    },
    endHelp: () => setHelping(false),
  });
  const { cancelAdvance } = quiz;
  useImperativeHandle(ref, () => ({ cancelAdvance, openEnd }), [cancelAdvance, openEnd]);
  useShortcuts({
    f: held ? reveal : quiz.toggleReview,
    j: () => sounds.current?.querySelector('button')?.click(),
    s: () => !held && quiz.accept(),
    z: quiz.undo,
    w: () => canWrapUp(state) && quiz.wrapUp(),
    c: quiz.cancelAdvance,
    '?': help,
  });

  return (
    <>
      <QuizHeader mode={modeName(session.mode)} {...progressOf(state)} />
      <OutboxNotice outbox={quiz.outbox} />
      {detail?.vocabulary && (
        <Grid columns={{ xs: 1, md: '3fr 2fr' }} gap={{ xs: 4, md: 6 }} align="start">
          <Stack gap={2}>
            <WordCard
              sessionId={session.id}
              mode={detail.mode}
              word={detail.vocabulary}
              quiz={quiz}
              shown={shown}
              sounds={sounds}
              box={box}
            />
            <QuizTools
              canUndo={state.history.length > 0 || quiz.outbox.count > 0}
              slow={quiz.slow || quiz.outbox.sending}
              canWrapUp={canWrapUp(state)}
              onUndo={quiz.undo}
              onWrapUp={quiz.wrapUp}
              onHelp={help}
            />
          </Stack>
          <PictureCard word={detail.vocabulary} open={told && isKnown(state)} />
        </Grid>
      )}
      <EndDialog
        open={ending}
        title={t('quiz.endTitle')}
        message={t('quiz.endText')}
        confirmLabel={t('quiz.end')}
        cancelLabel={t('quiz.cancel')}
        busy={quiz.leaving}
        onConfirm={endNow}
        onCancel={stay}
      />
      <ShortcutsDialog open={helping} onClose={endHelp} />
    </>
  );
}
