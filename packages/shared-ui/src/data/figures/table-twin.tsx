import { useState } from 'react';
import { useSharedTexts } from '../../core/texts/shared-texts';
import { color } from '../../core/theme/tokens';
import { styled } from '../../core/theme/styled';
import { DataTable, type DataTableProps } from './data-table';

const Root = styled('details')({ fontSize: '0.8125rem' });
const Summary = styled('summary')({
  width: 'max-content',
  lineHeight: '24px',
  color: color.ai,
  cursor: 'pointer',
  borderRadius: 4,
});
const Rows = styled('div')({
  marginTop: 12,
  maxWidth: 420,
  '& > div': { maxHeight: 320, overflowY: 'auto' },
  '& th, & td': { padding: '8px 16px' },
});

/** The values of a picture as a table below it, for whoever does not see them or wants them exactly; made when it is opened. */
export function TableTwin<Item>(props: DataTableProps<Item>) {
  const { t } = useSharedTexts();
  const [open, setOpen] = useState(false);
  return (
    <Root onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary>{t('picture.table')}</Summary>
      {open && (
        <Rows>
          <DataTable {...props} />
        </Rows>
      )}
    </Root>
  );
}
