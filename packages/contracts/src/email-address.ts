import { maxLength } from './limits';

/** How emails are compared and checked: NFKC, trimmed, lower case. Source: ACC-13. */
export const normaliseEmail = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();

const LOCAL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Whether what was typed can be an address that a mail reaches from elsewhere: one "@", the signs of HTML's
 * `input type="email"`, and a domain of two labels or more. The form and the server both ask this, so that neither
 * takes what the other refuses. Source: HTML Standard, "valid e-mail address".
 */
export function isEmailAddress(typed: string): boolean {
  const email = normaliseEmail(typed);
  const [local = '', domain = '', ...more] = email.split('@');
  const labels = domain.split('.');
  return (
    email.length <= maxLength.email &&
    more.length === 0 &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label))
  );
}
