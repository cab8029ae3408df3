import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Box, RichText, Stack, Text } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

const columns = {
  display: 'grid',
  gap: { xs: 8, md: 6 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 440px) minmax(0, 1fr)' },
} as const;

/** Sign-in and sign-up: what Kotoba is, the form, and a word to try. Source: ACC-61. */
export function StrangerPage({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const [demo, setDemo] = useState<{ WordDemo: ComponentType } | null>(null);
  // Comes when the form is painted already; whoever cannot fetch it signs in without.
  useEffect(() => {
    const fetchDemo = () => import('../demo/word-demo').then(setDemo, () => undefined);
    const frame = requestAnimationFrame(() => setTimeout(fetchDemo));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Stack gap={8}>
      <Text align="center" tone="soft" style={{ maxWidth: 560, marginInline: 'auto' }}>
        <RichText text={t('kotoba.what')} parts={{ b: (inside) => <strong>{inside}</strong> }} />
      </Text>
      <Box sx={columns}>
        {children}
        {demo && <demo.WordDemo />}
      </Box>
    </Stack>
  );
}
