import { memo, useRef, useState } from 'react';
import { paths } from '@kotoba/contracts';
import { useNavigate } from '@kotoba/federation/router';
import { Button, ConfirmDialog, Grid, Icon, IconButton, Page, Stack } from '@kotoba/shared-ui/core';
import type { LearningSession } from '@kotoba/api-client';
import { usePainted } from './after-paint';
import { keepFocus } from './keep-focus';
import { OutboxNotice } from './outbox-notice';
import { PictureCard } from './picture-card';
import { QuizHeader } from './quiz-header';
import { canWrapUp, currentItem, isKnown, progressOf } from './quiz-machine';
import { QuizTools } from './quiz-tools';
import { ShortcutsDialog } from './shortcuts-dialog';
import { usePrefetchSound } from './use-prefetch-sound';
import { useQuiz } from './use-quiz';
import { useQuizSettings } from './use-quiz-settings';
import { WordCard } from './word-card';
import { useShortcuts } from '../use-shortcuts';
import { useBusy } from '../host';
import { modeName } from '../mode-name';
import { useSteady } from '../use-steady';
import { useTexts } from '../texts';

/** Memoised, as what stands around the word is: a verdict does not wait for it. */
const BackToLearning = memo(function BackToLearning({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        icon={<Icon name="arrowLeft" size={18} />}
        style={{ marginInlineStart: -12 }}
        onClick={() => {
          onPress();
          void navigate(paths.learn);
        }}
      >
        {t('quiz.back')}
      </Button>
    </div>
  );
});

const EndButton = memo(function EndButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTexts();
  return (
    <IconButton
      label={t('quiz.end')}
      icon={<Icon name="close" />}
      outlined
      onMouseDown={keepFocus}
      onClick={onPress}
    />
  );
});

/** One running session. */
export function Quiz({ session }: { readonly session: LearningSession }) {
  const { t } = useTexts();
  const settings = useQuizSettings();
  const [ending, setEnding] = useState(false);
  const [helping, setHelping] = useState(false);
  const quiz = useQuiz(session, { autoAdvance: settings.autoAdvance, covered: ending || helping });
  const { state } = quiz;
  const sounds = useRef<HTMLDivElement>(null);
  useBusy(true);

  const item = currentItem(state);
  // The verdict is waited for; what else an answer opens comes right behind it.
  const told = usePainted(state.answer);
  const detail = session.learnDetails.find(
    ({ vocabularyId }) => vocabularyId !== null && vocabularyId === item?.vocabularyId,
  );
  // Of this one for the time after the answer, when it is soon left; of the next one while this one is asked.
  usePrefetchSound(item?.vocabularyId);
  usePrefetchSound(state.queue[state.index + 1]?.vocabularyId);

  const { openEnd, help } = useSteady({
    openEnd: (): void => {
      quiz.cancelAdvance();
      setEnding(true);
    },
    help: (): void => {
      quiz.cancelAdvance();
      setHelping(true);
    },
  });
  useShortcuts({
    f: quiz.toggleReview,
    j: () => sounds.current?.querySelector('button')?.click(),
    s: quiz.accept,
    z: quiz.undo,
    w: () => canWrapUp(state) && quiz.wrapUp(),
    c: quiz.cancelAdvance,
    '?': help,
  });

  return (
    <Page
      title={t('quiz.title')}
      documentTitle={t('quiz.title')}
      dense
      back={<BackToLearning onPress={quiz.cancelAdvance} />}
      actions={<EndButton onPress={openEnd} />}
    >
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
              told={told}
              sounds={sounds}
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
      <ConfirmDialog
        open={ending}
        title={t('quiz.endTitle')}
        message={t('quiz.endText')}
        confirmLabel={t('quiz.end')}
        cancelLabel={t('quiz.cancel')}
        busy={quiz.leaving}
        onConfirm={() => void quiz.finish()}
        onCancel={() => setEnding(false)}
      />
      <ShortcutsDialog open={helping} onClose={() => setHelping(false)} />
    </Page>
  );
}
