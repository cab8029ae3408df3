import { useEffect, useId, useRef, type ReactNode } from 'react';
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
  /**
   * Whether the learner was led here by this page, and did not find it when the page opened: what was pressed is gone or far away, so the
   * focus, and with it the view, goes along. A part that takes the place of another needs a `key` of its own.
   */
  reached?: boolean;
  children: ReactNode;
}

/** The top bar lies over the page, and messages below it. */
const ABOVE = 96;
const goal = { outline: 'none', scrollMarginTop: `${ABOVE}px` } as const;

/** Browsers centre what gets the focus: of a part that is higher than the window, the beginning would be out of sight. */
function leadTo(region: HTMLElement): void {
  region.focus({ preventScroll: true });
  const { top } = region.getBoundingClientRect();
  const begins = top >= ABOVE && top <= window.innerHeight / 2;
  if (!begins) void region.scrollIntoView?.({ block: 'start' });
}

/** A titled part of a page: a region named by its heading. */
export function Section(props: SectionProps) {
  const { title, level = 2, description, actions, reached, children } = props;
  const id = useId();
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (reached && region.current) leadTo(region.current);
  }, [reached]);
  const target = reached === undefined ? {} : { tabIndex: -1, ref: region, sx: goal };
  return (
    <Stack as="section" gap={4} aria-labelledby={id} {...target}>
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
