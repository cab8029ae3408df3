import { useState, type ReactNode } from 'react';
import { Icon } from '../../core/icons/icon';
import type { IconName } from '../../core/icons/icon-paths';
import { Card } from '../../core/layout/card';
import { Row, VisuallyHidden } from '../../core/layout/layout';
import { tone as toneOf, type Tone } from '../../core/status/tone';
import { useSharedTexts } from '../../core/texts/shared-texts';
import { ownProps, styled } from '../../core/theme/styled';
import { color, radius } from '../../core/theme/tokens';
import { Text } from '../../core/type/text';

export interface StatCardProps {
  /** What is counted. */
  label: string;
  /** The figure, with its unit. */
  value: ReactNode;
  /** One line under it. */
  hint?: ReactNode;
  icon?: IconName;
  /** What the icon says, where it says more than what is counted; else it is decoration. */
  iconLabel?: string;
  /** Of the icon: shu for the streak. */
  tone?: Tone;
}

/** Figures stand closer than words. */
const FIGURE = { fontWeight: 650, lineHeight: 1.15, letterSpacing: '-0.02em' };

/** One figure, big, with what it counts. */
export function StatCard({ label, value, hint, icon, iconLabel, tone = 'ai' }: StatCardProps) {
  return (
    <Card role="group" aria-label={label} padding="snug" style={{ gap: 8, padding: 20 }}>
      <Row gap={2}>
        {icon && (
          <span data-tone={tone} style={{ color: toneOf.text }}>
            <Icon name={icon} size={20} label={iconLabel} />
          </span>
        )}
        <Text as="span" size="sm" tone="soft" weight="medium">
          {label}
        </Text>
      </Row>
      <Text as="div" size="2xl" tabular style={FIGURE}>
        {value}
      </Text>
      {hint && (
        <Text size="sm" tone="soft">
          {hint}
        </Text>
      )}
    </Card>
  );
}

export interface DefinitionRow {
  term: string;
  value: ReactNode;
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2px 16px',
  paddingBlock: 10,
  '& + &': { borderTop: `1px solid ${color.line}` },
  '& > dt': { color: color.inkSoft, fontSize: '0.9375rem' },
  '& > dd': { fontWeight: 600, textAlign: 'right', fontVariantNumeric: 'tabular-nums', minWidth: 0 },
});

/** Terms and their values, one to a line: the detailed results, the kana of a word. */
export function DefinitionRows({ rows }: { rows: readonly DefinitionRow[] }) {
  return (
    <dl>
      {rows.map(({ term, value }) => (
        <Line key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Line>
      ))}
    </dl>
  );
}

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

const Details = styled('details')({ fontSize: '0.8125rem' });
const Opener = styled('summary')({
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

/** The values of a picture as a table below it, for who cannot see or wants them exactly; made when opened. */
export function ValuesTable<Item>(props: DataTableProps<Item>) {
  const { t } = useSharedTexts();
  const [open, setOpen] = useState(false);
  return (
    <Details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Opener>{t('picture.table')}</Opener>
      {open && (
        <Rows>
          <DataTable {...props} />
        </Rows>
      )}
    </Details>
  );
}
