import { paths } from '@kotoba/contracts';
import { Navigate } from '@kotoba/federation/router';
import { useUser } from '@kotoba/session';
import { VerificationRequired } from './verification-required';
import { useReturnPlace } from '../parts/use-return-place';

/** The second verification screen: it leads back by itself once the email is verified, also when that happens in another tab. */
export function Component() {
  const from = useReturnPlace();
  const user = useUser();
  if (user?.emailVerified) return <Navigate to={from ?? paths.dashboard} replace />;
  return <VerificationRequired />;
}
