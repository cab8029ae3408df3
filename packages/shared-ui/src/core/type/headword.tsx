import { fontFamily } from '../theme/tokens';
import { Furigana, type FuriganaSegment } from './furigana';
import { headwordFontSize, type HeadwordSize } from './headword-size';
import { Text } from './text';
import { styled } from '../theme/styled';

export interface HeadwordProps {
  segments: readonly FuriganaSegment[];
  romaji?: string | null | undefined;
  /** `list` 25, `card` 39, `detail` 49, `quiz` up to 72 px. */
  size?: HeadwordSize;
  /** False hides the kana above (a setting of the learner). */
  readings?: boolean;
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
export function Headword({ segments, romaji, size = 'card', readings = true, as = 'span' }: HeadwordProps) {
  const length = segments.reduce((sum, segment) => sum + segment.text.length, 0);
  const style = { fontSize: headwordFontSize(size, length) };
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
