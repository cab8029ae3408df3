import { failedQuery, useGetSettingsQuery } from '@kotoba/api-client';
import { ErrorState, Page, SkeletonForm, SkeletonGroup } from '@kotoba/shared-ui/core';
import { SettingsSections, useSaveSettings } from './settings-sections';
import { useTexts } from '../texts';

/** Settings: each change is saved by itself. */
export function Component() {
  const { t } = useTexts();
  const settings = useGetSettingsQuery();
  const { data, error } = settings;
  const save = useSaveSettings();
  return (
    <Page
      title={t('settings.title')}
      documentTitle={t('settings.title')}
      subtitle={t('settings.subtitle')}
      width="reading"
    >
      {data && <SettingsSections settings={data} onChange={save} />}
      {!data && error && <ErrorState {...failedQuery(settings, t('settings.loadFailed'))} />}
      {!data && !error && (
        <SkeletonGroup>
          <SkeletonForm fields={5} />
        </SkeletonGroup>
      )}
    </Page>
  );
}
