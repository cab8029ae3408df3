import type { FormEvent, KeyboardEvent, Ref } from 'react';
import { IconButton } from '../actions/icon-button';
import { isComposing } from '../hooks/composing';
import { Icon } from '../icons/icon';
import { useSharedTexts } from '../texts/shared-texts';
import { color, radius } from '../theme/tokens';
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

const Form = styled('form')({ minWidth: 0, width: '100%', maxWidth: 480 });

/** Like any field, but without the marks of one that can be wrong. */
const Box = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  minWidth: 0,
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.field,
  '&:hover': { borderColor: color.inkSoft },
  '&:focus-within': { borderColor: color.ai, boxShadow: `0 0 0 1px ${color.ai}` },
  '& > svg': { flexShrink: 0, marginLeft: 12, color: color.inkSoft, pointerEvents: 'none' },
});

const Input = styled('input')({
  flex: 1,
  alignSelf: 'stretch',
  minWidth: 0,
  margin: 0,
  padding: '0 10px',
  border: 0,
  borderRadius: 9,
  outline: 0,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  '&::placeholder': { color: color.inkSoft, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
});

const Hint = styled('kbd')({
  marginRight: 10,
  padding: '1px 7px',
  border: `1px solid ${color.line}`,
  borderRadius: 6,
  color: color.inkSoft,
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
  const cross = (
    <IconButton
      label={t('search.clear')}
      icon={<Icon name="close" size={18} />}
      size="small"
      onClick={clear}
      style={{ marginRight: 2 }}
    />
  );
  return (
    <Form onSubmit={submit}>
      <Box>
        <Icon name="search" />
        <Input
          ref={ref}
          type="search"
          enterKeyHint="search"
          aria-label={label}
          placeholder={placeholder}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={keyDown}
        />
        {value === '' ? hint !== undefined && <Hint aria-hidden>{hint}</Hint> : cross}
      </Box>
    </Form>
  );
}
