import type { ElementType, HTMLAttributes, Ref } from 'react';
import { VisuallyHidden } from '../layout/layout';
import { ownProps, styled } from '../theme/styled';
import { color, fontSize, type FontSize } from '../theme/tokens';

const { ink, inkSoft: soft, ai, shu, matsu, yamabuki, beni } = color;
const tones = { ink, soft, ai, shu, matsu, yamabuki, beni, inherit: 'inherit' } as const;

const weights = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const;

const lineHeights: Readonly<Record<FontSize, number>> = {
  xs: 1.5,
  sm: 1.5,
  md: 1.55,
  lg: 1.4,
  xl: 1.3,
  '2xl': 1.25,
  '3xl': 1.2,
  '4xl': 1.15,
  quiz: 1.1,
};

/** Size and line height belong together; large Latin type is set a little tighter. */
const typeStyle = (size: FontSize) => ({
  fontSize: `${fontSize[size] / 16}rem`,
  lineHeight: lineHeights[size],
  letterSpacing: fontSize[size] >= 25 ? '-0.015em' : fontSize[size] >= 20 ? '-0.01em' : undefined,
});

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'color'> {
  /** `p` by default. */
  as?: ElementType;
  size?: FontSize;
  tone?: keyof typeof tones;
  weight?: keyof typeof weights;
  align?: 'start' | 'center' | 'end';
  /** One line that ends in "…". */
  truncate?: boolean;
  /** Figures of equal width (timers, tables). */
  tabular?: boolean;
  ref?: Ref<HTMLElement>;
}

const Words = styled(
  'p',
  ownProps('size', 'tone', 'weight', 'align', 'truncate', 'tabular'),
)<Omit<TextProps, 'as' | 'ref'>>(
  ({ size = 'md', tone = 'ink', weight = 'regular', align, truncate, tabular }) => ({
    margin: 0,
    // A line is at most about 70 characters; Chromium thinks that a line with several readings cannot be broken.
    maxWidth: 'min(70ch, 100%)',
    color: tones[tone],
    fontWeight: weights[weight],
    textAlign: align,
    ...typeStyle(size),
    ...(align === 'center' && { marginInline: 'auto' }),
    ...(tabular && { fontVariantNumeric: 'tabular-nums' }),
    ...(truncate && { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
  }),
);

/** Running text in the scale and the tones of the theme. */
export function Text({ ref, ...rest }: TextProps) {
  return <Words ref={ref as Ref<HTMLParagraphElement>} {...rest} />;
}

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

const Title = styled(
  'h2',
  ownProps('size', 'align'),
)<{ size: FontSize; align: HeadingProps['align'] }>(({ size, align }) => ({
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
  return <Title as={tag} size={size} align={align} {...rest} />;
}

/** Japanese: font, line breaking and voice of a screen reader follow from `lang="ja"`. An inline `span` by default. */
export function JapaneseText({ as = 'span', ...rest }: Omit<TextProps, 'lang'>) {
  return <Text as={as} {...rest} lang="ja" />;
}

/** Hiragana, katakana (also half-width), kanji and their marks. */
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々〆ヶ]/u;

/** Whether a text holds kana or kanji, and so is marked `lang="ja"`. */
export const isJapanese = (text: string): boolean => JAPANESE.test(text);

export interface PlainTextProps extends Omit<TextProps, 'lang' | 'children'> {
  /** Shown as text, never as markup; line breaks are kept. */
  children: string;
}

/** Text of a learner, of unknown language: Japanese when kana or kanji are in it, else English. */
export function LearnerText({ children, style, ...rest }: PlainTextProps) {
  return (
    <Text lang={isJapanese(children) ? 'ja' : 'en'} style={{ whiteSpace: 'pre-wrap', ...style }} {...rest}>
      {children}
    </Text>
  );
}

/** Runs of Japanese in a text, kept by `split` because they are a group. */
const JAPANESE_RUN = /([\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々〆、。？！「」]+)/u;

/** English that explains Japanese (or the other way round): each run is marked as what it is. */
export function MixedText({ children, style, ...rest }: PlainTextProps) {
  return (
    <Text lang="en" style={{ whiteSpace: 'pre-wrap', ...style }} {...rest}>
      {children
        .split(JAPANESE_RUN)
        .map((part, index) => (index % 2 === 0 ? part : <JapaneseText key={index}>{part}</JapaneseText>))}
    </Text>
  );
}
