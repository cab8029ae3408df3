import { VerificationRequired } from './verification-required';
import { Verifying } from './verifying';
import { useReturnPlace } from '../parts/use-return-place';
import { useUrlToken } from '../parts/use-url-token';

/** With a token in the address verification runs by itself; without one the screen says what is needed. */
export function Component() {
  const token = useUrlToken();
  const from = useReturnPlace();
  return token === null ? <VerificationRequired /> : <Verifying token={token} from={from} />;
}
