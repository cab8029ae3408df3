import { Navigate } from '@kotoba/federation/router';
import { useEffect } from 'react';
import { useSuite } from '../suite/suite-context';

interface RedirectProps {
  to: string;
  /** The place to come back to: handed on as `state.from`, and remembered in the tab in case the page is loaded anew. */
  from: string | null;
}

/** Sends a visitor to where he may be. */
export function Redirect({ to, from }: RedirectProps) {
  const { places } = useSuite();
  useEffect(() => {
    if (from !== null) places.remember(from);
  }, [places, from]);
  return <Navigate to={to} replace state={from === null ? null : { from }} />;
}
