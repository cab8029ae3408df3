import { useState } from 'react';
import { paths } from '@kotoba/contracts';
import { Button, Icon, LinkButton } from '@kotoba/shared-ui/core';
import { ExportDialog } from './export-dialog';
import type { ListAddress } from '../../list-address';
import { useTexts } from '../../texts';

/** Words as files, beside the list's title: in, and out. */
export function ListActions({ address }: { readonly address: ListAddress }) {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <LinkButton size="small" to={paths.vocabularyImport} icon={<Icon name="upload" size={18} />}>
        {t('list.import')}
      </LinkButton>
      <Button size="small" icon={<Icon name="download" size={18} />} onClick={() => setAsking(true)}>
        {t('selection.export')}
      </Button>
      {asking && <ExportDialog address={address} onClose={() => setAsking(false)} />}
    </>
  );
}
