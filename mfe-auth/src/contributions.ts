import type { Contributions, Guard } from '@kotoba/contracts';

const route = (path: string, guard: Guard, title: string) => ({
  path,
  guard,
  verified: false,
  title: { en: title },
});

export const contributions: Contributions = {
  routes: [
    route('/auth/signin', 'guest', 'Sign in'),
    route('/auth/signup', 'guest', 'Create Account'),
    route('/auth/forgot-password', 'public', 'Forgot password'),
    route('/auth/reset-password', 'public', 'Reset password'),
    route('/auth/email-verification', 'public', 'Email verification'),
    route('/auth/unverified-email', 'protected', 'Email verification'),
    route('/auth/email-verified', 'public', 'Email verified'),
  ],
  sidebar: [],
  dashboardCards: [],
  search: [],
};
