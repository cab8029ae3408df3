import { useEffect, useRef, type ReactNode } from 'react';
import { Section, Stack } from '@kotoba/shared-ui/core';

export interface StepSectionProps {
  readonly title: string;
  readonly description: string;
  /** Whether the learner went to this step, and did not find it when the page opened. */
  readonly reached: boolean;
  readonly children: ReactNode;
}

/** One step of the wizard. What was pressed to come here is gone or far above, so the focus, and with it the view, goes along. */
export function StepSection({ reached, children, ...texts }: StepSectionProps) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (reached) region.current?.focus();
  }, [reached]);
  return (
    <Stack tabIndex={-1} ref={region} sx={{ outline: 'none', scrollMarginTop: '80px' }}>
      <Section {...texts}>{children}</Section>
    </Stack>
  );
}
