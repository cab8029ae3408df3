import { styled } from '../theme/styled';
import { iconPaths, type IconName } from './icon-paths';

export interface PathIconProps {
  /** The `d` of a 24 × 24 path, drawn as a line. */
  path: string;
  /** Px; 20 by default. */
  size?: number;
  /** A name makes it an image; without one it is decoration. */
  label?: string;
}

const Svg = styled('svg')({
  display: 'block',
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Draws the icon of a contribution, in the line and colour of the text around it. */
export function PathIcon({ path, size = 20, label }: PathIconProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Svg viewBox="0 0 24 24" width={size} height={size} focusable="false" {...name}>
      <path d={path} />
    </Svg>
  );
}

/** One of our own line icons. */
export function Icon({ name, ...rest }: Omit<PathIconProps, 'path'> & { name: IconName }) {
  return <PathIcon path={iconPaths[name]} {...rest} />;
}
