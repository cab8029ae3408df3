import type { KeyboardEvent, Ref } from 'react';
import { SpinnerRing } from '../core/feedback/progress';
import { Icon } from '../core/icons/icon';
import { fieldFrame } from '../core/input/field-look';
import { color } from '../core/theme/tokens';
import { ownProps, styled } from '../core/theme/styled';

export interface SelectTriggerProps {
  id: string;
  /** Its name. */
  label: string;
  /** What is chosen, or the placeholder. */
  text: string;
  empty: boolean;
  open: boolean;
  listId: string;
  onOpen: () => void;
  lang?: string;
  disabled?: boolean;
  busy?: boolean;
  wrong?: boolean;
  describedBy?: string;
  /** Keeps room for a button over its right end. */
  roomAtEnd?: boolean;
  compact?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

interface Look {
  empty: boolean;
  wrong: boolean;
  compact: boolean;
  roomAtEnd: boolean;
}

const Root = styled(
  'button',
  ownProps('empty', 'wrong', 'compact', 'roomAtEnd'),
)<Look>(({ empty, wrong, compact, roomAtEnd }) => ({
  ...fieldFrame,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minWidth: 0,
  height: compact ? 44 : 48,
  padding: `0 ${roomAtEnd ? 84 : 12}px 0 14px`,
  color: empty ? color.inkSoft : color.ink,
  fontSize: compact ? '0.9375rem' : '1rem',
  textAlign: 'left',
  cursor: 'pointer',
  // Above a list the chevron and the words say what it is; in a form the edge must.
  ...(compact && { borderColor: color.line }),
  ...(wrong && { borderColor: color.beni }),
  '&:focus-visible': { outlineOffset: 1 },
  '&:disabled': {
    backgroundColor: color.sunken,
    borderColor: color.line,
    color: color.inkSoft,
    cursor: 'default',
  },
  '& > .words': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > svg': { color: color.inkSoft, ...(roomAtEnd && { position: 'absolute', right: 12 }) },
}));

const opens = new Set(['ArrowDown', 'ArrowUp']);

/** The closed select: a combobox that shows what is chosen and opens the list. */
export function SelectTrigger(props: SelectTriggerProps) {
  const {
    label,
    text,
    empty,
    open,
    listId,
    onOpen,
    disabled = false,
    busy = false,
    wrong = false,
    ...more
  } = props;
  const { describedBy, roomAtEnd = false, compact = false, lang, id, ref } = more;
  const keyDown = (event: KeyboardEvent) => {
    if (!opens.has(event.key)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Root
      ref={ref}
      id={id}
      type="button"
      role="combobox"
      aria-label={label}
      aria-haspopup="listbox"
      aria-expanded={open}
      aria-controls={open ? listId : undefined}
      aria-invalid={wrong || undefined}
      aria-describedby={describedBy}
      aria-busy={busy || undefined}
      disabled={disabled || busy}
      onClick={onOpen}
      onKeyDown={keyDown}
      empty={empty}
      wrong={wrong}
      compact={compact}
      roomAtEnd={roomAtEnd}
    >
      <span className="words" lang={lang}>
        {text}
      </span>
      {busy ? <SpinnerRing size={18} /> : <Icon name="chevronDown" size={18} />}
    </Root>
  );
}
