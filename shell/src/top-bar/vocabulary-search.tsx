import { localize, maxLength } from '@kotoba/contracts';
import { useNavigate } from '@kotoba/federation/router';
import { SearchField, useWidthFrom, isComposing } from '@kotoba/shared-ui/core';
import { useRef, useState, useEffect, type RefObject } from 'react';
import { useSuite } from '../suite/suite-context';
import { useTexts } from '../texts';
import { searchAddress } from './search-address';

const SEARCH_KEY = '/';

const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** What is open over the page takes its keys alone: a dialog, a menu, the list of a select. */
const OPEN = '[aria-modal="true"], [role="menu"], [role="listbox"]';

/**
 * Whether the key belongs to what the learner is doing: typing, composing, in something that is open over the page, or
 * a shortcut of the browser.
 */
function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isComposing(event))
    return true;
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest(TYPING) !== null || document.querySelector(OPEN) !== null;
}

/** `/` puts the focus into the field, unless the learner is typing. */
function useSlashFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== SEARCH_KEY || !field.current || isTaken(event)) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
}

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
  useSlashFocus(field);
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
