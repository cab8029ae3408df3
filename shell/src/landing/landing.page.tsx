import { paths } from '@kotoba/contracts';
import { Navigate } from '@kotoba/federation/router';
import { useSession } from '@kotoba/session';
import { Spinner } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

/** `/` only forwards: to the dashboard or to sign-in, once it is known who is here. */
export function LandingPage() {
  const { t } = useTexts();
  const { isLoading, isAuthenticated } = useSession();
  if (isLoading) return <Spinner variant="screen" label={t('wait.session')} />;
  return <Navigate to={isAuthenticated ? paths.dashboard : paths.signIn} replace />;
}
