import { JapaneseText } from './japanese-text';
import { Text, type TextProps } from './text';

/** Runs of Japanese in a text, kept by `split` because they are a group. */
const JAPANESE_RUN = /([\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々〆、。？！「」]+)/u;

export interface MixedTextProps extends Omit<TextProps, 'lang' | 'children'> {
  /** English with Japanese in it (or the other way round), shown as text, never as markup. */
  children: string;
}

/** A text that explains Japanese in English: each of its runs is marked as what it is; line breaks are kept. */
export function MixedText({ children, style, ...rest }: MixedTextProps) {
  return (
    <Text lang="en" style={{ whiteSpace: 'pre-wrap', ...style }} {...rest}>
      {children
        .split(JAPANESE_RUN)
        .map((part, index) => (index % 2 === 0 ? part : <JapaneseText key={index}>{part}</JapaneseText>))}
    </Text>
  );
}
