import { useEffect, useRef, useState } from 'react';
import { parseId, paths } from '@kotoba/contracts';
import { Navigate, useParams, useNavigate } from '@kotoba/federation/router';
import {
  Card,
  notify,
  Page,
  SkeletonForm,
  SkeletonGroup,
  SkeletonText,
  Text,
  Button,
  ConfirmDialog,
  Grid,
  Icon,
  IconButton,
  Notice,
  Stack,
} from '@kotoba/shared-ui/core';
import { ProgressBar } from '@kotoba/shared-ui/data';
import type { LearningSession } from '@kotoba/api-client';
import { modeName } from '../modes';
import { useTexts } from '../texts';
import { useOpenedSession } from '../use-opened-session';
import { keepFocus } from './phone';
import { PictureCard } from './picture-card';
import { canAccept, canWrapUp, currentItem, isKnown, progressOf } from './quiz-machine';
import { QuizTools, ShortcutsDialog } from './quiz-tools';
import type { Outbox } from './use-outbox';
import { usePrefetchSound } from './use-prefetch-sound';
import { useQuiz } from './use-quiz';
import { useQuizSettings } from './use-quiz-settings';
import { useReveal } from './use-reveal';
import { WordCard } from './word-card';
import { useBusy } from '../host';
import { useShortcuts } from '../use-shortcuts';

interface QuizHeaderProps {
  readonly mode: string;
  readonly position: number;
  readonly total: number;
  readonly percent: number;
}

/** The session's mode in words, and how far it is: "n/total words" and a rounded percent. */
function QuizHeader({ mode, position, total, percent }: QuizHeaderProps) {
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
}

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
  const { state } = quiz;
  const sounds = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
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
  // Of this one for the time after the answer, when it is soon left; of the next one while this one is asked.
  usePrefetchSound(asked?.vocabularyId, state.queue[state.index + 1]?.vocabularyId);

  function openEnd(): void {
    quiz.cancelAdvance();
    setEnding(true);
  }
  function help(): void {
    quiz.cancelAdvance();
    setHelping(true);
  }
  useShortcuts({
    f: held ? reveal.reveal : quiz.toggleReview,
    j: () => sounds.current?.querySelector('button')?.click(),
    s: () => !held && quiz.accept(),
    z: quiz.undo,
    w: () => canWrapUp(state) && quiz.wrapUp(),
    c: quiz.cancelAdvance,
    '?': help,
  });

  const back = (
    <div>
      <Button
        variant="quiet"
        size="small"
        icon={<Icon name="arrowLeft" size={18} />}
        style={{ marginInlineStart: -12 }}
        onClick={() => {
          // It does not run on behind somebody who goes elsewhere.
          quiz.cancelAdvance();
          void navigate(paths.learn);
        }}
      >
        {t('quiz.back')}
      </Button>
    </div>
  );
  return (
    <Page
      title={t('quiz.title')}
      documentTitle={t('quiz.title')}
      dense
      back={back}
      actions={
        <IconButton
          label={t('quiz.end')}
          icon={<Icon name="close" />}
          outlined
          onMouseDown={keepFocus}
          onClick={openEnd}
        />
      }
    >
      <QuizHeader mode={modeName(session.mode)} {...progressOf(state)} />
      <OutboxNotice outbox={quiz.outbox} />
      {item?.vocabulary && (
        <Grid columns={{ xs: 1, md: '3fr 2fr' }} gap={{ xs: 4, md: 6 }} align="start">
          <Stack gap={2}>
            <WordCard
              sessionId={session.id}
              mode={item.mode}
              word={item.vocabulary}
              apart={item.apart}
              quiz={quiz}
              reveal={reveal}
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
          <PictureCard word={item.vocabulary} open={!held && isKnown(state)} />
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
  const { session, error } = useOpenedSession(id);
  if (id === null || error) return <NotThere />;
  if (!session) {
    return (
      <Page title={t('quiz.title')} documentTitle={t('quiz.title')}>
        <Text tone="soft">{modeName(undefined)}</Text>
        <SkeletonGroup label={t('quiz.loading')}>
          <SkeletonText lines={2} />
          <Card padding="snug">
            <SkeletonText lines={2} />
            <SkeletonForm fields={1} />
          </Card>
        </SkeletonGroup>
      </Page>
    );
  }
  if (session.endedAt !== null) return <Navigate to={paths.learnResults(session.id)} replace />;
  return <Quiz key={session.id} session={session} />;
}
