import { useId, type ReactNode } from 'react';
import { Heading } from '../type/heading';
import { Text } from '../type/text';
import { Row } from './row';
import { Stack } from './stack';

export interface SectionProps {
  title: ReactNode;
  /** Heading level; 2 directly on a page. */
  level?: 2 | 3;
  description?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page: a region named by its heading. */
export function Section({ title, level = 2, description, actions, children }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Stack gap={1}>
        <Row justify="between">
          <Heading level={level} size="lg" id={id}>
            {title}
          </Heading>
          {actions && <Row gap={2}>{actions}</Row>}
        </Row>
        {description && <Text tone="soft">{description}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}
