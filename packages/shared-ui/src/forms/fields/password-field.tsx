import { useState } from 'react';
import { IconButton } from '../../core/actions/icon-button';
import { Icon } from '../../core/icons/icon';
import { useSharedTexts } from '../../core/texts/shared-texts';
import { TextField, type TextFieldProps } from './text-field';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'end' | 'autoComplete' | 'spellCheck'
> {
  /** Tells the password manager which one it is. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, with a toggle "Show password". */
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
