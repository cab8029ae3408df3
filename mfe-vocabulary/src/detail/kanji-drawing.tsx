import { useState } from 'react';
import { type Kanji, useGetKanjiStrokesQuery } from '@kotoba/api-client';
import { Box, Icon, IconButton, Stack } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

/** How long, in ms, one stroke takes. */
const STROKE_MS = 450;
const SIZE = 96;
/** A drawing is that many units wide. */
const UNITS = 109;

const lines = {
  display: 'block',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  text: { fill: 'var(--k-ai)', stroke: 'none', fontSize: 11, fontWeight: 600 },
} as const;

/** As large as it is drawn, so that nothing jumps. */
const inType = { fontSize: SIZE * 0.85, lineHeight: `${SIZE}px` } as const;

/** Each stroke is drawn when the one before stands; all stand at once for whoever wants less motion. */
const played = {
  ...lines,
  // A little before its beginning, where its round end would be a dot.
  '@keyframes kanji-stroke': { from: { strokeDashoffset: 1.1 }, to: { strokeDashoffset: 0 } },
  '@keyframes kanji-number': { from: { opacity: 0 } },
  '@media (prefers-reduced-motion: no-preference)': {
    'g > path': { strokeDasharray: '1 2', animation: `kanji-stroke ${STROKE_MS}ms ease-in-out both` },
    text: { ...lines.text, animation: 'kanji-number 1ms both' },
  },
} as const;

const whenDrawn = (index: number) => ({ animationDelay: `${index * STROKE_MS}ms` });

/**
 * A kanji, large. Where it is known how it is drawn, a press draws it stroke by stroke, with numbers. Its drawing is
 * asked for when it is shown; without one it stands in type. Source: VOC-55.
 */
export function KanjiDrawing({ kanji }: { readonly kanji: Kanji }) {
  const { t } = useTexts();
  const [plays, setPlays] = useState(0);
  const count = t('kanji.strokes', { count: kanji.strokes });
  const { currentData } = useGetKanjiStrokesQuery({ kanji: kanji.kanji });
  const strokes = currentData?.strokes ?? [];
  return (
    <Stack gap={1} align="center" sx={{ flex: 'none', width: SIZE }}>
      {strokes.length === 0 ? (
        <Box component="span" lang="ja" sx={inType}>
          {kanji.kanji}
        </Box>
      ) : (
        <>
          <Box
            // Another drawing each time: its strokes begin anew.
            key={plays}
            component="svg"
            role="img"
            aria-label={t('kanji.drawing', { kanji: kanji.kanji, strokes: count })}
            viewBox={`0 0 ${UNITS} ${UNITS}`}
            width={SIZE}
            height={SIZE}
            sx={plays === 0 ? lines : played}
          >
            {plays > 0 && <path d={strokes.map(({ path }) => path).join('')} opacity={0.12} />}
            {strokes.map(({ path, x, y }, index) => (
              <g key={index}>
                <path d={path} pathLength={1} style={whenDrawn(index)} />
                {plays > 0 && (
                  <text x={x} y={y} style={whenDrawn(index)}>
                    {index + 1}
                  </text>
                )}
              </g>
            ))}
          </Box>
          <IconButton
            label={t('kanji.draw', { kanji: kanji.kanji })}
            icon={<Icon name="play" size={20} />}
            size="small"
            outlined
            onClick={() => setPlays((times) => times + 1)}
          />
        </>
      )}
    </Stack>
  );
}
