import { Text, type TextProps } from './text';

/** Japanese: font, line breaking and voice of a screen reader follow from `lang="ja"`. An inline `span` by default. */
export function JapaneseText({ as = 'span', ...rest }: Omit<TextProps, 'lang'>) {
  return <Text as={as} {...rest} lang="ja" />;
}
