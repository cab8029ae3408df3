import { toApiError, useGetSettingsQuery } from '@kotoba/api-client';
import { ErrorState, Page, SkeletonForm, SkeletonGroup } from '@kotoba/shared-ui/core';
import { SettingsSections } from './settings-sections';
import { useSaveSettings } from './use-save-settings';
import { useTexts } from '../texts';

/** Settings: each change is saved by itself. */
export function Component() {
  const { t } = useTexts();
  const { data, error, refetch, isFetching } = useGetSettingsQuery();
  const save = useSaveSettings();
  return (
    <Page
      title={t('settings.title')}
      documentTitle={t('settings.title')}
      subtitle={t('settings.subtitle')}
      width="reading"
    >
      {data && <SettingsSections settings={data} onChange={save} />}
      {!data && error && (
        <ErrorState
          message={toApiError(error, t('settings.loadFailed')).message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <SkeletonGroup>
          <SkeletonForm fields={5} />
        </SkeletonGroup>
      )}
    </Page>
  );
}
