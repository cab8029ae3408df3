import { Fragment } from 'react';
import { Dialog } from '../../core/overlay/overlays';
import { Stack } from '../../core/layout/layout';
import { styled } from '../../core/theme/styled';
import { color, radius } from '../../core/theme/tokens';
import { Text } from '../../core/type/text';
import { DefinitionRows } from '../figures/figures';

const Key = styled('kbd')({
  padding: '2px 8px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.field,
  fontFamily: 'inherit',
  fontWeight: 600,
});

export interface KeySheetProps {
  open: boolean;
  /** Names the sheet. */
  title: string;
  /** When the keys hold. */
  text: string;
  /** What stands on the key, `Ctrl+A` for two that are held together, and what it does. */
  keys: readonly { readonly key: string; readonly does: string }[];
  onClose: () => void;
}

/** What the keys of a screen do. */
export function KeySheet({ open, title, text, keys, onClose }: KeySheetProps) {
  const rows = keys.map(({ key, does }) => ({
    term: does,
    value: key.split('+').map((each, index) => (
      <Fragment key={each}>
        {index > 0 && ' + '}
        <Key>{each}</Key>
      </Fragment>
    )),
  }));
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <Stack gap={4}>
        <Text size="sm" tone="soft">
          {text}
        </Text>
        <DefinitionRows rows={rows} />
      </Stack>
    </Dialog>
  );
}
