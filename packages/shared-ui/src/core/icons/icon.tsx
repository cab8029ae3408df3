import { iconPaths, type IconName } from './icon-paths';
import { PathIcon, type PathIconProps } from './path-icon';

export interface IconProps extends Omit<PathIconProps, 'path'> {
  name: IconName;
}

/** One of our own line icons. */
export function Icon({ name, ...rest }: IconProps) {
  return <PathIcon path={iconPaths[name]} {...rest} />;
}
