import { useRef } from 'react';
import { paths } from '@kotoba/contracts';
import { useNavigate } from '@kotoba/federation/router';
import { Button, Icon, IconButton, Page } from '@kotoba/shared-ui/core';
import type { LearningSession } from '@kotoba/api-client';
import { keepFocus } from './keep-focus';
import { QuizStage, type QuizControls } from './quiz-stage';
import { useBusy } from '../host';
import { useTexts } from '../texts';

function BackToLearning({ onPress }: { readonly onPress: () => void }) {
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
}

function EndButton({ onPress }: { readonly onPress: () => void }) {
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
}

/** One running session. What changes with each answer is the stage alone: a verdict does not wait for the page to be drawn. */
export function Quiz({ session }: { readonly session: LearningSession }) {
  const { t } = useTexts();
  const stage = useRef<QuizControls>(null);
  useBusy(true);
  return (
    <Page
      title={t('quiz.title')}
      documentTitle={t('quiz.title')}
      dense
      back={<BackToLearning onPress={() => stage.current?.cancelAdvance()} />}
      actions={<EndButton onPress={() => stage.current?.openEnd()} />}
    >
      <QuizStage session={session} ref={stage} />
    </Page>
  );
}
