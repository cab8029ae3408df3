import MuiPagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { IconButton } from '../core/actions/icon-button';
import { Icon } from '../core/icons/icon';
import { Row } from '../core/layout/layout';
import { useSharedTexts } from '../core/texts/shared-texts';
import { styled } from '../core/theme/styled';
import { Text } from '../core/type/text';
import '../core/theme/components/pagination';

/** Search, choices and toggles above a list; they flow to as many lines as they need. */
export const Toolbar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '& > form': { flex: '1 1 240px' },
});

const VIEWS = ['grid', 'list'] as const;
export type ListView = (typeof VIEWS)[number];

/** Cards or rows. */
export function ViewToggle({ value, onChange }: { value: ListView; onChange: (view: ListView) => void }) {
  const { t } = useSharedTexts();
  return (
    <Row role="group" aria-label={t('view.label')} gap={1} wrap={false}>
      {VIEWS.map((view) => (
        <IconButton
          key={view}
          label={t(`view.${view}`)}
          icon={<Icon name={view} />}
          pressed={value === view}
          outlined
          onClick={() => onChange(view)}
        />
      ))}
    </Row>
  );
}

export interface SummaryProps {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
}

/** 'Showing X - Y of N.', said when it changes; 'Showing 0 - 0 of 0.' for nothing. */
export function Summary({ page, pageSize, total }: SummaryProps) {
  const { t } = useSharedTexts();
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return (
    <Text size="sm" tone="soft" tabular role="status">
      {t('summary.range', { from, to, total })}
    </Text>
  );
}

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}

const icons = { previous: 'chevronLeft', next: 'chevronRight' } as const;

/** The way through the pages of a list; not there when there is only one. */
export function Pagination({ page, pageCount, onChange }: PaginationProps) {
  const { t } = useSharedTexts();
  if (pageCount <= 1) return null;
  return (
    <MuiPagination
      aria-label={t('pagination.label')}
      page={page}
      count={pageCount}
      onChange={(_event, chosen) => onChange(chosen)}
      getItemAriaLabel={(_type, number) => t('pagination.page', { page: number ?? 0 })}
      renderItem={(item) =>
        item.type === 'previous' || item.type === 'next' ? (
          <IconButton
            label={t(`pagination.${item.type}`)}
            icon={<Icon name={icons[item.type]} />}
            disabled={item.disabled}
            onClick={item.onClick}
          />
        ) : (
          <PaginationItem {...item} />
        )
      }
    />
  );
}
