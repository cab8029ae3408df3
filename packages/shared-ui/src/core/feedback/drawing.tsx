import { color } from '../theme/tokens';
import { drawings, type DrawingName } from './drawings';
import { styled } from '../theme/styled';

export type { DrawingName };

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
