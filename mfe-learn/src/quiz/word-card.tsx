import { useState, type Ref, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Box, Card, Heading, Row, Stack, Notice, Button, Icon, isComposing } from '@kotoba/shared-ui/core';
import { Switch } from '@kotoba/shared-ui/switch';
import type { SessionItem, SessionVocabulary } from '@kotoba/api-client';
import { AnswerBox } from './answer-box';
import { ChoiceBox } from './choice-box';
import { OrderBox } from './order-box';
import { keepFocus, shortScreen, smallScreen } from './phone';
import { Prompt } from './prompt';
import { canAccept, canLeave, practiceRoundsOf, currentItem, isKnown, isLast, isOpen } from './quiz-machine';
import { Revealed } from './revealed';
import type { Quiz } from './use-quiz';
import type { Reveal } from './use-reveal';
import { ToldApart } from './told-apart';
import { Verdict, VerdictActions, WaitingVerdict } from './verdict';
import { WordHint } from './word-hint';
import { promptOf, wantedOf } from '../modes';
import { sessionDraft } from '../session-drafts';
import { useTexts } from '../texts';

/** While Review is off: what is hidden, and how to see it. */
function Hint({ answered }: { readonly answered: boolean }) {
  const { t } = useTexts();
  return (
    <Notice icon="info">
      <strong>{t(answered ? 'quiz.hintAnswered' : 'quiz.hintTitle')}</strong>{' '}
      {t(answered ? 'quiz.hintAnsweredText' : 'quiz.hintText')}{' '}
      {t(answered ? 'quiz.hintMore' : 'quiz.hintToggle')}
    </Notice>
  );
}

interface HintButtonProps {
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Asks for help with a prompt that fits several words. */
function HintButton({ open, onToggle }: HintButtonProps) {
  const { t } = useTexts();
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Icon name="info" size={16} />}
      aria-expanded={open}
      onClick={onToggle}
    >
      {t('quiz.hint')}
    </Button>
  );
}

/** As long as it passes by itself it is a word beside the switch, also on a phone. */
const passing = { variant: 'quiet', size: 'small', style: { whiteSpace: 'nowrap' } } as const;
const inviting = { variant: 'primary', endIcon: <Icon name="arrowRight" size={18} /> } as const;

interface NextButtonProps {
  /** The automatic advance runs. */
  readonly advancing: boolean;
  /** No word follows. */
  readonly last: boolean;
  readonly busy: boolean;
  readonly onNext: () => void;
}

/**
 * On to the next word. While the automatic advance runs it says so, and a press goes on at once; a held or composing
 * Enter does not.
 */
function NextButton({ advancing, last, busy, onNext }: NextButtonProps) {
  const { t } = useTexts();
  const on = last ? t('quiz.last') : t('quiz.next');
  return (
    <Button
      {...(advancing ? passing : inviting)}
      busy={busy}
      onClick={onNext}
      onKeyDown={(event) => {
        if (event.repeat || isComposing(event)) event.preventDefault();
      }}
    >
      {advancing ? t('quiz.moving') : on}
    </Button>
  );
}

/**
 * Keeps the element that is given the reference in view, with as little scrolling as that takes: whenever `moment`
 * changes, and when the room changes (a phone's keyboard comes). Of one that is higher than the room its beginning is
 * seen: what is asked comes first.
 */
function useStageInView<Element extends HTMLElement>(moment: string): RefObject<Element | null> {
  const stage = useRef<Element>(null);
  // Chromium gives a promise, which an effect must not give back.
  const show = useEffectEvent(() => {
    const element = stage.current;
    if (!element) return;
    const room = window.visualViewport?.height ?? window.innerHeight;
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    const fits = element.offsetHeight + margin <= room;
    void element.scrollIntoView?.({ block: fits ? 'nearest' : 'start' });
  });
  // With the next frame, which lays the page out anyway: asked for at once, that is half of the work of going on.
  useEffect(() => {
    const frame = requestAnimationFrame(() => show());
    return () => cancelAnimationFrame(frame);
  }, [moment]);
  useEffect(() => {
    const onResize = (): void => show();
    const viewport = window.visualViewport;
    viewport?.addEventListener('resize', onResize);
    return () => viewport?.removeEventListener('resize', onResize);
  }, []);
  return stage;
}

export interface WordCardProps {
  readonly sessionId: number;
  /** How this card asks, and with what. */
  readonly item: Pick<SessionItem, 'mode' | 'apart' | 'cloze' | 'choices' | 'order'>;
  readonly word: SessionVocabulary;
  readonly quiz: Quiz;
  readonly reveal: Reveal;
  /** Gets the row of recordings. */
  readonly sounds: Ref<HTMLDivElement>;
  /** Gets the box. */
  readonly box: RefObject<HTMLElement | null>;
}

/** Beside the top bar, over which messages appear, and below it the way on, with the bottom bar of a phone. */
const stageMargin = {
  scrollMarginTop: '72px',
  scrollMarginBottom: 'calc(var(--k-bottom-bar, 0px) + 68px)',
  [shortScreen]: { scrollMarginBottom: '12px' },
};

/** What is asked, the box, the verdict, and the ways on; below them the whole word or a hint. */
export function WordCard({ sessionId, item: asked, word, quiz, reveal, sounds, box }: WordCardProps) {
  const { mode, apart, cloze, choices, order } = asked;
  const { held } = reveal;
  const { t } = useTexts();
  const { state } = quiz;
  const item = currentItem(state);
  // A word that comes back at once is another question.
  const question = sessionDraft(sessionId, `${item?.vocabularyId}.${practiceRoundsOf(state)}`);
  const [hintedAt, setHintedAt] = useState('');
  const hinted = hintedAt === question;
  const moment = [state.index, state.answer?.verdict, item?.waiting, hinted, held].join();
  const stage = useStageInView<HTMLDivElement>(moment);
  const leavable = canLeave(state);
  if (!item) return null;
  const wanted = wantedOf(mode);
  const canHint = (wanted === 'kana' || wanted === 'japanese') && isOpen(state);
  const answering = { ref: box, quiz, reveal };
  const isPicked = choices !== undefined || order !== undefined;
  return (
    <Card as="section" aria-label={t('quiz.word')} padding="snug">
      <Box ref={stage} sx={stageMargin}>
        <Stack gap={3} sx={{ [smallScreen]: { gap: '8px' }, [shortScreen]: { gap: '6px' } }}>
          <Prompt
            word={word}
            prompt={promptOf(mode)}
            isPicked={isPicked}
            cloze={cloze}
            open={!held && isKnown(state)}
            answered={!held && item.done}
            again={item.again}
            position={state.index}
            sounds={sounds}
          />
          {apart && canHint && <ToldApart word={word} traits={apart} />}
          <Box sx={{ [smallScreen]: { display: 'none' }, [shortScreen]: { display: 'none' } }}>
            <Heading level={3}>{t('quiz.practice')}</Heading>
          </Box>
          {choices && <ChoiceBox key={question} {...answering} choices={choices} right={word.enWord} />}
          {order && <OrderBox key={question} {...answering} draft={question} order={order} />}
          {!isPicked && (
            <AnswerBox
              {...answering}
              draft={question}
              wanted={wanted}
              hint={t(cloze ? 'quiz.wanted.gap' : `quiz.wanted.${wanted}`)}
            />
          )}
          {canHint && hinted && (
            <Box sx={{ [shortScreen]: { display: state.answer ? 'none' : undefined } }}>
              <WordHint sessionId={sessionId} word={word} />
            </Box>
          )}
          {item.waiting && <WaitingVerdict />}
          {state.answer && (
            <Verdict
              answer={state.answer}
              asked={word}
              isPicked={isPicked}
              held={held}
              inEnglish={state.inEnglish}
              onUndo={quiz.undo}
            />
          )}
        </Stack>
      </Box>
      <Row justify="between" gap={2} wrap={false} sx={{ minHeight: '48px' }} onMouseDown={keepFocus}>
        <Switch
          label={t('quiz.review')}
          checked={!held && state.review}
          onChange={held ? reveal.reveal : quiz.toggleReview}
        />
        {canHint && <HintButton open={hinted} onToggle={() => setHintedAt(hinted ? '' : question)} />}
        {leavable && (
          <NextButton
            advancing={state.advancing}
            last={isLast(state)}
            busy={quiz.leaving}
            onNext={quiz.advance}
          />
        )}
      </Row>
      {!held && canAccept(state) && (
        <VerdictActions
          isPicked={isPicked}
          {...(order && { acceptLabel: t('quiz.acceptOrder') })}
          onUndo={quiz.undo}
          onAccept={quiz.accept}
        />
      )}
      {item.waiting && !quiz.outbox.sending && <VerdictActions isPicked={isPicked} onUndo={quiz.undo} />}
      {state.review && !held ? (
        <Revealed word={word} asked={state.answer === null} />
      ) : (
        <Hint answered={!held && item.done} />
      )}
    </Card>
  );
}
