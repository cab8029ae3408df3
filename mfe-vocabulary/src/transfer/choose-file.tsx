import type { VocabularyImportPreview } from '@kotoba/api-client';
import { Notice, Stack } from '@kotoba/shared-ui/core';
import { DropZone } from './drop-zone';
import { EarlierImports } from './earlier-imports';
import { useUpload } from './use-upload';

export interface ChooseFileProps {
  readonly onRead: (preview: VocabularyImportPreview) => void;
}

/** The first step: a file. What was imported before stands below, also what still runs. */
export function ChooseFile({ onRead }: ChooseFileProps) {
  const { upload, failure, reading } = useUpload(onRead);
  return (
    <Stack gap={6}>
      {failure !== null && reading === null && (
        <Notice tone="beni" announce="assertive">
          {failure}
        </Notice>
      )}
      <DropZone reading={reading} onFile={(file) => void upload(file)} />
      <EarlierImports />
    </Stack>
  );
}
