import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { Row } from '../../core/layout/layout';
import { Text } from '../../core/type/text';
import '../../core/theme/components/progress-bar';

export interface ProgressBarProps {
  value: number;
  max: number;
  /** Its name for assistive technology. */
  label: string;
  /** Shown above at the left and said as the value: '3/10 words'. */
  valueText?: string;
  /** Shown above at the right: '30%'. */
  detail?: ReactNode;
}

/** How far something known in length has come. */
export function ProgressBar({ value, max, label, valueText, detail }: ProgressBarProps) {
  const most = Math.max(0, max);
  const done = Math.min(Math.max(0, value), most);
  return (
    <div>
      {(valueText !== undefined || detail !== undefined) && (
        <Row justify="between" style={{ marginBottom: 6 }}>
          <Text as="span" size="sm" tone="soft" tabular>
            {valueText}
          </Text>
          <Text as="span" size="sm" weight="semibold" tabular>
            {detail}
          </Text>
        </Row>
      )}
      <LinearProgress
        variant="determinate"
        value={most && (done / most) * 100}
        aria-label={label}
        aria-valuemax={max}
        aria-valuenow={done}
        aria-valuetext={valueText}
      />
    </div>
  );
}
