import { toApiError, useUpdateSettingsMutation, type AccountSettings } from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';
import { t } from '../texts';

export type SettingsChange = Partial<AccountSettings>;

/** Saves one change; the cache shows it at once and takes it back when it is refused. */
export function useSaveSettings(): (change: SettingsChange) => void {
  const [updateSettings] = useUpdateSettingsMutation();

  async function save(change: SettingsChange): Promise<void> {
    try {
      await updateSettings({ body: change }).unwrap();
      notify.success(t('settings.saved'));
    } catch (error) {
      notify.error(toApiError(error, t('settings.failed')).message);
    }
  }

  return (change) => void save(change);
}
