import { useState } from 'react';
import {
  toApiError,
  useUploadVocabularyFileMutation,
  type VocabularyImportPreview,
} from '@kotoba/api-client';
import { MAX_UPLOAD_BYTES, maxLength } from '@kotoba/contracts';
import { t } from './texts';

/** What can be told without sending the file. A large one would be cut off on its way, and nobody would know why. */
function refusalOf({ size }: File): string | null {
  if (size === 0) return t('file.empty');
  return size > MAX_UPLOAD_BYTES ? t('file.tooLarge') : null;
}

/** Sends a file to be looked at. `failure` says why the last one was not taken, in words for the learner. */
export function useUpload(onRead: (preview: VocabularyImportPreview) => void) {
  const [send, { isLoading, originalArgs }] = useUploadVocabularyFileMutation();
  const [failure, setFailure] = useState<string | null>(null);

  async function upload(file: File): Promise<void> {
    setFailure(refusalOf(file));
    if (refusalOf(file) !== null) return;
    try {
      onRead(await send({ name: [...file.name].slice(-maxLength.fileName).join(''), body: file }).unwrap());
    } catch (error) {
      setFailure(toApiError(error, t('file.failed')).message);
    }
  }

  return { upload, failure, reading: isLoading ? (originalArgs?.name ?? '') : null };
}
