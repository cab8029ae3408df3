import { useState } from 'react';
import { saveFile, toApiError, useDownloadListMutation } from '@kotoba/api-client';
import { notify, Text } from '@kotoba/shared-ui/core';
import { FormDialog } from '@kotoba/shared-ui/forms';
import { SelectField } from '../../parts/select-field';
import { isNarrowed, toFilter, wholeList, type ListAddress } from '../../list-address';
import { EXPORT_FORMATS, fileName, needsMark, type ExportFormat } from './formats';
import { useTexts } from '../../texts';

export interface ExportDialogProps {
  /** The list as it stands. */
  readonly address: ListAddress;
  readonly onClose: () => void;
}

interface Values {
  readonly words: 'shown' | 'all';
  readonly format: ExportFormat;
}

/** Asks which words, and as what; hands them to the learner as a file. */
export function Component({ address, onClose }: ExportDialogProps) {
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
