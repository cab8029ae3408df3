import {
  type VocabularyImportPreview,
  type VocabularyImportSummary,
  toApiError,
  useUploadVocabularyFileMutation,
  useListVocabularyImportsQuery,
} from '@kotoba/api-client';
import {
  Notice,
  Stack,
  StatusBadge,
  type Tone,
  Text,
  Card,
  LinkButton,
  Row,
  Section,
} from '@kotoba/shared-ui/core';
import { parseId, paths, MAX_UPLOAD_BYTES, maxLength } from '@kotoba/contracts';
import { useState } from 'react';
import { DropZone } from '../parts/drop-zone';
import { useTexts, t, counted } from './texts';

const PARAM = 'import';

/** The address of one import, so that a reload, and whoever comes back, finds it. */
export const importAddress = (id: number): string => `${paths.vocabularyImport}?${PARAM}=${id}`;

/** The import that an address names; null when a file is to be chosen. */
export const importIn = (params: URLSearchParams): number | null => parseId(params.get(PARAM) ?? undefined);

type Status = VocabularyImportSummary['status'];

const tones: Readonly<Record<Status, Tone>> = {
  draft: 'ai',
  running: 'ai',
  done: 'matsu',
  cancelled: 'yamabuki',
  failed: 'beni',
};

/** How an import stands, by icon and word. */
function ImportStatus({ status }: { readonly status: Status }) {
  const { t } = useTexts();
  return (
    <StatusBadge tone={tones[status]} busy={status === 'running'}>
      {t(`status.${status}`)}
    </StatusBadge>
  );
}

/**
 * What can be told without sending the file. A large one would be cut off during the upload, and nobody would know
 * why.
 */
function refusalOf({ size }: File): string | null {
  if (size === 0) return t('file.empty');
  return size > MAX_UPLOAD_BYTES ? t('file.tooLarge') : null;
}

/** Sends a file to be looked at. `failure` says why the last one was not taken, in words for the learner. */
function useUpload(onRead: (preview: VocabularyImportPreview) => void) {
  const [send, { isLoading, originalArgs }] = useUploadVocabularyFileMutation();
  const [failure, setFailure] = useState<string | null>(null);

  async function upload(file: File): Promise<void> {
    setFailure(refusalOf(file));
    if (refusalOf(file) !== null) return;
    try {
      const name = [...file.name].slice(-maxLength.fileName).join('');
      onRead(await send({ name, brief: true, body: file }).unwrap());
    } catch (error) {
      setFailure(toApiError(error, t('file.failed')).message);
    }
  }

  return { upload, failure, reading: isLoading ? (originalArgs?.name ?? '') : null };
}

const KINDS = '.csv,.tsv,.txt,.json,.apkg';

function EarlierImport({ id, name, status, created }: VocabularyImportSummary) {
  const { t } = useTexts();
  return (
    <Card as="li" padding="snug">
      <Row justify="between" gap={3}>
        <Stack gap={1} sx={{ minWidth: 0, flex: '1 1 180px', overflowWrap: 'anywhere' }}>
          <Text weight="medium">{name}</Text>
          <Text size="sm" tone="soft" tabular>
            {t('counts.added', counted(created))}
          </Text>
        </Stack>
        <Row gap={3}>
          <ImportStatus status={status} />
          <LinkButton size="small" to={importAddress(id)} aria-label={t('earlier.openNamed', { name })}>
            {t('earlier.open')}
          </LinkButton>
        </Row>
      </Row>
    </Card>
  );
}

/**
 * The last imports. Whoever left one that runs finds it here; when they cannot be loaded, nothing is missing for a new
 * one.
 */
function EarlierImports() {
  const { t } = useTexts();
  const imports = useListVocabularyImportsQuery().data?.imports ?? [];
  if (imports.length === 0) return null;
  return (
    <Section title={t('earlier.title')}>
      <Stack as="ul" gap={2} sx={{ margin: 0, padding: 0 }}>
        {imports.map((each) => (
          <EarlierImport key={each.id} {...each} />
        ))}
      </Stack>
    </Section>
  );
}

interface ChooseFileProps {
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
      <DropZone
        label={t('file.choose')}
        accept={KINDS}
        says={reading === null ? t('file.drop') : t('file.reading', { name: reading })}
        hint={t('file.kinds')}
        busy={reading !== null}
        onFile={(file) => void upload(file)}
      />
      <EarlierImports />
    </Stack>
  );
}
