import { useId } from 'react';
import { color } from '../theme/tokens';
import { ownProps, styled } from '../theme/styled';

/** A piece of a Japanese text, as `alignFurigana` of `@kotoba/japanese` gives it; `ruby` is the kana over it, null over kana. */
export interface FuriganaSegment {
  readonly text: string;
  readonly ruby: string | null;
}

export interface FuriganaProps {
  segments: readonly FuriganaSegment[];
  /** False hides the readings (a setting of the learner). */
  readings?: boolean;
  /** Keeps the line height of readings even when none is shown, so that a toggle moves nothing. */
  reserve?: boolean;
}

const Root = styled(
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

/** Kanji with their kana above, as ruby. */
export function Furigana({ segments, readings = true, reserve = false }: FuriganaProps) {
  const key = useId();
  const roomy = reserve || (readings && segments.some((segment) => segment.ruby));
  return (
    <Root lang="ja" roomy={roomy}>
      {segments.map(({ text, ruby }, index) =>
        readings && ruby ? (
          <ruby key={`${key}${index}`}>
            {text}
            <rt>{ruby}</rt>
          </ruby>
        ) : (
          <span key={`${key}${index}`}>{text}</span>
        ),
      )}
    </Root>
  );
}
