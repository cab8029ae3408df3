import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonLook, withoutLook, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-look';
import { styled } from '../theme/styled';

export interface LinkButtonProps extends Omit<LinkProps, 'color'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  endIcon?: ReactNode;
  fullWidth?: boolean;
}

const Root = styled(Link, withoutLook)<ButtonLook>(buttonLook);

/** Leads somewhere and looks like a button. Use it for ways to read on, so that they can be opened in a new tab; what the product names a button is one. */
export function LinkButton(props: LinkButtonProps) {
  const {
    variant = 'secondary',
    size = 'medium',
    fullWidth = false,
    icon,
    endIcon,
    children,
    ...rest
  } = props;
  return (
    <Root variant={variant} size={size} fullWidth={fullWidth} {...rest}>
      {icon}
      {children}
      {endIcon}
    </Root>
  );
}
