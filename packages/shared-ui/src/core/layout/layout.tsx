import type { CSSObject } from '@emotion/react';
import { handleBreakpoints } from '@mui/system/breakpoints';
import type { ElementType, HTMLAttributes, Ref } from 'react';
import { ownProps, styled, type Sx } from '../theme/styled';
import { color, SPACE, type breakpoints } from '../theme/tokens';

/** One value, or one for each width from phones up: `{ xs: 2, md: 6 }`. */
type Responsive<Value> = Value | Partial<Record<keyof typeof breakpoints, Value>>;

export interface LayoutProps extends Omit<HTMLAttributes<HTMLElement>, 'color'> {
  as?: ElementType;
  /** Distance between children, × 4 px. */
  gap?: Responsive<number>;
  align?: Responsive<'start' | 'center' | 'end' | 'stretch' | 'baseline'>;
  justify?: Responsive<'start' | 'center' | 'end' | 'between'>;
  sx?: Sx;
  ref?: Ref<HTMLElement>;
}

const looks = {
  stack: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  row: { display: 'flex', flexWrap: 'wrap', minWidth: 0 },
  line: { display: 'flex', flexWrap: 'nowrap', minWidth: 0 },
  grid: { display: 'grid' },
} as const;

type Own = Pick<LayoutProps, 'gap' | 'align' | 'justify'> &
  Pick<GridProps, 'columns' | 'min'> & { look: CSSObject };

/**
 * An element that places its children. Plain CSS and no `sx`, which takes three times as long to work out: every
 * screen is made of these, and is drawn with each key.
 */
const Container = styled(
  'div',
  ownProps('look', 'gap', 'align', 'justify', 'min', 'columns'),
)<Own>((props) => {
  const {
    look,
    gap,
    align,
    justify,
    min,
    columns = `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))`,
  } = props;
  return [
    look,
    look === looks.grid &&
      handleBreakpoints(props, columns, (each: number | string) => ({
        gridTemplateColumns: typeof each === 'number' ? `repeat(${each}, minmax(0, 1fr))` : each,
      })),
    handleBreakpoints(props, gap, (times: number) => ({ gap: times * SPACE })),
    handleBreakpoints(props, align, (word?: string) => ({ alignItems: word })),
    handleBreakpoints(props, justify, (word?: string) => ({
      justifyContent: word === 'between' ? 'space-between' : word,
    })),
  ];
});

/** Things under each other. */
export function Stack({ gap = 4, ref, ...rest }: LayoutProps) {
  return <Container look={looks.stack} gap={gap} ref={ref as Ref<HTMLDivElement>} {...rest} />;
}

export interface RowProps extends LayoutProps {
  /** Whether children flow to the next line; true by default, so that nothing leaves a narrow screen. */
  wrap?: boolean;
}

/** Things beside each other. */
export function Row({ gap = 3, align = 'center', wrap = true, ref, ...rest }: RowProps) {
  const look = wrap ? looks.row : looks.line;
  return <Container look={look} gap={gap} align={align} ref={ref as Ref<HTMLDivElement>} {...rest} />;
}

export interface GridProps extends LayoutProps {
  /** Narrowest column in px; as many columns as fit, one on narrow screens. */
  min?: number;
  /** Fixed columns instead: a count, or a CSS template for each width. */
  columns?: Responsive<number | string>;
}

/** Equal columns. */
export function Grid({ gap = 4, min = 260, ref, ...rest }: GridProps) {
  return <Container look={looks.grid} gap={gap} min={min} ref={ref as Ref<HTMLDivElement>} {...rest} />;
}

/**
 * The main actions of a screen. On phones it stays at the lower edge, in reach of the thumb and above the frame's
 * bottom bar (whose height the frame gives as `--k-bottom-bar`); on wider screens it is a plain row at the right.
 */
export const ActionBar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
  [theme.breakpoints.down('sm')]: {
    position: 'sticky',
    bottom: 'var(--k-bottom-bar, 0px)',
    zIndex: 10,
    marginInline: -16,
    padding: '12px 16px',
    backgroundColor: color.paper,
    borderTop: `1px solid ${color.line}`,
    '& > *': { flex: '1 1 auto' },
  },
}));

/** Read by assistive technology, not shown. */
export const VisuallyHidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
