import {
  createContext,
  memo,
  use,
  useId,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { isSubmitKey } from '../../core/hooks/composing';
import { bareControl } from '../../core/input/field-look';
import { color } from '../../core/theme/tokens';
import { ControlFrame } from './control-frame';
import { describedControl, FieldFrame, type FieldTexts } from './field-frame';
import { ownProps, styled } from '../../core/theme/styled';

type Native =
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'disabled'
  | 'readOnly'
  | 'lang'
  | 'name'
  | 'spellCheck'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'enterKeyHint';

export interface TextInputProps extends FieldTexts, Pick<InputHTMLAttributes<HTMLInputElement>, Native> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Enter outside a composition; also each `repeat` of a held key. */
  onEnter?: (event: KeyboardEvent) => void;
  /** Inside the frame, at the right. */
  end?: ReactNode;
  size?: 'medium' | 'large';
  /**
   * Disabled for everybody, yet still where the focus is: it takes no text. A phone folds its keyboard away when the field in focus is
   * disabled or read-only, and does not fold it out again by itself. `onEnter` is still called.
   */
  closed?: boolean;
  /** What may be meant; anything else can be typed, too. */
  suggestions?: readonly string[];
  ref?: Ref<HTMLInputElement>;
}

/** As high as the frame, or higher than it for a large text. */
const Room = styled(
  'div',
  ownProps('big'),
)<{ big: boolean }>(({ big }) => ({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  minHeight: big ? 58 : undefined,
}));

/** Nothing around it depends on what is in it, so that a key lays out and paints the box alone. */
const Control = styled(
  'input',
  ownProps('big'),
)<{ big: boolean }>(({ big }) => ({
  ...bareControl,
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  contain: 'strict',
  padding: '0 14px',
  borderRadius: 9,
  ...(big && { fontSize: '1.25rem' }),
  '&:-webkit-autofill': { boxShadow: `inset 0 0 0 100px ${color.aiTint}`, WebkitTextFillColor: color.ink },
}));

const ControlContext = createContext<ReactNode>(null);
const ControlSlot = () => use(ControlContext);

interface InputFrameProps extends FieldTexts, Pick<TextInputProps, 'end' | 'suggestions'> {
  id: string;
  big: boolean;
}

/** All but the control, which it gets by context: a key draws the control anew, and nothing around it. */
const InputFrame = memo(function InputFrame({ id, big, end, suggestions, ...texts }: InputFrameProps) {
  return (
    <FieldFrame id={id} {...texts}>
      <ControlFrame wrong={texts.error !== undefined}>
        <Room big={big}>
          <ControlSlot />
        </Room>
        {suggestions && (
          <datalist id={`${id}-list`}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        )}
        {end}
      </ControlFrame>
    </FieldFrame>
  );
});

/** One line of text outside a form (the quiz's answer); inside a form use `TextField`. */
export function TextInput(props: TextInputProps) {
  const { label, labelHidden, help, error, optional, value, onChange, onBlur, onEnter, end, ...more } = props;
  const { size = 'medium', type = 'text', closed = false, suggestions, ref, ...native } = more;
  const id = useId();
  const frame = { id, label, labelHidden, help, error, optional, end, suggestions, big: size === 'large' };
  const keyDown = (event: KeyboardEvent) => {
    if (!onEnter || !isSubmitKey(event)) return;
    event.preventDefault();
    onEnter(event);
  };
  const control = (
    <Control
      {...native}
      ref={ref}
      id={id}
      type={type}
      list={suggestions && `${id}-list`}
      big={size === 'large'}
      aria-disabled={closed || undefined}
      value={value}
      {...describedControl(id, { error, help })}
      // Without a change of the value React puts back what was there.
      onChange={(event) => {
        if (!closed) onChange(event.target.value);
      }}
      onBlur={onBlur}
      onKeyDown={keyDown}
    />
  );
  return (
    <ControlContext value={control}>
      <InputFrame {...frame} />
    </ControlContext>
  );
}
