import { localize, maxLength } from '@kotoba/contracts';
import { useNavigate } from '@kotoba/federation/router';
import { SearchField, useWidthFrom } from '@kotoba/shared-ui/core';
import { useRef, useState } from 'react';
import { useSuite } from '../suite/suite-context';
import { useTexts } from '../texts';
import { searchAddress } from './search-address';
import { useKey } from './use-key';

const SEARCH_KEY = '/';

/**
 * The search of the top bar. It goes where the first search contribution says; without one there is nothing to search.
 */
export function VocabularySearch() {
  const { t, language } = useTexts();
  const isRoomy = useWidthFrom('sm');
  const { table } = useSuite();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useKey(SEARCH_KEY, () => {
    field.current?.focus();
    field.current?.select();
  });
  const { search } = table;
  if (!search) return null;
  const label = localize(search.label, language);
  const go = (query: string): void => {
    const wanted = query.trim();
    if (wanted === '') return;
    setText('');
    field.current?.blur();
    void navigate(searchAddress(search, wanted));
  };
  return (
    <SearchField
      ref={field}
      label={label}
      placeholder={isRoomy ? label : t('search.short')}
      value={text}
      onChange={setText}
      onSearch={go}
      onClear={() => setText('')}
      maxLength={maxLength.search}
      hint={isRoomy ? SEARCH_KEY : undefined}
    />
  );
}
