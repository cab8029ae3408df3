import { useState } from 'react';
import { maxLength } from '@kotoba/contracts';
import { SearchField } from '@kotoba/shared-ui/data';
import { useTexts } from '../texts';

export interface SearchBoxProps {
  /** What is searched now. */
  readonly query: string;
  readonly onSearch: (query: string) => void;
}

/** The search of the list: what is typed runs with Enter; a search that came another way (top bar, back) replaces it. */
export function SearchBox({ query, onSearch }: SearchBoxProps) {
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
