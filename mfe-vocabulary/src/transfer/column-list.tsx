import type { ImportTarget, VocabularyImportPreview } from '@kotoba/api-client';
import { Box, Card, color, LearnerText, Stack, Text } from '@kotoba/shared-ui/core';
import { Select } from '@kotoba/shared-ui/data';
import { assignTarget, TARGETS } from './targets';
import { useTexts } from './texts';

interface ColumnListProps {
  readonly preview: VocabularyImportPreview;
  readonly targets: readonly ImportTarget[];
  readonly onTargets: (targets: ImportTarget[]) => void;
}

/** Values of a column that are shown of it. */
const SAMPLES = 3;

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 240px' },
  alignItems: 'center',
  gap: { xs: '8px', sm: '16px' },
  padding: '14px 16px',
  listStyle: 'none',
  '& + &': { borderTop: `1px solid ${color.line}` },
} as const;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const samplesOf = ({ first_rows: rows }: VocabularyImportPreview, column: number): string[] =>
  rows
    .map(({ cells }) => cells[column]?.trim() ?? '')
    .filter((cell) => cell !== '')
    .slice(0, SAMPLES);

/** Each column of a file: its name, what is in it, and what that is to become. */
export function ColumnList({ preview, targets, onTargets }: ColumnListProps) {
  const { t } = useTexts();
  const options = TARGETS.map((value) => ({ value, label: t(`target.${value}`) }));
  return (
    <Card padding="none">
      <Box component="ul" sx={{ margin: 0, padding: 0 }}>
        {preview.columns.map(({ name }, column) => {
          const samples = samplesOf(preview, column);
          return (
            <Box component="li" key={column} sx={row}>
              <Stack gap={0.5} sx={{ minWidth: 0 }}>
                <Box sx={cut}>
                  <LearnerText weight="semibold">{name}</LearnerText>
                </Box>
                <Box sx={cut}>
                  {samples.length > 0 ? (
                    <LearnerText size="sm" tone="soft">
                      {samples.join(' · ')}
                    </LearnerText>
                  ) : (
                    <Text size="sm" tone="soft">
                      {t('match.noSamples')}
                    </Text>
                  )}
                </Box>
              </Stack>
              <Select
                label={t('match.column', { column: name })}
                options={options}
                value={targets[column] ?? 'ignore'}
                onChange={(target) => onTargets(assignTarget(targets, column, target))}
                width={200}
              />
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}
