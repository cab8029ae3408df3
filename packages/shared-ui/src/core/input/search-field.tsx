import type { FormEvent, KeyboardEvent, Ref } from 'react';
import { isComposing } from '../hooks/composing';
import { Icon } from '../icons/icon';
import { useSharedTexts } from '../texts/shared-texts';
import { bareControl, fieldFrame } from './field-look';
import { color } from '../theme/tokens';
import { styled } from '../theme/styled';

export interface SearchFieldProps {
  /** Its name ("Search", "Search vocabulary"); also the placeholder unless one is given. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter, never in the middle of a composition. */
  onSearch: (value: string) => void;
  /** The clear button and Escape; without it the field is emptied by `onChange('')` and `onSearch('')`. */
  onClear?: () => void;
  placeholder?: string;
  /** Longest text. */
  maxLength?: number;
  /** Shown at the right while empty: the key that focuses it. */
  hint?: string;
  ref?: Ref<HTMLInputElement>;
}

const Frame = styled('form')({
  ...fieldFrame,
  borderColor: color.line,
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  width: '100%',
  maxWidth: 480,
  height: 44,
  paddingLeft: 12,
  color: color.inkSoft,
});

const Input = styled('input')({
  ...bareControl,
  height: '100%',
  padding: '0 10px',
  '&::-webkit-search-cancel-button': { display: 'none' },
});

const Clear = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  padding: 0,
  border: 0,
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { color: color.ink },
});

const Hint = styled('kbd')({
  marginRight: 10,
  padding: '1px 7px',
  border: `1px solid ${color.line}`,
  borderRadius: 6,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
});

/** A search box: Enter searches, the cross and Escape clear. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, onSearch, onClear, placeholder = label, maxLength, hint, ref } = props;
  const { t } = useSharedTexts();
  const clear = () => {
    if (onClear) return onClear();
    onChange('');
    onSearch('');
  };
  const keyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) {
      // The Enter that ends a composition would send the form in some browsers.
      if (event.key === 'Enter') event.preventDefault();
    } else if (event.key === 'Escape' && value !== '') clear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(value);
  };
  return (
    <Frame onSubmit={submit}>
      <Icon name="search" size={20} />
      <Input
        ref={ref}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={keyDown}
      />
      {value !== '' && (
        <Clear type="button" onClick={clear} aria-label={t('search.clear')}>
          <Icon name="close" size={18} />
        </Clear>
      )}
      {value === '' && hint !== undefined && <Hint aria-hidden>{hint}</Hint>}
    </Frame>
  );
}
