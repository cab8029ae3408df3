import { useEffect } from 'react';
import { useSuite } from '../suite/suite-context';

/** The remembered place has served once a learner is inside (`isInside`). */
export function useForgetPlace(isInside: boolean): void {
  const { places } = useSuite();
  useEffect(() => {
    if (isInside) places.forget();
  }, [isInside, places]);
}
