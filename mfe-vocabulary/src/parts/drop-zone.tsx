import { useState, type MouseEvent } from 'react';
import { Box, color, Icon, radius, Spinner, Text } from '@kotoba/shared-ui/core';

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

interface DropZoneProps {
  /** The name of its field. */
  readonly label: string;
  /** What the browser offers: extensions or types, separated by commas. */
  readonly accept: string;
  /** What happens here now: that a file is wanted, which one is there, that it is sent. */
  readonly says: string;
  readonly hint: string;
  /** A file is being sent: no other one is taken. */
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}

/** Where a file is dropped or chosen. */
export function DropZone({ label, accept, says, hint, busy, onFile }: DropZoneProps) {
  const [over, setOver] = useState(false);
  return (
    <Box
      sx={over ? { ...look, ...above } : look}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
    >
      {busy ? <Spinner label={says} /> : <Icon name="upload" size={32} />}
      <Text weight="semibold" role="status">
        {says}
      </Text>
      <Text size="sm" tone="soft">
        {hint}
      </Text>
      <Box
        component="input"
        type="file"
        accept={accept}
        aria-label={label}
        sx={field}
        aria-disabled={busy}
        onClick={(event: MouseEvent) => busy && event.preventDefault()}
        onChange={({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
          const file = input.files?.[0];
          if (file && !busy) onFile(file);
          // The same file can be chosen again, corrected.
          input.value = '';
        }}
      />
    </Box>
  );
}
