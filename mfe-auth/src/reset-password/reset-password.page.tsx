import { InvalidLink } from './invalid-link';
import { NewPasswordForm } from './new-password-form';
import { useUrlToken } from '../parts/use-url-token';

/** A new password with the token of the mail; without one, the way to a new link. */
export function Component() {
  const token = useUrlToken();
  return token === null ? <InvalidLink /> : <NewPasswordForm token={token} />;
}
