import type { RemoteModule } from '@kotoba/contracts';
import { attach } from './host';

const remote: RemoteModule = {
  routes: [
    { path: '/auth/signin', lazy: () => import('./sign-in/sign-in.page') },
    { path: '/auth/signup', lazy: () => import('./sign-up/sign-up.page') },
    { path: '/auth/forgot-password', lazy: () => import('./forgot-password/forgot-password.page') },
    { path: '/auth/reset-password', lazy: () => import('./reset-password/reset-password.page') },
    { path: '/auth/email-verification', lazy: () => import('./verification/verification.page') },
    { path: '/auth/unverified-email', lazy: () => import('./verification/unverified.page') },
    { path: '/auth/email-verified', lazy: () => import('./verified/verified.page') },
    { path: '/settings', lazy: () => import('./settings/settings.page') },
    { path: '/profile', lazy: () => import('./profile/profile.page') },
  ],
  onMount: attach,
};

export default remote;
