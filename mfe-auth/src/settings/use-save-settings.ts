import { useState } from 'react';
import { toApiError, useUpdateSettingsMutation, type AccountSettings } from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';
import { t } from '../texts';

export type SettingsChange = Partial<AccountSettings>;

/** Saves one change at a time; the cache shows it at once and takes it back when it is refused. */
export function useSaveSettings(): { save: (change: SettingsChange) => void; saved: boolean } {
  const [updateSettings] = useUpdateSettingsMutation();
  const [saved, setSaved] = useState(false);

  async function save(change: SettingsChange): Promise<void> {
    setSaved(false);
    try {
      await updateSettings({ body: change }).unwrap();
      setSaved(true);
    } catch (error) {
      notify.error(toApiError(error, t('settings.failed')).message);
    }
  }

  return { save: (change) => void save(change), saved };
}
