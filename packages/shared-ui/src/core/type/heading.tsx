import type { HTMLAttributes, Ref } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';
import type { FontSize } from '../theme/tokens';
import { typeStyle } from './type.types';
import { ownProps, styled } from '../theme/styled';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  level: 1 | 2 | 3 | 4;
  /** Looks follow the level unless given: 31, 20, 16, 14 px. */
  size?: FontSize;
  align?: 'start' | 'center';
  /** Read, not shown. */
  hidden?: boolean;
  ref?: Ref<HTMLHeadingElement>;
}

const sizeOf = { 1: '2xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

const Root = styled(
  'h2',
  ownProps('size', 'align'),
)<{
  size: FontSize;
  align: HeadingProps['align'];
}>(({ size, align }) => ({
  margin: 0,
  minWidth: 0,
  fontWeight: 650,
  textWrap: 'balance',
  textAlign: align,
  ...typeStyle(size),
}));

/** A heading; each page has one of level 1 (`Page` brings it). */
export function Heading({ level, size = sizeOf[level], align, hidden = false, ...rest }: HeadingProps) {
  const tag = `h${level}` as const;
  if (hidden) return <VisuallyHidden as={tag} {...rest} />;
  return <Root as={tag} size={size} align={align} {...rest} />;
}
