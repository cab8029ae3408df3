import type { Contributions, Guard } from '@kotoba/contracts';

const icon =
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M9 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5';

const route = (path: string, guard: Guard, title: string, verified = false) => ({
  path,
  guard,
  verified,
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
    route('/settings', 'protected', 'Settings', true),
    route('/profile', 'protected', 'Profile', true),
  ],
  sidebar: [{ id: 'settings', label: { en: 'Settings' }, path: '/settings', icon, order: 90 }],
  dashboardCards: [],
  search: [],
};
