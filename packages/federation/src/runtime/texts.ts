import { defineTexts } from '@kotoba/shared-ui/core';

/** The texts of the panel that stands where a remote should be. */
export const { useTexts: usePanelTexts } = defineTexts('federation', {
  en: {
    loading: 'Loading {{area}}…',
    title: '{{area}} could not be loaded',
    disabledTitle: '{{area}} is being looked after',
    disabled:
      'We have taken it out for a while to put something right; everything else keeps working. Reload the page later to see whether it is back.',
    thisPart: 'This part',
    tryAgain: 'Try again',
    'unknown-remote': 'It is not part of Kotoba at the moment. Please try again later.',
    contract:
      'It was made for another version of Kotoba ({{needs}} instead of {{has}}). Reload the page to get the newest one.',
    'shared-version':
      'It was made for another version of Kotoba: it needs {{subject}} {{needs}}, this page has {{has}}. Reload the page to get the newest one.',
    'forbidden-origin': 'It cannot be opened safely right now. Please tell whoever runs this Kotoba.',
    unreachable:
      'Its files could not be fetched. Check your connection and try again; everything else keeps working.',
    timeout:
      'It takes longer than it should. Check your connection and try again; everything else keeps working.',
    broken:
      'It does not start because of a mistake of ours. You can try again; everything else keeps working.',
    'route-missing':
      'This page is not in the version that is installed. Reload the page to get the newest one.',
    render: 'It stopped because of a mistake of ours. You can try again; everything else keeps working.',
  },
});
