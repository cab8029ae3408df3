import { useId, useRef, useState } from 'react';
import { Box, CountBadge, Icon, IconButton, Row } from '@kotoba/shared-ui/core';
import { Select, ViewToggle, type ListView, SearchField } from '@kotoba/shared-ui/data';
import { maxLength } from '@kotoba/contracts';
import { FilterPanel, type FilterPanelProps } from './filter-panel';
import { countFilters, SORTS } from '../list-address';
import { useTexts } from '../texts';

interface SearchBoxProps {
  /** What is searched now. */
  readonly query: string;
  readonly onSearch: (query: string) => void;
}

/**
 * The search of the list: what is typed runs with Enter; a search that came another way (top bar, back) replaces it.
 */
function SearchBox({ query, onSearch }: SearchBoxProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState({ under: query, text: query });
  if (typed.under !== query) setTyped({ under: query, text: query });
  const type = (text: string): void => setTyped({ under: query, text });
  return (
    <SearchField
      label={t('list.search')}
      placeholder={t('list.placeholder')}
      value={typed.text}
      onChange={type}
      onSearch={onSearch}
      onClear={() => {
        type('');
        if (query !== '') onSearch('');
      }}
      maxLength={maxLength.search}
    />
  );
}

interface FiltersProps extends Pick<FilterPanelProps, 'address' | 'onChange'> {
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
}

const bars = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
} as const;

/**
 * What the list shows, in which order and form. Each change of the list is a new address. On a phone the filters are
 * folded behind a button that counts them: the words come first.
 */
export function Filters({ address, view, onChange, onView }: FiltersProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const panel = useRef<HTMLElement>(null);
  const count = countFilters(address);
  return (
    <Box sx={bars}>
      <Row gap={2} wrap={false} sx={{ '& > form': { flex: 1 } }}>
        <SearchBox query={address.query} onSearch={(query) => onChange({ query })} />
        <Box sx={{ display: { md: 'none' } }}>
          <CountBadge count={count}>
            <IconButton
              label={t(count === 0 ? 'filter.show' : 'filter.showCounted', { count })}
              icon={<Icon name="settings" />}
              outlined
              aria-expanded={open}
              aria-controls={panelId}
              onClick={() => setOpen(!open)}
            />
          </CountBadge>
        </Box>
      </Row>
      <Row gap={2} wrap={false}>
        <Select
          label={t('filter.sort')}
          options={SORTS.map((value) => ({ value, label: t(`filter.sort.${value}`) }))}
          value={address.sort}
          onChange={(sort) => onChange({ sort })}
          width={200}
        />
        <ViewToggle value={view} onChange={onView} />
      </Row>
      <Box
        id={panelId}
        ref={panel}
        tabIndex={-1}
        role="group"
        aria-label={t('filter.show')}
        sx={{
          display: { xs: open ? 'block' : 'none', md: 'block' },
          gridColumn: { md: '1 / -1' },
          outline: 'none',
        }}
      >
        <FilterPanel
          address={address}
          onChange={onChange}
          onCleared={() => panel.current?.focus({ preventScroll: true })}
        />
      </Box>
    </Box>
  );
}
