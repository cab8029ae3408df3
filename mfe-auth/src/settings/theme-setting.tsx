import { useThemeOf, type ThemeMode } from '@kotoba/shared-ui/core';
import { Select } from '@kotoba/shared-ui/data';
import type { SettingsChange } from './use-save-settings';
import { SettingRow } from './setting-row';
import { useTexts } from '../texts';

export interface ThemeSettingProps {
  readonly value: ThemeMode;
  readonly onChange: (change: SettingsChange) => void;
}

const modes = ['light', 'dark', 'system'] as const satisfies readonly ThemeMode[];

/** Light, dark or the system's. The choice is worn at once, here and wherever the learner is signed in; a refused one is taken off again. */
export function ThemeSetting({ value, onChange }: ThemeSettingProps) {
  const { t } = useTexts();
  useThemeOf(value);
  return (
    <SettingRow label={t('settings.theme')} help={t('settings.themeHelp')}>
      <Select
        label={t('settings.theme')}
        options={modes.map((mode) => ({ value: mode, label: t(`settings.theme.${mode}`) }))}
        value={value}
        onChange={(theme) => onChange({ theme })}
      />
    </SettingRow>
  );
}
