import { useEffect, useRef, type ReactNode } from 'react';
import { Heading, Stack } from '@kotoba/shared-ui/core';

export interface StageProps {
  /** Names the part that is reached; a change is said, and the keyboard goes on there. */
  readonly title: string;
  /** Whether this page led here itself, and was not opened on it. */
  readonly led: boolean;
  readonly children: ReactNode;
}

/** One part of the way of a file. What was pressed to come here is gone, so the focus moves along. */
export function Stage({ title, led, children }: StageProps) {
  const region = useRef<HTMLElement>(null);
  const last = useRef(led ? '' : title);
  useEffect(() => {
    if (last.current === title) return;
    last.current = title;
    region.current?.focus();
  }, [title]);
  return (
    <Stack as="section" aria-label={title} gap={6} tabIndex={-1} ref={region} sx={{ outline: 'none' }}>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
