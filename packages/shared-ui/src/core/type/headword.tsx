import { styled } from '@mui/material/styles';
import { fontSize, fontFamily } from '../theme/tokens';
import { Furigana, type FuriganaSegment } from './furigana';
import { Text } from './text';

export interface HeadwordProps {
  segments: readonly FuriganaSegment[];
  romaji?: string | null | undefined;
  /** `list` 25, `card` 39, `detail` 49, `quiz` up to 72 px. */
  size?: 'list' | 'card' | 'detail' | 'quiz';
  /** False hides the kana above (a setting of the learner). */
  readings?: boolean;
  as?: 'p' | 'span' | 'h1' | 'h2' | 'h3';
}

const pixels = {
  list: fontSize.xl,
  card: fontSize['3xl'],
  detail: fontSize['4xl'],
  quiz: fontSize.quiz,
} as const;

/** Long words shrink in steps instead of breaking: the hero keeps its line. */
function fitted(size: number, length: number): number {
  if (length <= 5) return size;
  if (length <= 8) return Math.round(size * 0.8);
  return length <= 12 ? Math.round(size * 0.64) : Math.round(size * 0.5);
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
export function Headword({ segments, romaji, size = 'card', readings = true, as = 'span' }: HeadwordProps) {
  const length = segments.reduce((sum, segment) => sum + segment.text.length, 0);
  const full = fitted(pixels[size], length);
  const style = {
    fontSize: `clamp(${Math.round(full * 0.7)}px, ${(full / 5.2).toFixed(2)}vw + 12px, ${full}px)`,
  };
  return (
    <span>
      <Word as={as} lang="ja" style={style}>
        <Furigana segments={segments} readings={readings} />
      </Word>
      {romaji && (
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
