import { isJapanese } from './japanese';
import { Text, type TextProps } from './text';

export interface LearnerTextProps extends Omit<TextProps, 'lang' | 'children'> {
  /** What a learner typed or generated: any language, shown as text, never as markup. */
  children: string;
}

/** A text of unknown language: marked Japanese when kana or kanji are in it, else English; line breaks are kept. */
export function LearnerText({ children, style, ...rest }: LearnerTextProps) {
  return (
    <Text lang={isJapanese(children) ? 'ja' : 'en'} style={{ whiteSpace: 'pre-wrap', ...style }} {...rest}>
      {children}
    </Text>
  );
}
