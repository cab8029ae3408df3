import { clientErrorCodes, toApiError, useSignOutMutation } from '@kotoba/api-client';
import { paths } from '@kotoba/contracts';
import { useNavigate } from '@kotoba/federation/router';
import { notify } from '@kotoba/shared-ui/core';
import { t } from '../texts';

/** Ends the session on the server and here. The session of this browser ends in any case, so both ways lead to sign-in. */
export function useSignOut(): { signOut: () => void; isSigningOut: boolean } {
  const navigate = useNavigate();
  const [send, { isLoading }] = useSignOutMutation();
  const signOut = async (): Promise<void> => {
    try {
      await send().unwrap();
      notify.success(t('account.signedOut'));
    } catch (thrown) {
      const { code } = toApiError(thrown, t('account.signOutFailed'));
      // Another tab heard of it first and ended the session: that is what was wanted.
      if (code === clientErrorCodes.givenUp) notify.success(t('account.signedOut'));
      else notify.error(t('account.signOutFailed'));
    }
    await navigate(paths.signIn, { replace: true, state: null });
  };
  return { signOut: () => void signOut(), isSigningOut: isLoading };
}
