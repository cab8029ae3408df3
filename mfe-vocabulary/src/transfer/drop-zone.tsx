import { useState, type MouseEvent } from 'react';
import { Box, color, Icon, radius, Spinner, Text } from '@kotoba/shared-ui/core';
import { useTexts } from './texts';

export interface DropZoneProps {
  /** Name of the file that is being read; null while there is none. */
  readonly reading: string | null;
  readonly onFile: (file: File) => void;
}

const KINDS = '.csv,.tsv,.txt,.json,.apkg';

const look = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minHeight: 220,
  padding: '24px 16px',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  border: `2px dashed ${color.edge}`,
  borderRadius: `${radius.card}px`,
  backgroundColor: color.surface,
  '&:hover, &:focus-within': { borderColor: color.ai },
  '&:focus-within': { outline: `2px solid ${color.ai}`, outlineOffset: '2px' },
} as const;
const above = { borderColor: color.ai, backgroundColor: color.aiTint } as const;
/** The browser's own field over the whole zone, seen through: it takes clicks, keys and what is dropped. */
const field = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
} as const;

/** Where a file is dropped or chosen. */
export function DropZone({ reading, onFile }: DropZoneProps) {
  const { t } = useTexts();
  const [over, setOver] = useState(false);
  return (
    <Box
      sx={over ? { ...look, ...above } : look}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
    >
      {reading === null ? (
        <Icon name="upload" size={32} />
      ) : (
        <Spinner label={t('file.reading', { name: reading })} />
      )}
      <Text weight="semibold" role="status">
        {reading === null ? t('file.drop') : t('file.reading', { name: reading })}
      </Text>
      <Text size="sm" tone="soft">
        {t('file.kinds')}
      </Text>
      <Box
        component="input"
        type="file"
        accept={KINDS}
        aria-label={t('file.choose')}
        sx={field}
        aria-disabled={reading !== null}
        onClick={(event: MouseEvent) => reading !== null && event.preventDefault()}
        onChange={({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
          const file = input.files?.[0];
          if (file && reading === null) onFile(file);
          // The same file can be chosen again, corrected.
          input.value = '';
        }}
      />
    </Box>
  );
}
