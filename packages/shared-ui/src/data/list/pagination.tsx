import { IconButton } from '../../core/actions/icon-button';
import { Icon } from '../../core/icons/icon';
import { useSharedTexts } from '../../core/texts/shared-texts';
import { color, radius } from '../../core/theme/tokens';
import { pageNumbers } from './page-numbers';
import { styled } from '../../core/theme/styled';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  padding: 0,
  listStyle: 'none',
});

const Number = styled('button')(({ theme }) => ({
  minWidth: 40,
  height: 40,
  padding: '0 6px',
  border: '1px solid transparent',
  borderRadius: radius.field,
  backgroundColor: 'transparent',
  color: color.ink,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.sunken },
  '&[aria-current="page"]': { color: color.ai, backgroundColor: color.aiTint, fontWeight: 700 },
  // Seven marks and two arrows stay on one line of 328 px.
  [theme.breakpoints.down('sm')]: { minWidth: 32, padding: '0 4px' },
}));

const Gap = styled('span')(({ theme }) => ({
  display: 'inline-block',
  minWidth: 28,
  textAlign: 'center',
  color: color.inkSoft,
  [theme.breakpoints.down('sm')]: { minWidth: 20 },
}));

/** The way through the pages of a list; not there when there is only one. */
export function Pagination({ page, pageCount, onChange }: PaginationProps) {
  const { t } = useSharedTexts();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={t('pagination.label')}>
      <List>
        <li>
          <IconButton
            label={t('pagination.previous')}
            icon={<Icon name="chevronLeft" />}
            disabled={page <= 1}
            onClick={() => onChange(page - 1)}
          />
        </li>
        {pageNumbers(page, pageCount).map((mark) => (
          <li key={mark}>
            {typeof mark === 'number' ? (
              <Number
                type="button"
                aria-label={t('pagination.page', { page: mark })}
                aria-current={mark === page ? 'page' : undefined}
                onClick={() => onChange(mark)}
              >
                {mark}
              </Number>
            ) : (
              <Gap aria-hidden>…</Gap>
            )}
          </li>
        ))}
        <li>
          <IconButton
            label={t('pagination.next')}
            icon={<Icon name="chevronRight" />}
            disabled={page >= pageCount}
            onClick={() => onChange(page + 1)}
          />
        </li>
      </List>
    </nav>
  );
}
