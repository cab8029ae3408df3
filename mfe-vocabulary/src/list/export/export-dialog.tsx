import { useState } from 'react';
import { saveFile, toApiError, useDownloadListMutation } from '@kotoba/api-client';
import { notify, Text, Box, Button, Icon, LinkButton } from '@kotoba/shared-ui/core';
import { FormDialog } from '@kotoba/shared-ui/forms';
import { SelectField } from '../../parts/select-field';
import { paths } from '@kotoba/contracts';
import { isNarrowed, toFilter, wholeList, type ListAddress } from '../../list-address';
import { useTexts } from '../../texts';

/** What words can be written as; any of them can be imported again. */
export const EXPORT_FORMATS = ['csv', 'tsv', 'apkg', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The mark by which spreadsheets know that a table is UTF-8; only they look for it. */
export const needsMark = (format: ExportFormat): boolean => format === 'csv';

export const fileName = (format: ExportFormat): string => `kotoba-words.${format}`;

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

interface ExportDialogProps {
  /** The list as it stands. */
  readonly address: ListAddress;
  readonly onClose: () => void;
}

interface Values {
  readonly words: 'shown' | 'all';
  readonly format: ExportFormat;
}

/** Asks which words, and as what; hands them to the learner as a file. */
function ExportDialog({ address, onClose }: ExportDialogProps) {
  const { t } = useTexts();
  const [download] = useDownloadListMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const narrowed = isNarrowed(address);
  const initialValues: Values = { words: narrowed ? 'shown' : 'all', format: 'csv' };

  async function save({ words, format }: Values): Promise<void> {
    const list = words === 'all' ? { ...wholeList, sort: address.sort } : address;
    try {
      saveFile(
        fileName(format),
        await download({ ...toFilter(list), format, bom: needsMark(format) }).unwrap(),
      );
      notify.success(t('export.done'));
      onClose();
    } catch (error) {
      setFailure(toApiError(error, t('selection.exportFailed')).message);
    }
  }

  return (
    <FormDialog
      title={t('export.title')}
      submitLabel={t('selection.export')}
      onClose={onClose}
      initialValues={initialValues}
      onSubmit={save}
    >
      {narrowed && (
        <SelectField
          name="words"
          label={t('export.words')}
          options={[
            { value: 'shown', label: t('export.shown') },
            { value: 'all', label: t('export.all') },
          ]}
        />
      )}
      <SelectField
        name="format"
        label={t('export.format')}
        options={EXPORT_FORMATS.map((format) => ({ value: format, label: t(`selection.export.${format}`) }))}
      />
      {failure !== null && (
        <Text tone="beni" role="alert">
          {failure}
        </Text>
      )}
    </FormDialog>
  );
}
