import { styled } from '../theme/styled';
import { color } from '../theme/tokens';

interface Stroke {
  kind: 'sheet' | 'ink' | 'soft' | 'seal' | 'shade' | 'mark';
  d: string;
}

/** Our own drawings on a 120 × 96 field, back to front. */
export const drawings = {
  notebook: [
    { kind: 'shade', d: 'M14 86a46 5 0 1 0 92 0a46 5 0 1 0-92 0' },
    { kind: 'sheet', d: 'M60 24C50 17 36 15 20 16v60c16-1 30 1 40 8 10-7 24-9 40-8V16c-16-1-30 1-40 8z' },
    { kind: 'ink', d: 'M60 24v60' },
    {
      kind: 'soft',
      d: 'M30 32c7 0 13 1 19 3M30 44c7 0 13 1 19 3M30 56c5 0 9 .5 13 1.5M71 35c6-2 12-3 19-3M71 47c6-2 12-3 19-3',
    },
    { kind: 'seal', d: 'M80 56h10a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H80a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z' },
  ],
  search: [
    { kind: 'shade', d: 'M20 86a40 5 0 1 0 80 0a40 5 0 1 0-80 0' },
    { kind: 'sheet', d: 'M30 12h40l12 12v58H30z' },
    { kind: 'ink', d: 'M70 12v12h12' },
    { kind: 'soft', d: 'M40 36h22M40 48h16M40 60h12' },
    { kind: 'sheet', d: 'M72 42a16 16 0 1 1 0 32 16 16 0 0 1 0-32' },
    { kind: 'ink', d: 'M84 70l13 13' },
    { kind: 'seal', d: 'M69 55h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z' },
  ],
  brush: [
    { kind: 'shade', d: 'M16 86a44 5 0 1 0 88 0a44 5 0 1 0-88 0' },
    { kind: 'sheet', d: 'M22 30h56v52H22z' },
    { kind: 'soft', d: 'M32 72h22M32 62h14' },
    { kind: 'ink', d: 'M34 44c8-4 14 4 22-1' },
    { kind: 'sheet', d: 'M96 10l6 5-32 38-6-5z' },
    { kind: 'ink', d: 'M64 48l6 5c-2 5-7 7-12 7 2-3 2-8 6-12z' },
    { kind: 'seal', d: 'M66 68h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z' },
  ],
  cards: [
    { kind: 'shade', d: 'M18 86a42 5 0 1 0 84 0a42 5 0 1 0-84 0' },
    { kind: 'sheet', d: 'M27 27l38-9 13 52-38 9z' },
    { kind: 'sheet', d: 'M46 20h38a4 4 0 0 1 4 4v50a4 4 0 0 1-4 4H46a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4z' },
    { kind: 'ink', d: 'M56 36h18M65 29v22M65 36c-2 6-5 9-9.5 12M65 36c2 6 5 9 9.5 12' },
    { kind: 'soft', d: 'M51 61h16M51 69h10' },
    { kind: 'seal', d: 'M74 63h7a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1z' },
  ],
  torn: [
    { kind: 'shade', d: 'M16 86a44 5 0 1 0 88 0a44 5 0 1 0-88 0' },
    { kind: 'sheet', d: 'M26 14h34l-5 12 7 12-7 13 6 12-5 17H26z' },
    { kind: 'sheet', d: 'M70 18h26v66H66l5-17-6-12 7-13-7-12z' },
    { kind: 'soft', d: 'M35 30h12M35 42h14M35 54h10M80 36h8M80 48h8' },
    { kind: 'seal', d: 'M80 62h7a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1z' },
  ],
  envelope: [
    { kind: 'shade', d: 'M16 86a44 5 0 1 0 88 0a44 5 0 1 0-88 0' },
    { kind: 'sheet', d: 'M20 28h80a3 3 0 0 1 3 3v48a3 3 0 0 1-3 3H20a3 3 0 0 1-3-3V31a3 3 0 0 1 3-3z' },
    { kind: 'ink', d: 'M18 31l42 30 42-30' },
    { kind: 'soft', d: 'M19 80l26-28M101 80L75 52' },
    { kind: 'seal', d: 'M55 55h10a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H55a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z' },
  ],
  opened: [
    { kind: 'shade', d: 'M16 86a44 5 0 1 0 88 0a44 5 0 1 0-88 0' },
    { kind: 'sheet', d: 'M17 44l43-30 43 30v35a3 3 0 0 1-3 3H20a3 3 0 0 1-3-3z' },
    { kind: 'sheet', d: 'M31 22h58v42L60 74 31 64z' },
    { kind: 'ink', d: 'M18 46l42 28 42-28' },
    { kind: 'soft', d: 'M19 80l26-22M101 80L75 58' },
    { kind: 'seal', d: 'M52 30h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H52a3 3 0 0 1-3-3V33a3 3 0 0 1 3-3z' },
    { kind: 'mark', d: 'M54 41l4.5 4.5L66.5 37' },
  ],
  path: [
    { kind: 'shade', d: 'M16 86a44 5 0 1 0 88 0a44 5 0 1 0-88 0' },
    { kind: 'ink', d: 'M34 22v60M86 22v60M24 22c24 5 48 5 72 0M30 38h60' },
    { kind: 'soft', d: 'M60 26v12M44 82c6-10 6-20 14-28M76 82c-4-8-6-18-12-28' },
    { kind: 'seal', d: 'M56 42h8a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-8a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z' },
  ],
} as const satisfies Record<string, readonly Stroke[]>;

export type DrawingName = keyof typeof drawings;

const Svg = styled('svg')({
  display: 'block',
  marginBottom: 8,
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: 2,
  '& .sheet': { fill: color.surface, stroke: color.ink },
  '& .ink': { stroke: color.ink },
  '& .soft': { stroke: color.edge },
  '& .seal': { fill: color.shu, stroke: 'none' },
  '& .mark': { stroke: color.onTone, strokeWidth: 2.5 },
  '& .shade': { fill: color.sunken, stroke: 'none' },
});

/** One of our small drawings: ink lines on paper, one touch of the seal. Decoration. */
export function Drawing({ name, size = 132 }: { name: DrawingName; size?: number }) {
  return (
    <Svg viewBox="0 0 120 96" width={size} height={(size * 96) / 120} aria-hidden focusable="false">
      {drawings[name].map(({ kind, d }) => (
        <path key={d} className={kind} d={d} />
      ))}
    </Svg>
  );
}
