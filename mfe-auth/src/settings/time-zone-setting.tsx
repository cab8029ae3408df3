import { useMemo } from 'react';
import { SearchSelect } from '@kotoba/shared-ui/forms';
import { Box } from '@kotoba/shared-ui/core';
import { SettingRow } from './setting-row';
import { ownTimeZone, timeZonesWith, todaysName } from './time-zones';
import { useTexts } from '../texts';

export interface TimeZoneSettingProps {
  readonly value: string;
  readonly onChange: (timeZone: string) => void;
}

/** Where the learner's days begin and end. Clearing it takes the zone of this device. */
export function TimeZoneSetting({ value, onChange }: TimeZoneSettingProps) {
  const { t } = useTexts();
  const options = useMemo(
    () => timeZonesWith(value).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    [value],
  );
  return (
    <SettingRow label={t('settings.timeZone')} help={t('settings.timeZoneHelp', { zone: ownTimeZone() })}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <SearchSelect
          label={t('settings.timeZone')}
          searchLabel={t('settings.timeZoneSearch')}
          nothingFound={t('settings.timeZoneNone')}
          options={options}
          value={todaysName(value)}
          onChange={(zone) => onChange(zone === '' ? ownTimeZone() : zone)}
        />
      </Box>
    </SettingRow>
  );
}
