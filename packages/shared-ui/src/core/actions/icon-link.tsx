import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Tooltip } from '../overlay/tooltip';
import {
  iconButtonLook,
  withoutIconLook,
  type IconButtonLook,
  type IconButtonTone,
} from './icon-button-look';
import { styled } from '../theme/styled';

export interface IconLinkProps extends Omit<LinkProps, 'color' | 'children' | 'aria-label'> {
  /** Its name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  tone?: IconButtonTone;
  size?: 'small' | 'medium';
  outlined?: boolean;
}

const Root = styled(Link, withoutIconLook)<IconButtonLook>(iconButtonLook);

/** A link that shows only an icon. */
export function IconLink({
  label,
  icon,
  tone = 'soft',
  size = 'medium',
  outlined = false,
  ...rest
}: IconLinkProps) {
  return (
    <Tooltip text={label}>
      <Root aria-label={label} tone={tone} size={size} outlined={outlined} {...rest}>
        {icon}
      </Root>
    </Tooltip>
  );
}
