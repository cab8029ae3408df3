import { useState, type Ref, type RefObject } from 'react';
import type { CardMode } from '@kotoba/contracts';
import { Box, Card, Heading, Row, Stack } from '@kotoba/shared-ui/core';
import { Switch } from '@kotoba/shared-ui/forms';
import type { SessionVocabulary } from '@kotoba/api-client';
import { AnswerBox } from './answer-box';
import { Hint } from './hint';
import { HintButton } from './hint-button';
import { keepFocus, shortScreen, smallScreen } from './phone';
import { NextButton } from './next-button';
import { Prompt } from './prompt';
import { canAccept, canLeave, comebacksOf, currentItem, isKnown, isLast, isOpen } from './quiz-machine';
import { Revealed } from './revealed';
import type { Quiz } from './use-quiz';
import type { Reveal } from './use-reveal';
import { useQuizSettings } from './use-quiz-settings';
import { useStageInView } from './use-stage-in-view';
import { Verdict } from './verdict';
import { VerdictActions } from './verdict-actions';
import { WaitingVerdict } from './waiting-verdict';
import { WordHint } from './word-hint';
import { promptOf, wantedOf } from '../modes';
import { sessionDraft } from '../session-drafts';
import { useTexts } from '../texts';

export interface WordCardProps {
  readonly sessionId: number;
  /** How this card asks. */
  readonly mode: CardMode;
  readonly word: SessionVocabulary;
  readonly quiz: Quiz;
  readonly reveal: Reveal;
  /** Gets the row of recordings. */
  readonly sounds: Ref<HTMLDivElement>;
  /** Gets the box. */
  readonly box: RefObject<HTMLInputElement | null>;
}

/** Beside the top bar, over which messages appear, and below it the way on, with the bottom bar of a phone. */
const stageMargin = {
  scrollMarginTop: '72px',
  scrollMarginBottom: 'calc(var(--k-bottom-bar, 0px) + 68px)',
  [shortScreen]: { scrollMarginBottom: '12px' },
};

/** What is asked, the box, the verdict, and the ways on; below them the whole word or a hint. */
export function WordCard({ sessionId, mode, word, quiz, reveal: { held, reveal }, sounds, box }: WordCardProps) {
  const { t } = useTexts();
  const { furigana } = useQuizSettings();
  const { state } = quiz;
  const item = currentItem(state);
  // A word that comes back at once is another question.
  const question = sessionDraft(sessionId, `${item?.vocabularyId}.${comebacksOf(state)}`);
  const [hintedAt, setHintedAt] = useState('');
  const hinted = hintedAt === question;
  const moment = [state.index, state.answer?.verdict, item?.waiting, hinted, held].join();
  const stage = useStageInView<HTMLDivElement>(moment);
  const leavable = canLeave(state);
  if (!item) return null;
  const wanted = wantedOf(mode);
  const canHint = wanted !== 'english' && isOpen(state);
  return (
    <Card as="section" aria-label={t('quiz.word')} padding="snug">
      <Box ref={stage} sx={stageMargin}>
        <Stack gap={3} sx={{ [smallScreen]: { gap: '8px' }, [shortScreen]: { gap: '6px' } }}>
          <Prompt
            word={word}
            prompt={promptOf(mode)}
            open={!held && isKnown(state)}
            answered={!held && item.done}
            again={item.again}
            turn={state.index}
            sounds={sounds}
          />
          <Box sx={{ [smallScreen]: { display: 'none' }, [shortScreen]: { display: 'none' } }}>
            <Heading level={3}>{t('quiz.practice')}</Heading>
          </Box>
          <AnswerBox
            ref={box}
            draft={question}
            open={isOpen(state)}
            verdict={state.answer}
            leavable={leavable}
            held={held}
            slow={quiz.slow}
            wanted={wanted}
            onSubmit={quiz.submit}
            onType={quiz.typed}
            onNext={held ? reveal : quiz.advance}
          />
          {canHint && hinted && (
            <Box sx={{ [shortScreen]: { display: state.answer ? 'none' : undefined } }}>
              <WordHint sessionId={sessionId} word={word} />
            </Box>
          )}
          {item.waiting && <WaitingVerdict />}
          {state.answer && <Verdict answer={state.answer} asked={word} held={held} onUndo={quiz.undo} />}
        </Stack>
      </Box>
      <Row justify="between" gap={2} wrap={false} sx={{ minHeight: '48px' }} onMouseDown={keepFocus}>
        <Switch
          label={t('quiz.review')}
          checked={!held && state.review}
          onChange={held ? reveal : quiz.toggleReview}
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
      {!held && canAccept(state) && <VerdictActions onUndo={quiz.undo} onAccept={quiz.accept} />}
      {item.waiting && !quiz.outbox.sending && <VerdictActions onUndo={quiz.undo} />}
      {state.review && !held ? (
        <Revealed word={word} furigana={furigana} asked={state.answer === null} />
      ) : (
        <Hint answered={!held && item.done} />
      )}
    </Card>
  );
}
