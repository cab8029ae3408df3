import { paths } from '@kotoba/contracts';
import { Navigate } from '@kotoba/federation/router';
import { useUser } from '@kotoba/session';
import { useWatchVerified, VerificationRequired } from './verification-required';
import { useReturnPlace } from '../parts/use-url';

/**
 * The second verification screen: it leads back by itself once the email is verified, also when that happens in
 * another tab or on another device.
 */
export function Component() {
  const from = useReturnPlace() ?? paths.dashboard;
  const user = useUser();
  useWatchVerified();
  if (user?.emailVerified) return <Navigate to={from} replace />;
  return <VerificationRequired from={from} />;
}
