import { useId, type ReactNode } from 'react';
import { Heading, Stack } from '@kotoba/shared-ui/core';

export interface FieldGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields that belong together, named by their heading. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  const id = useId();
  return (
    <Stack role="group" gap={4} aria-labelledby={id}>
      <Heading level={3} size="md" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
