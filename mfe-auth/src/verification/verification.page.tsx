import { useUser } from '@kotoba/session';
import { AlreadyVerified } from './already-verified';
import { useWatchVerified } from './use-watch-verified';
import { VerificationRequired } from './verification-required';
import { Verifying } from './verifying';
import { useReturnPlace } from '../parts/use-return-place';
import { useUrlToken } from '../parts/use-url-token';

/** With a token in the address verification runs by itself; without one the screen says what is needed. */
export function Component() {
  const token = useUrlToken();
  const from = useReturnPlace();
  const user = useUser();
  useWatchVerified();
  if (token !== null) return <Verifying token={token} from={from} />;
  return user?.emailVerified ? <AlreadyVerified /> : <VerificationRequired from={from} />;
}
