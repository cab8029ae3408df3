import type { ReactNode } from 'react';
import { color, radius } from '../theme/tokens';
import { Text } from '../type/text';
import { styled } from '../theme/styled';

export interface ProgressBarProps {
  value: number;
  max: number;
  /** Its name for assistive technology. */
  label: string;
  /** Shown above at the left and said as the value: '3/10 words'. */
  valueText?: string;
  /** Shown above at the right: '30%'. */
  detail?: ReactNode;
  tone?: 'ai' | 'matsu';
}

const Track = styled('div')({
  height: 8,
  borderRadius: radius.full,
  backgroundColor: color.line,
  overflow: 'hidden',
  // The edge keeps the whole visible where forced colours drop backgrounds.
  outline: '1px solid transparent',
});

/** At once where it belongs: a bar that glides has the page drawn frame by frame while the next answer is typed. */
const Fill = styled('div')({ height: '100%', borderRadius: radius.full });

const Words = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 12, marginBottom: 6 });

/** How far something known in length has come. */
export function ProgressBar({ value, max, label, valueText, detail, tone = 'ai' }: ProgressBarProps) {
  const most = Math.max(0, max);
  const done = Math.min(Math.max(0, value), most);
  return (
    <div>
      {(valueText !== undefined || detail !== undefined) && (
        <Words>
          <Text as="span" size="sm" tone="soft" tabular>
            {valueText}
          </Text>
          <Text as="span" size="sm" weight="semibold" tabular>
            {detail}
          </Text>
        </Words>
      )}
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={done}
        aria-valuetext={valueText}
      >
        <Fill
          style={{
            transform: `translateX(${(most && done / most) * 100 - 100}%)`,
            backgroundColor: color[tone],
          }}
        />
      </Track>
    </div>
  );
}
