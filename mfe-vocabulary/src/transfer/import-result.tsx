import type { VocabularyImport } from '@kotoba/api-client';
import { paths } from '@kotoba/contracts';
import { ActionBar, Card, LinkButton, Notice } from '@kotoba/shared-ui/core';
import { DefinitionRows } from '@kotoba/shared-ui/data';
import { formatListAddress, wholeList } from '../list-address';
import { readable } from './counted';
import { Problems } from './problems';
import { useTexts } from './texts';

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
