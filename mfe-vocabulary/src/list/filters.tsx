import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Box, CountBadge, Icon, IconButton, Row } from '@kotoba/shared-ui/core';
import { SearchField } from '@kotoba/shared-ui/core';
import { ViewToggle, type ListView } from '@kotoba/shared-ui/list';
import { Select } from '@kotoba/shared-ui/select';
import { maxLength } from '@kotoba/contracts';
import { FilterPanel, type FilterPanelProps } from './filter-panel';
import { notOnPaper } from './use-printing';
import { cleanQuery, countFilters, SORTS } from '../list-address';
import { useTexts } from '../texts';

interface SearchBoxProps {
  /** What is searched now. */
  readonly query: string;
  readonly onSearch: (query: string, options?: { replace?: boolean }) => void;
}

/** As long as one rests between two words; what is typed meanwhile is not searched yet. */
const PAUSE_MS = 300;

/**
 * The search of the list: what is typed runs after a pause, in the place of the search before, or with Enter. A search
 * that came another way (top bar, back) replaces it; its own leaves what is typed, and the caret, as they are.
 */
function SearchBox({ query, onSearch }: SearchBoxProps) {
  const { t } = useTexts();
  const [text, setText] = useState(query);
  const [asked, setAsked] = useState(query);
  const [shown, setShown] = useState(query);
  const [composing, setComposing] = useState(false);
  if (shown !== query) {
    setShown(query);
    setAsked(query);
    if (query !== asked) setText(query);
  }
  const search = (next: string, options?: { replace?: boolean }): void => {
    const wanted = cleanQuery(next);
    setAsked(wanted);
    if (wanted !== query) onSearch(wanted, options);
  };
  const rest = useEffectEvent(() => search(text, { replace: true }));
  const waits = !composing && cleanQuery(text) !== asked;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(rest, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waits, text]);
  return (
    <Box
      sx={{ flex: 1, minWidth: 0 }}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    >
      <SearchField
        label={t('list.search')}
        placeholder={t('list.placeholder')}
        value={text}
        onChange={setText}
        onSearch={(next) => {
          setText(cleanQuery(next));
          search(next);
        }}
        onClear={() => {
          setText('');
          search('');
        }}
        maxLength={maxLength.search}
      />
    </Box>
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
  ...notOnPaper,
} as const;

/**
 * What the list shows, in which order and form. Each change of the list is a new address. On a phone all but
 * the search is folded behind a button that counts the filters: the words come first.
 */
export function Filters({ address, view, onChange, onView }: FiltersProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const panel = useRef<HTMLElement>(null);
  const count = countFilters(address);
  return (
    <Box sx={bars}>
      <Row gap={2} wrap={false}>
        <SearchBox query={address.query} onSearch={(query, options) => onChange({ query }, options)} />
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
      <Box id={panelId} sx={{ display: { xs: open ? 'grid' : 'none', md: 'contents' }, gap: 3 }}>
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
          ref={panel}
          tabIndex={-1}
          role="group"
          aria-label={t('filter.show')}
          sx={{ gridColumn: { md: '1 / -1' }, outline: 'none' }}
        >
          <FilterPanel
            address={address}
            onChange={onChange}
            onCleared={() => panel.current?.focus({ preventScroll: true })}
          />
        </Box>
      </Box>
    </Box>
  );
}
