import type { ReactNode } from 'react';
import type { AccountSettings } from '@kotoba/api-client';
import { Card, Grid, Section, Stack } from '@kotoba/shared-ui/core';
import { Select } from '@kotoba/shared-ui/data';
import { Switch } from '@kotoba/shared-ui/forms';
import { LimitSetting } from './limit-setting';
import { SettingRow } from './setting-row';
import { ThemeSetting } from './theme-setting';
import { TimeZoneSetting } from './time-zone-setting';
import type { SettingsChange } from './use-save-settings';
import { useTexts } from '../texts';

export interface SettingsSectionsProps {
  readonly settings: AccountSettings;
  readonly onChange: (change: SettingsChange) => void;
}

const strictnesses = [
  'exact',
  'standard',
  'lenient',
] as const satisfies readonly AccountSettings['strictness'][];

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Section title={title}>
      <Card>
        <Stack gap={5}>{children}</Stack>
      </Card>
    </Section>
  );
}

/** All settings, by what they are about. */
export function SettingsSections({ settings, onChange }: SettingsSectionsProps) {
  const { t } = useTexts();
  return (
    <Stack gap={8}>
      <Part title={t('settings.look')}>
        <ThemeSetting value={settings.theme} onChange={onChange} />
        <Switch
          label={t('settings.furigana')}
          help={t('settings.furiganaHelp')}
          checked={settings.furigana}
          onChange={(furigana) => onChange({ furigana })}
        />
      </Part>
      <Part title={t('settings.quiz')}>
        <SettingRow
          label={t('settings.strictness')}
          help={t(`settings.strictness.${settings.strictness}.help`)}
        >
          <Select
            label={t('settings.strictness')}
            options={strictnesses.map((value) => ({ value, label: t(`settings.strictness.${value}`) }))}
            value={settings.strictness}
            onChange={(strictness) => onChange({ strictness })}
          />
        </SettingRow>
        <Switch
          label={t('settings.autoAdvance')}
          help={t('settings.autoAdvanceHelp')}
          checked={settings.autoAdvance}
          onChange={(autoAdvance) => onChange({ autoAdvance })}
        />
        <Switch
          label={t('settings.autoplay')}
          help={t('settings.autoplayHelp')}
          checked={settings.autoplay}
          onChange={(autoplay) => onChange({ autoplay })}
        />
      </Part>
      <Part title={t('settings.days')}>
        <Grid columns={{ xs: 1, sm: 2 }} gap={4}>
          <LimitSetting
            label={t('settings.newPerDay')}
            help={t('settings.newPerDayHelp')}
            value={settings.newPerDay}
            onChange={(newPerDay) => onChange({ newPerDay })}
          />
          <LimitSetting
            label={t('settings.reviewsPerDay')}
            help={t('settings.reviewsPerDayHelp')}
            value={settings.reviewsPerDay}
            onChange={(reviewsPerDay) => onChange({ reviewsPerDay })}
          />
        </Grid>
        <TimeZoneSetting value={settings.timeZone} onChange={(timeZone) => onChange({ timeZone })} />
      </Part>
    </Stack>
  );
}
