import { useState, useId, type ReactNode } from 'react';
import {
  notify,
  Button,
  Grid,
  Icon,
  Section,
  Stack,
  Text,
  Box,
  color,
  JapaneseText,
  radius,
} from '@kotoba/shared-ui/core';
import {
  useListCollectionsQuery,
  useLazyListVocabularyOfCollectionQuery,
  useLazyListVocabularyOfTopicQuery,
} from '@kotoba/api-client';
import { CARD_MODE, LISTENING_MODE, MIXED_MODE } from '@kotoba/contracts';
import { TopicStep, type Choice } from './topic-step';
import type { SessionStarter } from './use-start-session';
import { type PracticeMode, practiceModes } from '../modes';
import { useTexts } from '../texts';

/** What each mode looks like at a glance: the prompt's script and the answer's. */
const sample: Record<PracticeMode, readonly [prompt: ReactNode, between: string, answer: string]> = {
  [CARD_MODE.enToKana]: ['A', '→', 'あ'],
  [CARD_MODE.kanaToEn]: ['あ', '→', 'A'],
  [CARD_MODE.enToKanji]: ['A', '→', '字'],
  [CARD_MODE.kanjiToEn]: ['字', '→', 'A'],
  [MIXED_MODE]: ['A', '⇄', 'あ'],
  [LISTENING_MODE]: [<Icon key="sound" name="speaker" size={24} />, '→', 'A'],
  [CARD_MODE.cloze]: ['＿', '→', '字'],
  [CARD_MODE.choice]: ['字', '→', '①'],
  [CARD_MODE.order]: ['A', '→', '文'],
};

interface ModeChoiceProps {
  readonly mode: PracticeMode;
  readonly disabled: boolean;
  readonly onPick: (mode: PracticeMode) => void;
}

/** A button of its words alone, so that it is named by what it shows; the whole card presses it. */
const wholeCard = {
  padding: 0,
  border: 0,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: `${radius.card}px` },
  '&:focus-visible::after': { outline: `2px solid ${color.ai}`, outlineOffset: '2px' },
  '&:disabled': { cursor: 'default' },
} as const;

/** One way to practise, as a card that is pressed. */
function ModeChoice({ mode, disabled, onPick }: ModeChoiceProps) {
  const { t } = useTexts();
  const [from, between, to] = sample[mode];
  const id = useId();
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: '16px',
        padding: '20px',
        color: color.ink,
        backgroundColor: color.surface,
        border: `1px solid ${color.line}`,
        borderRadius: `${radius.card}px`,
        '&:hover:has(button:enabled)': { borderColor: color.ai },
        '&:has(button:disabled)': { opacity: 0.6 },
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          display: 'inline-flex',
          gap: '6px',
          alignItems: 'baseline',
          color: color.ai,
          whiteSpace: 'nowrap',
        }}
      >
        <JapaneseText size="xl">{from}</JapaneseText>
        <Text as="span" size="sm" tone="soft">
          {between}
        </Text>
        <JapaneseText size="xl">{to}</JapaneseText>
      </Box>
      <div>
        <Box
          component="button"
          type="button"
          disabled={disabled}
          aria-describedby={id}
          onClick={() => onPick(mode)}
          sx={wholeCard}
        >
          {t(`mode.${mode}`)}
        </Box>
        <Text id={id} size="sm" tone="soft">
          {t(`mode.${mode}.hint`)}
        </Text>
      </div>
    </Box>
  );
}

interface ModeStepProps {
  readonly reached: boolean;
  readonly starting: boolean;
  readonly onPick: (mode: PracticeMode) => void;
  readonly onPrevious: () => void;
}

/** With fewer words of one's own there is nothing to choose among. */
const MIN_CHOICES = 4;

/** Second step of the wizard: picking a mode starts the session. */
function ModeStep({ reached, starting, onPick, onPrevious }: ModeStepProps) {
  const { t } = useTexts();
  const { data } = useListCollectionsQuery();
  const words = data?.data.reduce((sum, collection) => sum + collection.words, 0) ?? 0;
  const isOffered = (mode: PracticeMode): boolean => mode !== CARD_MODE.choice || words >= MIN_CHOICES;
  return (
    <Section title={t('wizard.modeStep')} description={t('wizard.modeText')} reached={reached}>
      <Stack gap={5}>
        <Grid columns={{ xs: 1, sm: 2 }} gap={3}>
          {practiceModes.filter(isOffered).map((mode) => (
            <ModeChoice key={mode} mode={mode} disabled={starting} onPick={onPick} />
          ))}
        </Grid>
        <div>
          <Button
            variant="quiet"
            icon={<Icon name="arrowLeft" size={18} />}
            onClick={onPrevious}
            disabled={starting}
          >
            {t('wizard.previous')}
          </Button>
        </div>
        {starting && (
          <Text role="status" tone="soft">
            {t('wizard.starting')}
          </Text>
        )}
      </Stack>
    </Section>
  );
}

export type WizardStep = 'topic-selection' | 'mode-selection';

interface WizardProps {
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
