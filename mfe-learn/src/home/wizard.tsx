import { useState } from 'react';
import { notify } from '@kotoba/shared-ui/core';
import {
  useLazyListVocabularyOfCollectionQuery,
  useLazyListVocabularyOfTopicQuery,
} from '@kotoba/api-client';
import { ModeStep } from './mode-step';
import { TopicStep, type Choice } from './topic-step';
import type { SessionStarter } from './use-start-session';
import type { PracticeMode } from '../modes';
import { useTexts } from '../texts';

export type WizardStep = 'topic-selection' | 'mode-selection';

export interface WizardProps {
  readonly step: WizardStep;
  /** How often the learner was led to a step; 0 for the one that the page opens with. */
  readonly visit: number;
  readonly onStep: (step: WizardStep) => void;
  readonly starter: SessionStarter;
}

/** Two steps: which words, then which mode; picking a mode starts the session. Source: LEARN-6. */
export function Wizard({ step, visit, onStep, starter }: WizardProps) {
  const { t } = useTexts();
  const [choice, setChoice] = useState<Choice>({ collectionId: null, topicId: null, name: null });
  const [ofTopic] = useLazyListVocabularyOfTopicQuery();
  const [ofCollection] = useLazyListVocabularyOfCollectionQuery();

  function pick(mode: PracticeMode): void {
    const { collectionId, topicId, name } = choice;
    if (collectionId === null) return notify.error(t('wizard.needCollection'));
    const find = async () => {
      const { data } = await (topicId === null
        ? ofCollection({ id: collectionId, mode }).unwrap()
        : ofTopic({ topicId, mode }).unwrap());
      return { ids: data.vocabularyIds, topic: name };
    };
    void starter.start({ find, mode, none: t('wizard.noWords'), failed: t('wizard.startFailed') });
  }

  return step === 'topic-selection' ? (
    <TopicStep
      key={visit}
      choice={choice}
      reached={visit > 0}
      onChange={setChoice}
      onNext={() => onStep('mode-selection')}
    />
  ) : (
    <ModeStep
      key={visit}
      reached={visit > 0}
      starting={starter.starting}
      onPick={pick}
      onPrevious={() => onStep('topic-selection')}
    />
  );
}
