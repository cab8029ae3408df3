import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../core/actions/button';

export interface SubmitButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'fullWidth' | 'icon' | 'disabled' | 'busyLabel' | 'form'
> {
  children: ReactNode;
}

/** Sends the form around; shows a spinner and rests while it is being sent. */
export function SubmitButton({ variant = 'primary', children, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant={variant} busy={isSubmitting} {...rest}>
      {children}
    </Button>
  );
}
