import { useRef, useState } from 'react';
import { Card, ConfirmDialog, Grid, Page, Section, Stack } from '@kotoba/shared-ui/core';
import { Switch } from '@kotoba/shared-ui/forms';
import type { LearningSession } from '@kotoba/api-client';
import { AnswerBox } from './answer-box';
import { NextButton } from './next-button';
import { OutboxNotice } from './outbox-notice';
import { PictureCard } from './picture-card';
import { Prompt } from './prompt';
import { QuizHeader } from './quiz-header';
import { QuizTools } from './quiz-tools';
import { Hint } from './hint';
import { canWrapUp, currentItem } from './quiz-machine';
import { Revealed } from './revealed';
import { ShortcutsDialog } from './shortcuts-dialog';
import { usePrefetchSound } from './use-prefetch-sound';
import { useQuiz } from './use-quiz';
import { useQuizSettings } from './use-quiz-settings';
import { useShortcuts } from '../use-shortcuts';
import { Verdict } from './verdict';
import { VerdictActions } from './verdict-actions';
import { WaitingVerdict } from './waiting-verdict';
import { useBusy } from '../host';
import { modeName } from '../mode-name';
import { promptOf, wantedOf } from '../modes';
import { useTexts } from '../texts';

/** One running session. */
export function Quiz({ session }: { readonly session: LearningSession }) {
  const { t } = useTexts();
  const settings = useQuizSettings();
  const quiz = useQuiz(session, settings.autoAdvance);
  const { state } = quiz;
  const [ending, setEnding] = useState(false);
  const [helping, setHelping] = useState(false);
  const sounds = useRef<HTMLDivElement>(null);
  useBusy(true);

  const item = currentItem(state);
  const word = session.learnDetails.find((detail) => detail.vocabularyId === item?.vocabularyId)?.vocabulary;
  const following = state.queue[state.index + 1]?.vocabularyId;
  usePrefetchSound(following);

  const openEnd = (): void => {
    quiz.cancelAdvance();
    setEnding(true);
  };
  const help = (): void => {
    quiz.cancelAdvance();
    setHelping(true);
  };
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
    <Page title={t('quiz.title')} documentTitle={t('quiz.title')} subtitle={modeName(session.mode)}>
      <QuizHeader state={state} onEnd={openEnd} />
      <QuizTools state={state} onUndo={quiz.undo} onWrapUp={quiz.wrapUp} onHelp={help} />
      <OutboxNotice outbox={quiz.outbox} />
      {item && word && (
        <Grid columns={{ xs: 1, md: '3fr 2fr' }} gap={6} align="start">
          <Card as="section" aria-label={t('quiz.word')}>
            <Stack gap={6}>
              <Prompt
                word={word}
                prompt={promptOf(session.mode)}
                open={state.review || (item.done && !item.waiting)}
                again={item.again}
                sounds={sounds}
              />
              <Section level={3} title={t('quiz.practice')}>
                <AnswerBox
                  key={`${state.index}-${item.vocabularyId}`}
                  draft={`quiz.${session.id}.${item.vocabularyId}`}
                  state={state}
                  word={word}
                  wanted={wantedOf(session.mode)}
                  onSubmit={quiz.submit}
                  onType={quiz.typed}
                />
              </Section>
              {item.waiting && <WaitingVerdict />}
              {state.answer && <Verdict answer={state.answer} />}
              <VerdictActions
                state={state}
                onUndo={quiz.undo}
                onAccept={quiz.accept}
                onTryAgain={quiz.tryAgain}
              />
              <Switch label={t('quiz.review')} checked={state.review} onChange={quiz.toggleReview} />
              {state.review ? (
                <Revealed word={word} furigana={settings.furigana} />
              ) : (
                <Hint answered={item.done} />
              )}
              <NextButton state={state} busy={quiz.leaving} onNext={quiz.advance} />
            </Stack>
          </Card>
          <PictureCard word={word} />
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
