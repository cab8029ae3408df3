import { useState } from 'react';
import { Card, ConfirmDialog, Grid, Page, Section, Stack } from '@kotoba/shared-ui/core';
import { Switch } from '@kotoba/shared-ui/forms';
import type { LearningSession } from '@kotoba/api-client';
import { AnswerBox } from './answer-box';
import { NextButton } from './next-button';
import { PictureCard } from './picture-card';
import { Prompt } from './prompt';
import { QuizHeader } from './quiz-header';
import { Hint } from './hint';
import { currentItem } from './quiz-machine';
import { Revealed } from './revealed';
import { useQuiz } from './use-quiz';
import { useQuizSettings } from './use-quiz-settings';
import { Verdict } from './verdict';
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
  useBusy(true);

  const item = currentItem(state);
  const word = session.learnDetails.find((detail) => detail.vocabularyId === item?.vocabularyId)?.vocabulary;
  const openEnd = (): void => {
    quiz.cancelAdvance();
    setEnding(true);
  };

  return (
    <Page title={t('quiz.title')} documentTitle={t('quiz.title')} subtitle={modeName(session.mode)}>
      <QuizHeader state={state} onEnd={openEnd} />
      {item && word && (
        <Grid columns={{ xs: 1, md: '3fr 2fr' }} gap={6} align="start">
          <Card as="section" aria-label={t('quiz.word')}>
            <Stack gap={6}>
              <Prompt
                word={word}
                prompt={promptOf(session.mode)}
                open={state.review || item.done}
                again={item.again}
              />
              <Section level={3} title={t('quiz.practice')}>
                <AnswerBox
                  key={`${state.index}-${item.vocabularyId}`}
                  draft={`quiz.${session.id}.${item.vocabularyId}`}
                  state={state}
                  wanted={wantedOf(session.mode)}
                  onSubmit={quiz.submit}
                  onType={quiz.typed}
                />
              </Section>
              {state.answer && <Verdict answer={state.answer} />}
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
    </Page>
  );
}
