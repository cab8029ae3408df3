import InputBase from '@mui/material/InputBase';
import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { isSubmitKey } from '../core/hooks/composing';
import { Field, type FieldTexts } from './field';

type Box = HTMLInputElement | HTMLTextAreaElement;
type Own = 'id' | 'value' | 'onChange' | 'onBlur' | 'onKeyDown' | 'size' | 'list' | 'ref';

export interface TextInputProps<Element extends Box = HTMLInputElement>
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, Own> {
  value: string;
  onChange: (value: string, event: ChangeEvent<Box>) => void;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Enter outside a composition; also each `repeat` of a held key. */
  onEnter?: (event: KeyboardEvent) => void;
  /** Inside the frame, at the left. */
  start?: ReactNode;
  /** Inside the frame, at the right. */
  end?: ReactNode;
  size?: 'medium' | 'large';
  /** Grows with its lines; Shift+Enter makes a line, and Enter does without `onEnter`. */
  multiline?: boolean;
  /**
   * Disabled for everybody, yet still where the focus is: it takes no text. A phone folds its keyboard away when the
   * field in focus is disabled or read-only, and does not fold it out again by itself. `onEnter` is still called.
   */
  closed?: boolean;
  /** What may be meant; anything else can be typed, too. */
  suggestions?: readonly string[];
  ref?: Ref<Element>;
}

/** Most browsers let an area grow; elsewhere Material measures it, which is two layouts of the page a key. */
const growing = globalThis.CSS?.supports?.('field-sizing', 'content')
  ? ({ inputComponent: 'textarea', rows: 1 } as const)
  : undefined;

/** One line of text outside a form (the quiz's answer); inside a form use `TextField`. */
export function TextInput<Element extends Box = HTMLInputElement>(props: TextInputProps<Element>) {
  const { label, labelHidden, help, error, optional, disabled, value, onChange, onEnter, ...more } = props;
  const { onKeyDown, start, end, size, multiline, closed, suggestions, ref, type, className, ...native } =
    more;
  const keyDown = (event: KeyboardEvent) => {
    onKeyDown?.(event);
    if (!onEnter || !isSubmitKey(event)) return;
    event.preventDefault();
    onEnter(event);
  };
  return (
    <Field {...{ label, labelHidden, help, error, optional, disabled }}>
      {(ties) => (
        <>
          <InputBase
            {...ties}
            className={size === 'large' ? 'large' : className}
            type={type}
            multiline={multiline}
            {...(multiline && growing)}
            value={value}
            // Without a change of the value React puts back what was there.
            onChange={(event) => {
              if (!closed) onChange(event.target.value, event);
            }}
            onKeyDown={keyDown}
            inputRef={ref}
            startAdornment={start}
            endAdornment={multiline && end ? <span className="at-last-line">{end}</span> : end}
            slotProps={{
              input: {
                ...native,
                'aria-disabled': closed || undefined,
                list: suggestions && `${ties.id}-list`,
              },
            }}
          />
          {suggestions && (
            <datalist id={`${ties.id}-list`}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

export interface NoteFieldProps extends Omit<TextInputProps<HTMLTextAreaElement>, 'onEnter'> {
  /** Enter outside a composition; Shift+Enter makes a line. Without it, Enter does. */
  onSubmit?: () => void;
}

/** A note or message: grows from 48 to 120 px, Enter sends, Shift+Enter makes a line, a composition is left alone. */
export function NoteField({ onSubmit, labelHidden = true, ...rest }: NoteFieldProps) {
  const onEnter = onSubmit && (() => onSubmit());
  return <TextInput {...rest} multiline labelHidden={labelHidden} onEnter={onEnter} />;
}
