import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-paths';
import { toneIcon, type Tone } from '../status/tone';

const roles = { polite: 'status', assertive: 'alert' } as const;

export interface NoticeProps {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
  /** At the right: a small Button. */
  action?: ReactNode;
  /** Says itself when it appears: `polite` waits, `assertive` (errors) interrupts. Silent unless given. */
  announce?: keyof typeof roles;
}

/** One line in the page about its state: offline, partly loaded, unsaved, a form that was refused. */
export function Notice({ tone = 'ai', icon = toneIcon[tone], children, action, announce }: NoticeProps) {
  return (
    <Alert
      data-tone={tone}
      icon={<Icon name={icon} size={20} />}
      action={action}
      slotProps={{ root: { role: announce && roles[announce] } }}
    >
      {children}
    </Alert>
  );
}

/** Says its content when it changes (a verdict, a count of found words). Keep it mounted, empty until then. */
export function LiveText({ children }: { children?: ReactNode }) {
  return (
    <div role="status" aria-live="polite" aria-atomic="true">
      {children}
    </div>
  );
}
