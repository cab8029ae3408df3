import { Box, color, isJapanese, Text } from '@kotoba/shared-ui/core';
import { characterDiff, type DiffPart } from './character-diff';
import { useTexts } from '../texts';

const looks = {
  same: {},
  extra: { color: color.beni, textDecoration: 'line-through' },
  missing: { color: color.matsu, textDecoration: 'underline', fontWeight: 700 },
} as const satisfies Record<DiffPart['kind'], object>;

const elements = { same: 'span', extra: 'del', missing: 'ins' } as const;

/** What was typed against the right answer: what is too much is struck out, what is missing is underlined. */
export function NearMiss({ typed, wanted }: { readonly typed: string; readonly wanted: string }) {
  const { t } = useTexts();
  const parts = characterDiff(typed, wanted);
  return (
    <Text size="sm" tone="inherit">
      {t('quiz.difference')}{' '}
      <Box
        component="span"
        lang={isJapanese(wanted) ? 'ja' : 'en'}
        sx={{ fontSize: '1.125rem', letterSpacing: '0.02em' }}
      >
        {parts.map(({ kind, text }, index) => (
          <Box key={`${index}-${kind}`} component={elements[kind]} sx={looks[kind]}>
            {text}
          </Box>
        ))}
      </Box>
    </Text>
  );
}
