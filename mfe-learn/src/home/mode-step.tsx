import { Button, Grid, Icon, Section, Stack, Text } from '@kotoba/shared-ui/core';
import { ModeChoice } from './mode-choice';
import { practiceModes, type PracticeMode } from '../modes';
import { useTexts } from '../texts';

export interface ModeStepProps {
  readonly reached: boolean;
  readonly starting: boolean;
  readonly onPick: (mode: PracticeMode) => void;
  readonly onPrevious: () => void;
}

/** Second step of the wizard: picking a mode starts the session. */
export function ModeStep({ reached, starting, onPick, onPrevious }: ModeStepProps) {
  const { t } = useTexts();
  return (
    <Section title={t('wizard.modeStep')} description={t('wizard.modeText')} reached={reached}>
      <Stack gap={5}>
        <Grid columns={{ xs: 1, sm: 2 }} gap={3}>
          {practiceModes.map((mode) => (
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
