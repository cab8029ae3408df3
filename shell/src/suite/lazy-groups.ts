/**
 * The shared packages that remotes rely on and that are not part of the start, by name. Naming them here is what makes
 * the shell their provider.
 */
export const lazyGroups = {
  '@kotoba/api-client/live': () => import('@kotoba/api-client/live'),
  '@kotoba/shared-ui/data': () => import('@kotoba/shared-ui/data'),
  '@kotoba/shared-ui/forms': () => import('@kotoba/shared-ui/forms'),
  '@kotoba/shared-ui/inputs': () => import('@kotoba/shared-ui/inputs'),
  '@kotoba/shared-ui/list': () => import('@kotoba/shared-ui/list'),
  '@kotoba/shared-ui/progress': () => import('@kotoba/shared-ui/progress'),
  '@kotoba/shared-ui/search-select': () => import('@kotoba/shared-ui/search-select'),
  '@kotoba/shared-ui/select': () => import('@kotoba/shared-ui/select'),
  '@kotoba/shared-ui/switch': () => import('@kotoba/shared-ui/switch'),
  '@kotoba/shared-ui/tabs': () => import('@kotoba/shared-ui/tabs'),
  '@kotoba/shared-ui/words': () => import('@kotoba/shared-ui/words'),
  '@kotoba/japanese': () => import('@kotoba/japanese'),
  '@kotoba/japanese/answers': () => import('@kotoba/japanese/answers'),
};
