import type { ReactNode } from 'react';
import {
  failedQuery,
  useGetProfileQuery,
  saveFile,
  toApiError,
  useLazyDownloadExportQuery,
} from '@kotoba/api-client';
import {
  Card,
  ErrorState,
  Page,
  Section,
  SkeletonForm,
  SkeletonGroup,
  Button,
  Icon,
  notify,
} from '@kotoba/shared-ui/core';
import { DeleteAccount } from './delete-account';
import { DetailsForm } from './details-form';
import { Devices } from './devices';
import { PasswordForm } from './password-form';
import { useTexts } from '../texts';

const FILE = 'kotoba-export.json';

/** Everything that is stored of the learner, as one file. */
function ExportData() {
  const { t } = useTexts();
  const [downloadExport, { isFetching }] = useLazyDownloadExportQuery();

  async function save(): Promise<void> {
    try {
      saveFile(FILE, await downloadExport(undefined).unwrap());
      notify.success(t('data.exported', { file: FILE }));
    } catch (error) {
      notify.error(toApiError(error, t('data.exportFailed')).message);
    }
  }

  return (
    <div>
      <Button icon={<Icon name="download" size={18} />} busy={isFetching} onClick={() => void save()}>
        {t('data.export')}
      </Button>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

function Part({ title, text, children }: PartProps) {
  return (
    <Section title={title} description={text}>
      <Card>{children}</Card>
    </Section>
  );
}

function Details() {
  const { t } = useTexts();
  const profile = useGetProfileQuery();
  const { data, error } = profile;
  if (data) return <DetailsForm profile={data.user} />;
  if (error) {
    return <ErrorState level={3} {...failedQuery(profile, t('profile.loadFailed'))} />;
  }
  return (
    <SkeletonGroup>
      <SkeletonForm fields={3} />
    </SkeletonGroup>
  );
}

/** The learner's own account. Each part stands for itself: one that cannot be loaded takes no other along. */
export function Component() {
  const { t } = useTexts();
  return (
    <Page
      title={t('profile.title')}
      documentTitle={t('profile.title')}
      subtitle={t('profile.subtitle')}
      width="reading"
    >
      <Part title={t('profile.details')}>
        <Details />
      </Part>
      <Part title={t('password.title')} text={t('password.text')}>
        <PasswordForm />
      </Part>
      <Part title={t('devices.title')} text={t('devices.text')}>
        <Devices />
      </Part>
      <Part title={t('data.title')} text={t('data.text')}>
        <ExportData />
      </Part>
      <Part title={t('delete.heading')} text={t('delete.hint')}>
        <DeleteAccount />
      </Part>
    </Page>
  );
}
