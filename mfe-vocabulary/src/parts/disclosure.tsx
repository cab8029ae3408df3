import type { ReactNode } from 'react';
import { Box } from '@kotoba/shared-ui/core';

interface DisclosureProps {
  /** What is pressed to open and to close it. */
  readonly title: ReactNode;
  /** Whether it stands open until the learner says otherwise. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** What not everybody wants to see, behind its title. */
export function Disclosure({ title, open = false, children }: DisclosureProps) {
  return (
    <Box component="details" open={open}>
      <Box
        component="summary"
        sx={{ cursor: 'pointer', minHeight: 44, alignContent: 'center', '& > *': { display: 'inline' } }}
      >
        {title}
      </Box>
      {children}
    </Box>
  );
}
