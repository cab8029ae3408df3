import { useState, type ReactNode } from 'react';
import { Section } from '@kotoba/shared-ui/core';

export interface StageProps {
  readonly title: string;
  /** Whether this page led here itself, and was not opened on it. */
  readonly led: boolean;
  readonly children: ReactNode;
}

/** One part of the way of a file. A change is said, and the keyboard goes on there. */
export function Stage({ title, led, children }: StageProps) {
  const [first] = useState(title);
  return (
    <Section key={title} title={title} reached={led || title !== first}>
      {children}
    </Section>
  );
}
