/**
 * The shared packages that remotes rely on and that are not part of the start, by name. Naming them here is what makes
 * the shell their provider.
 */
export const lazyGroups = {
  '@kotoba/shared-ui/data': () => import('@kotoba/shared-ui/data'),
  '@kotoba/shared-ui/forms': () => import('@kotoba/shared-ui/forms'),
  '@kotoba/japanese': () => import('@kotoba/japanese'),
  '@kotoba/japanese/answers': () => import('@kotoba/japanese/answers'),
};
