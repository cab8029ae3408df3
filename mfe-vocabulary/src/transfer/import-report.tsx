import type { VocabularyImport, ImportProblem, VocabularyImportPreview } from '@kotoba/api-client';
import { paths } from '@kotoba/contracts';
import {
  ActionBar,
  Card,
  LinkButton,
  Notice,
  Button,
  Section,
  StatusBadge,
  Text,
  LiveText,
  Stack,
} from '@kotoba/shared-ui/core';
import { DefinitionRows, DataTable } from '@kotoba/shared-ui/data';
import { useState } from 'react';
import { formatListAddress, wholeList } from '../list-address';
import { readable, counted, useTexts } from './texts';

interface ProblemsProps {
  /** The first ones. */
  readonly problems: readonly ImportProblem[];
  /** How many there are. */
  readonly total: number;
}

/** Rows that are shown at first, and more with each press. */
const STEP = 10;
const tones = { DUPLICATE: 'yamabuki', INVALID: 'beni' } as const;

/** Which rows of a file are left out, and why. */
function Problems({ problems, total }: ProblemsProps) {
  const { t } = useTexts();
  const [shown, setShown] = useState(STEP);
  if (total === 0) return null;
  const unlisted = total - problems.length;
  return (
    <Section title={t('problems.title')} level={3}>
      <DataTable
        caption={t('problems.table')}
        items={problems.slice(0, shown)}
        keyOf={({ row }) => row}
        columns={[
          { id: 'row', title: t('problems.row'), align: 'end', cell: ({ row }) => readable(row) },
          {
            id: 'kind',
            title: t('problems.kind'),
            cell: ({ code }) => <StatusBadge tone={tones[code]}>{t(`problems.${code}`)}</StatusBadge>,
          },
          { id: 'why', title: t('problems.why'), cell: ({ message }) => message },
        ]}
      />
      {problems.length > shown && (
        <Button size="small" onClick={() => setShown(shown + 10 * STEP)}>
          {t('problems.more')}
        </Button>
      )}
      {problems.length <= shown && unlisted > 0 && (
        <Text size="sm" tone="soft">
          {t('problems.rest', counted(unlisted))}
        </Text>
      )}
    </Section>
  );
}

interface DryRunProps {
  readonly preview: VocabularyImportPreview;
  readonly checking: boolean;
  /** Whether the chosen columns can make a word. */
  readonly complete: boolean;
}

/** What an import would do, before it does anything. */
export function DryRun({ preview, checking, complete }: DryRunProps) {
  const { t } = useTexts();
  const { ready, duplicates, invalid, problems } = preview;
  if (!complete) return <Notice tone="yamabuki">{t('check.needed')}</Notice>;
  return (
    <Stack gap={4} aria-busy={checking}>
      <LiveText>
        {checking ? (
          <Text tone="soft">{t('check.checking')}</Text>
        ) : (
          <Stack gap={1}>
            <Text weight="semibold" size="md">
              {ready > 0 ? t('check.ready', counted(ready)) : t('check.nothing')}
            </Text>
            {duplicates > 0 && <Text tone="soft">{t('check.duplicates', counted(duplicates))}</Text>}
            {invalid > 0 && <Text tone="soft">{t('check.invalid', counted(invalid))}</Text>}
          </Stack>
        )}
      </LiveText>
      {!checking && <Problems problems={problems} total={duplicates + invalid} />}
    </Stack>
  );
}

/** What was imported is what was changed last. */
const NEW_WORDS = `${paths.vocabularies}${formatListAddress({ ...wholeList, sort: 'updated' })}`;

/** The last step: what came in, what was left out and why, and the way to the words. */
export function ImportResult({ state }: { readonly state: VocabularyImport }) {
  const { t } = useTexts();
  const { status, created, duplicates, invalid, problems } = state;
  return (
    <>
      {status === 'failed' && <Notice tone="beni">{t('result.failedText')}</Notice>}
      <Card>
        <DefinitionRows
          rows={[
            { term: t('result.added'), value: readable(created) },
            { term: t('result.duplicates'), value: readable(duplicates) },
            { term: t('result.invalid'), value: readable(invalid) },
          ]}
        />
      </Card>
      <Problems problems={problems} total={duplicates + invalid} />
      <ActionBar>
        <LinkButton to={paths.vocabularyImport}>{t('result.another')}</LinkButton>
        <LinkButton to={NEW_WORDS} variant="primary">
          {t('result.see')}
        </LinkButton>
      </ActionBar>
    </>
  );
}
