import { routes, type RemoteModule } from '@kotoba/contracts';
import { attach } from './host';

const remote: RemoteModule = {
  routes: [
    { path: routes.signIn.path, lazy: () => import('./sign-in/sign-in.page') },
    { path: routes.signUp.path, lazy: () => import('./sign-up/sign-up.page') },
    { path: routes.forgotPassword.path, lazy: () => import('./forgot-password/forgot-password.page') },
    { path: routes.resetPassword.path, lazy: () => import('./reset-password/reset-password.page') },
    { path: routes.emailVerification.path, lazy: () => import('./verification/verification.page') },
    { path: routes.unverifiedEmail.path, lazy: () => import('./verification/unverified.page') },
    { path: routes.emailVerified.path, lazy: () => import('./verified/verified.page') },
    { path: routes.settings.path, lazy: () => import('./settings/settings.page') },
    { path: routes.profile.path, lazy: () => import('./profile/profile.page') },
  ],
  onMount: attach,
};

export default remote;
