import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../core/layout/visually-hidden';
import { ownProps, styled } from '../../core/theme/styled';
import { color, radius } from '../../core/theme/tokens';

export interface DataColumn<Item> {
  id: string;
  title: string;
  cell: (item: Item) => ReactNode;
  align?: 'start' | 'end';
  /** Reads the title, shows it not (a column of buttons). */
  titleHidden?: boolean;
}

export interface DataTableProps<Item> {
  /** Names the table; not shown. */
  caption: string;
  columns: readonly DataColumn<Item>[];
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** The columns share the width, and what is long breaks: for a phone, where nothing may be out of sight. */
  fixed?: boolean;
}

const Frame = styled('div')({
  overflowX: 'auto',
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

const Table = styled(
  'table',
  ownProps('fixed'),
)<{ fixed: boolean }>(({ fixed }) => ({
  width: '100%',
  ...(fixed && { tableLayout: 'fixed', overflowWrap: 'anywhere' }),
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  '& th, & td': { padding: '12px 16px', textAlign: 'start', verticalAlign: 'middle' },
  '& thead th': { color: color.inkSoft, fontSize: '0.8125rem', fontWeight: 600, whiteSpace: 'nowrap' },
  '& tbody tr': { borderTop: `1px solid ${color.line}` },
  '& [data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
}));

/** Rows and columns; scrolls in itself where the screen is narrow, so that the page never does. */
export function DataTable<Item>({ caption, columns, items, keyOf, fixed = false }: DataTableProps<Item>) {
  return (
    // The frame scrolls, so the keyboard must reach it.

    <Frame role="region" aria-label={caption} tabIndex={0}>
      <Table fixed={fixed}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map(({ id, title, align, titleHidden }) => (
              <th key={id} scope="col" data-align={align}>
                {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={keyOf(item)}>
              {columns.map(({ id, cell, align }) => (
                <td key={id} data-align={align}>
                  {cell(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
