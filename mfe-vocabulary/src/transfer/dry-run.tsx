import type { VocabularyImportPreview } from '@kotoba/api-client';
import { LiveText, Notice, Stack, Text } from '@kotoba/shared-ui/core';
import { counted } from './counted';
import { Problems } from './problems';
import { useTexts } from './texts';

export interface DryRunProps {
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
