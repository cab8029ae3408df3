import { routes, type Contributions } from '@kotoba/contracts';

const icon =
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M9 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5';

export const contributions: Contributions = {
  routes: [
    { ...routes.signIn, title: { en: 'Sign in' } },
    { ...routes.signUp, title: { en: 'Create Account' } },
    { ...routes.forgotPassword, title: { en: 'Forgot password' } },
    { ...routes.resetPassword, title: { en: 'Reset password' } },
    { ...routes.emailVerification, title: { en: 'Email verification' } },
    { ...routes.unverifiedEmail, title: { en: 'Email verification' } },
    { ...routes.emailVerified, title: { en: 'Email verified' } },
    { ...routes.settings, title: { en: 'Settings' } },
    { ...routes.profile, title: { en: 'Profile' } },
  ],
  sidebar: [{ id: 'settings', label: { en: 'Settings' }, path: routes.settings.path, icon, order: 90 }],
  dashboardCards: [],
  search: [],
};
