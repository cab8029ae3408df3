import { useState } from 'react';
import { IconButton } from '../core/actions/icon-button';
import { Icon } from '../core/icons/icon';
import { useSharedTexts } from '../core/texts/shared-texts';
import { Checkbox, type CheckboxProps } from '../inputs/checkbox';
import { ChipsInput, type ChipsInputProps } from '../inputs/chips-input';
import { NoteField, TextInput, type NoteFieldProps, type TextInputProps } from '../inputs/text-input';
import { useBoundField, type InForm } from './bound-field';

/** One line of text in a form. */
export function TextField({ name, ...rest }: InForm<TextInputProps>) {
  return <TextInput {...rest} {...useBoundField<string>(name)} />;
}

export interface PasswordFieldProps extends InForm<TextInputProps> {
  /** Tells the password manager which one it is. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password in a form, with a toggle "Show password". */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useSharedTexts();
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton
      label={t('password.show')}
      pressed={shown}
      icon={<Icon name={shown ? 'eyeOff' : 'eye'} />}
      onClick={() => setShown(!shown)}
      style={{ marginRight: 2 }}
    />
  );
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={toggle}
    />
  );
}

/** Several lines of text in a form; Enter makes a line. */
export function AreaField({ name, labelHidden = false, ...rest }: Omit<InForm<NoteFieldProps>, 'onSubmit'>) {
  return <NoteField {...rest} labelHidden={labelHidden} {...useBoundField<string>(name)} />;
}

/** A checkbox in a form. */
export function CheckboxField({ name, ...rest }: InForm<CheckboxProps>) {
  const { value, ...field } = useBoundField<boolean>(name);
  return <Checkbox {...rest} {...field} checked={value} />;
}

/** Several short texts in a form; its value is one text with a line for each (`splitChips`). */
export function ChipsField({ name, ...rest }: InForm<ChipsInputProps>) {
  return <ChipsInput {...rest} {...useBoundField<string>(name)} />;
}
