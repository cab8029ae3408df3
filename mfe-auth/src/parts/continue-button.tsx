import { useState } from 'react';
import { useCheckSession } from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';
import { Button } from '@kotoba/shared-ui/core';

export interface ContinueButtonProps {
  /** A place of the app. */
  readonly to: string;
  readonly children: string;
}

/** On from a verified email: the session is checked again first, because the guards of the place ahead go by what it knows. */
export function ContinueButton({ to, children }: ContinueButtonProps) {
  const checkSession = useCheckSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function goOn(): Promise<void> {
    setBusy(true);
    await checkSession();
    await navigate(to, { replace: true });
    // Whoever is led back here before the next page has come finds a button that works.
    setBusy(false);
  }

  return (
    <Button variant="primary" fullWidth busy={busy} onClick={() => void goOn()}>
      {children}
    </Button>
  );
}
