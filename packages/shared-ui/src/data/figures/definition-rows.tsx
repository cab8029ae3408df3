import type { ReactNode } from 'react';
import { color } from '../../core/theme/tokens';
import { styled } from '../../core/theme/styled';

export interface DefinitionRow {
  term: string;
  value: ReactNode;
}

export interface DefinitionRowsProps {
  rows: readonly DefinitionRow[];
}

const List = styled('dl')({ display: 'flex', flexDirection: 'column' });

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
export function DefinitionRows({ rows }: DefinitionRowsProps) {
  return (
    <List>
      {rows.map(({ term, value }) => (
        <Line key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Line>
      ))}
    </List>
  );
}
