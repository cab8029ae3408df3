import { useState } from 'react';
import { Box, Button, Icon, lazyDialog, LinkButton } from '@kotoba/shared-ui/core';
import { paths } from '@kotoba/contracts';
import type { ListAddress } from '../../list-address';
import type { ExportDialogProps } from './export-dialog';
import { useTexts } from '../../texts';

const ExportDialog = lazyDialog<ExportDialogProps>(() => import('./export-dialog'));

/** The words on a button; on a phone its icon stands for them, so that it fits beside the title. */
const Words = ({ children }: { readonly children: string }) => (
  <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
    {children}
  </Box>
);

interface ListActionsProps {
  readonly address: ListAddress;
  /** There is nothing to take out. */
  readonly isEmpty: boolean;
}

/** Words as files, beside the list's title: in, and out. */
export function ListActions({ address, isEmpty }: ListActionsProps) {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <LinkButton
        size="small"
        to={paths.vocabularyImport}
        aria-label={t('list.import')}
        icon={<Icon name="upload" size={18} />}
      >
        <Words>{t('list.import')}</Words>
      </LinkButton>
      {!isEmpty && (
        <Button
          size="small"
          aria-label={t('selection.export')}
          icon={<Icon name="download" size={18} />}
          onClick={() => setAsking(true)}
        >
          <Words>{t('selection.export')}</Words>
        </Button>
      )}
      {asking && <ExportDialog address={address} onClose={() => setAsking(false)} />}
    </>
  );
}
