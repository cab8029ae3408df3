import { ownProps, styled } from '../theme/styled';
import { color, fontFamily, fontSize } from '../theme/tokens';
import { ASKED, ASKS, useReadingAids } from './reading-aids';
import { Text } from './text';

/** A piece of a Japanese text, as `alignFurigana` gives it; `ruby` is the kana over it, null over kana. */
export interface FuriganaSegment {
  readonly text: string;
  readonly ruby: string | null;
}

export interface FuriganaProps {
  segments: readonly FuriganaSegment[];
  /** False where something around it that can be focused asks for its readings. */
  focusable?: boolean;
}

const Ruby = styled(
  'span',
  ownProps('roomy'),
)<{ roomy: boolean }>(({ roomy }) => ({
  // Room for the kana; a headword has its own.
  lineHeight: roomy ? 'var(--k-ruby-line, 1.9)' : undefined,
  rubyPosition: 'over',
  rubyAlign: 'center',
  '& rt': {
    fontSize: '0.42em',
    lineHeight: 1.3,
    fontWeight: 500,
    letterSpacing: '0.04em',
    color: color.inkSoft,
    userSelect: 'none',
  },
}));

/** Kanji with their kana above, as ruby, in the way that the learner wants them. */
export function Furigana({ segments, focusable = true }: FuriganaProps) {
  const { furigana } = useReadingAids();
  const roomy = furigana !== 'never' && segments.some((segment) => segment.ruby);
  const asked = furigana === 'hover';
  return (
    <Ruby lang="ja" roomy={roomy} tabIndex={roomy && asked && focusable ? 0 : undefined}>
      {segments.map(({ text, ruby }, index) =>
        roomy && ruby ? (
          <ruby key={index}>
            {text}
            <rt className={asked ? ASKED : undefined}>{ruby}</rt>
          </ruby>
        ) : (
          <span key={index}>{text}</span>
        ),
      )}
    </Ruby>
  );
}

const sizes = {
  list: fontSize.xl,
  card: fontSize['3xl'],
  detail: fontSize['4xl'],
  quiz: fontSize.quiz,
} as const;

/** Longest words of each step; above the last they shrink no more and break. */
const steps = [
  { upTo: 5, share: 1 },
  { upTo: 8, share: 0.8 },
  { upTo: 12, share: 0.64 },
] as const;
const MIN_SHARE = 0.5;

/** Px of a headword of `length` characters on a wide screen: long words are set smaller instead of broken. */
export function headwordSize(size: keyof typeof sizes, length: number): number {
  const share = steps.find(({ upTo }) => length <= upTo)?.share ?? MIN_SHARE;
  return Math.round(sizes[size] * share);
}

/**
 * The same as CSS that shrinks to 70 % on narrow screens; in the quiz further, so that a word of up to ten characters
 * stands in one line of a phone.
 */
export function headwordFontSize(size: keyof typeof sizes, length: number): string {
  const pixels = headwordSize(size, length);
  const fluid = `clamp(${Math.round(pixels * 0.7)}px, ${(pixels / 5.2).toFixed(2)}vw + 12px, ${pixels}px)`;
  return size === 'quiz' ? `min(${fluid}, (100vw - 76px) / ${Math.min(length, 10)})` : fluid;
}

export interface HeadwordProps extends FuriganaProps {
  romaji?: string | null | undefined;
  /** `list` 25, `card` 39, `detail` 49, `quiz` up to 72 px. */
  size?: keyof typeof sizes;
  as?: 'p' | 'span' | 'h1' | 'h2' | 'h3';
}

const Word = styled('span')({
  display: 'block',
  margin: 0,
  fontFamily: fontFamily.japanese,
  fontWeight: 500,
  lineHeight: 1.2,
  '--k-ruby-line': '1.2',
  letterSpacing: '0.01em',
});

/** The Japanese word, the hero of its screen: kana as furigana above, romaji small and grey below. */
export function Headword({ segments, romaji, size = 'card', focusable, as = 'span' }: HeadwordProps) {
  const aids = useReadingAids();
  const length = segments.reduce((sum, segment) => sum + segment.text.length, 0);
  return (
    <span>
      <Word as={as} lang="ja" className={ASKS} style={{ fontSize: headwordFontSize(size, length) }}>
        <Furigana segments={segments} focusable={focusable} />
      </Word>
      {romaji && aids.romaji && (
        <Text
          as="span"
          size="sm"
          tone="soft"
          lang="ja-Latn"
          style={{ display: 'block', letterSpacing: '0.02em' }}
        >
          {romaji}
        </Text>
      )}
    </span>
  );
}
