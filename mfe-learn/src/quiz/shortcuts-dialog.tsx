import { Box, color, Dialog, radius, Stack, Text } from '@kotoba/shared-ui/core';
import { DefinitionRows } from '@kotoba/shared-ui/data';
import { useTexts } from '../texts';

/** The keys of the quiz, in the order of the help. */
const keys = ['f', 'j', 's', 'z', 'w', 'c', '?'] as const;

function Key({ name }: { readonly name: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        padding: '2px 8px',
        border: `1px solid ${color.line}`,
        borderRadius: `${radius.field}px`,
        fontFamily: 'inherit',
        fontWeight: 600,
      }}
    >
      {name.toUpperCase()}
    </Box>
  );
}

export interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the keys do while the box is not active. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog open={open} title={t('keys.title')} onClose={onClose}>
      <Stack gap={4}>
        <Text size="sm" tone="soft">
          {t('keys.text')}
        </Text>
        <DefinitionRows rows={keys.map((key) => ({ term: t(`keys.${key}`), value: <Key name={key} /> }))} />
      </Stack>
    </Dialog>
  );
}
