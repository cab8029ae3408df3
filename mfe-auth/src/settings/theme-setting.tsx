import { useThemeMode, type ThemeMode } from '@kotoba/shared-ui/core';
import { Select } from '@kotoba/shared-ui/data';
import type { SettingsChange } from './use-save-settings';
import { SettingRow } from './setting-row';
import { useTexts } from '../texts';

const modes = ['light', 'dark', 'system'] as const satisfies readonly ThemeMode[];

/** Light, dark or the system's. What is seen on this device is what counts here; the account keeps the choice for others. */
export function ThemeSetting({ onChange }: { readonly onChange: (change: SettingsChange) => void }) {
  const { t } = useTexts();
  const { mode, setMode } = useThemeMode();
  const choose = (theme: ThemeMode): void => {
    setMode(theme);
    onChange({ theme });
  };
  return (
    <SettingRow label={t('settings.theme')} help={t('settings.themeHelp')}>
      <Select
        label={t('settings.theme')}
        options={modes.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
        value={mode}
        onChange={choose}
      />
    </SettingRow>
  );
}
