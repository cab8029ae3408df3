import { Navigate } from '@kotoba/federation/router';
import { useEffect } from 'react';
import { useSuite } from '../suite/suite-context';
import type { WayBack } from './use-way';

interface RedirectProps {
  to: string;
  /** The place to come back to: handed on as `state.from`, and remembered in case the page is loaded anew. */
  back: WayBack | null;
}

/** Sends a visitor to where he may be. */
export function Redirect({ to, back }: RedirectProps) {
  const { places } = useSuite();
  const { place = null, owner = null, anyTab = false } = back ?? {};
  useEffect(() => {
    if (place !== null) places.remember(place, owner, { anyTab });
  }, [places, place, owner, anyTab]);
  return <Navigate to={to} replace state={place === null ? null : { from: place }} />;
}
