import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { isSubmitKey } from '../../core/hooks/composing';
import { bareControl } from '../../core/input/field-look';
import { ControlFrame } from './control-frame';
import { describedControl, FieldFrame, type FieldTexts } from './field-frame';
import { useGrowingHeight } from './use-growing-height';
import { styled } from '../../core/theme/styled';

export interface NoteFieldProps extends FieldTexts {
  value: string;
  onChange: (value: string) => void;
  /** Enter outside a composition; Shift+Enter makes a line. Without it, Enter does. */
  onSubmit?: () => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  maxLength?: number;
  /** Of what is typed: input methods, fonts and screen readers follow it. */
  lang?: string;
  disabled?: boolean;
  /** Inside the frame, at the lower right: the send button. */
  end?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Px. Source: NOTE-4. */
const LOWEST = 48;
const HIGHEST = 120;

const Frame = styled(ControlFrame)({ alignItems: 'flex-end', gap: 4, paddingRight: 4 });

/** Stands at the middle of the last line. */
const End = styled('span')({ display: 'grid', placeItems: 'center', height: LOWEST });

const Control = styled('textarea')({
  ...bareControl,
  minHeight: LOWEST,
  maxHeight: HIGHEST,
  padding: '11px 14px',
  resize: 'none',
  fieldSizing: 'content',
  overflowY: 'auto',
  lineHeight: 1.5,
});

/** A note or message: grows from 48 to 120 px, Enter sends, Shift+Enter makes a line, a composition is left alone. */
export function NoteField(props: NoteFieldProps) {
  const {
    label,
    labelHidden = true,
    help,
    error,
    optional,
    value,
    onChange,
    onSubmit,
    end,
    ref,
    ...native
  } = props;
  const id = useId();
  useGrowingHeight(id, value);
  const keyDown = (event: KeyboardEvent) => {
    if (!onSubmit || !isSubmitKey(event)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <FieldFrame id={id} label={label} labelHidden={labelHidden} help={help} error={error} optional={optional}>
      <Frame wrong={error !== undefined}>
        <Control
          {...native}
          ref={ref}
          id={id}
          rows={1}
          value={value}
          {...describedControl(id, { error, help })}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={keyDown}
        />
        {end && <End>{end}</End>}
      </Frame>
    </FieldFrame>
  );
}
