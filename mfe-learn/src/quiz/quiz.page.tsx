import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { parseId, paths } from '@kotoba/contracts';
import { Navigate, useParams, useNavigate } from '@kotoba/federation/router';
import {
  Card,
  notify,
  SkeletonForm,
  SkeletonGroup,
  SkeletonText,
  Text,
  Button,
  ConfirmDialog,
  Grid,
  Icon,
  Notice,
  Stack,
} from '@kotoba/shared-ui/core';
import type { LearningSession } from '@kotoba/api-client';
import { modeName, wantedOf } from '../modes';
import { useTexts } from '../texts';
import { useOpenedSession } from '../use-opened-session';
import { Introduction, IntroductionProgress, useIntroductions } from './introduction';
import { keepFocus } from './phone';
import { PictureCard } from './picture-card';
import { canAccept, canWrapUp, currentItem, isKnown, itemsLeft, progressOf } from './quiz-machine';
import { QuizFrame, QuizProgress } from './quiz-frame';
import { QuizTools, ShortcutsDialog } from './quiz-tools';
import type { Outbox } from './use-outbox';
import { usePrefetchSound } from './use-prefetch-sound';
import { useQuiz } from './use-quiz';
import { useQuizSettings } from './use-quiz-settings';
import { useReveal } from './use-reveal';
import { WordCard } from './word-card';
import { useBusy } from '../host';
import { useShortcuts } from '../use-shortcuts';

/** Says that there is no way to the server, and how many answers wait to be checked. */
function OutboxNotice({ outbox }: { readonly outbox: Outbox }) {
  const { t } = useTexts();
  const { count, isOnline, checking, unreached } = outbox;
  if (isOnline && !unreached && count === 0) return null;
  const known = unreached ? 'offline.unreached' : 'offline.checking';
  // While the server is not reached the button stays where it is, also during a try.
  const retry = isOnline && (unreached || !checking) && (
    <Button size="small" onMouseDown={keepFocus} onClick={outbox.flush}>
      {t('offline.retry')}
    </Button>
  );
  return (
    <Notice tone="yamabuki" icon="offline" announce="polite" action={retry || undefined}>
      {t(isOnline ? known : 'offline.text', { count })}
    </Notice>
  );
}

/** The focus is on nothing that takes keys. */
const isNowhere = (at: Element | null): boolean =>
  at === null || at === document.body || at.matches(':disabled');

/** One running session: its words, one after the other. */
function Quiz({ session }: { readonly session: LearningSession }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const settings = useQuizSettings();
  const [ending, setEnding] = useState(false);
  const [helping, setHelping] = useState(false);
  const quiz = useQuiz(session, { autoAdvance: settings.autoAdvance, covered: ending || helping });
  const introductions = useIntroductions(session);
  const introducing = introductions.words.length > 0;
  const { state } = quiz;
  const sounds = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLElement>(null);
  useBusy(true);
  // What was pressed may be gone by now: the keys are not left with nothing.
  useEffect(() => {
    if (!ending && !helping && isNowhere(document.activeElement)) box.current?.focus({ preventScroll: true });
  });

  const asked = currentItem(state);
  const reveal = useReveal(state.answer, canAccept(state));
  const { held } = reveal;
  const item = session.learnDetails.find(
    ({ vocabularyId }) => vocabularyId !== null && vocabularyId === asked?.vocabularyId,
  );
  // The next word does not wait for what stands around it.
  const picture = useDeferredValue(
    item?.vocabulary && (
      <PictureCard word={item.vocabulary} asked={wantedOf(item.mode)} open={!held && isKnown(state)} />
    ),
  );
  const tools = useDeferredValue(
    <QuizTools
      canUndo={state.history.length > 0 || quiz.outbox.count > 0}
      slow={quiz.slow || quiz.outbox.sending}
      canWrapUp={canWrapUp(state)}
      onUndo={quiz.undo}
      onWrapUp={quiz.wrapUp}
    />,
  );
  // Of this one for the time after the answer, when it is soon left; of the next one while this one is asked.
  const [shown, next] = introducing
    ? introductions.words.map(({ id }) => id)
    : state.queue.slice(state.index).map(({ vocabularyId }) => vocabularyId);
  usePrefetchSound(shown, next);

  function openEnd(): void {
    quiz.cancelAdvance();
    setEnding(true);
  }
  function help(): void {
    quiz.cancelAdvance();
    setHelping(true);
  }
  const play = (): void => sounds.current?.querySelector('button')?.click();
  const ofQuestion = {
    f: held ? reveal.reveal : quiz.toggleReview,
    s: () => !held && quiz.accept(),
    z: quiz.undo,
    w: () => canWrapUp(state) && quiz.wrapUp(),
    c: quiz.cancelAdvance,
  };
  useShortcuts({ ...(!introducing && ofQuestion), j: play, '?': help });

  function goBack(): void {
    // It does not run on behind somebody who goes elsewhere.
    quiz.cancelAdvance();
    void navigate(paths.learn);
  }
  return (
    <QuizFrame
      mode={modeName(session.mode)}
      progress={
        introducing ? (
          <IntroductionProgress introductions={introductions} />
        ) : (
          <QuizProgress {...progressOf(state)} left={itemsLeft(state).length} />
        )
      }
      onClose={openEnd}
      onHelp={help}
    >
      <OutboxNotice outbox={quiz.outbox} />
      {introducing && <Introduction introductions={introductions} sounds={sounds} />}
      {!introducing && item?.vocabulary && (
        <Grid columns={{ xs: 1, md: '3fr 2fr' }} gap={{ xs: 4, md: 6 }} align="start">
          <Stack gap={2}>
            <WordCard
              sessionId={session.id}
              item={item}
              word={item.vocabulary}
              quiz={quiz}
              reveal={reveal}
              sounds={sounds}
              box={box}
            />
            {tools}
          </Stack>
          {picture}
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
      >
        <Stack gap={3} align="start" sx={{ paddingTop: '12px' }}>
          <Text tone="soft">{t('quiz.backText')}</Text>
          <Button icon={<Icon name="arrowLeft" size={18} />} disabled={quiz.leaving} onClick={goBack}>
            {t('quiz.back')}
          </Button>
        </Stack>
      </ConfirmDialog>
      <ShortcutsDialog open={helping} onClose={() => setHelping(false)} />
    </QuizFrame>
  );
}

function NotThere() {
  const { t } = useTexts();
  useEffect(() => notify.error(t('quiz.loadFailed')), [t]);
  return <Navigate to={paths.learn} replace />;
}

/**
 * The quiz. An id that is none, an unknown session or a failed load lead back with a word; an ended session leads to
 * its results.
 */
export function Component() {
  const { t } = useTexts();
  const id = parseId(useParams().sessionId);
  const navigate = useNavigate();
  const { session, error } = useOpenedSession(id);
  if (id === null || error) return <NotThere />;
  if (!session) {
    return (
      <QuizFrame mode={modeName(undefined)} onClose={() => void navigate(paths.learn)}>
        <SkeletonGroup label={t('quiz.loading')}>
          <SkeletonText lines={2} />
          <Card padding="snug">
            <SkeletonText lines={2} />
            <SkeletonForm fields={1} />
          </Card>
        </SkeletonGroup>
      </QuizFrame>
    );
  }
  if (session.endedAt !== null) return <Navigate to={paths.learnResults(session.id)} replace />;
  return <Quiz key={session.id} session={session} />;
}
