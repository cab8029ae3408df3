import { defineTexts } from '@kotoba/shared-ui/core';

/** The shell's texts. Those that docs/product quotes stay to the letter. */
export const { t, useTexts } = defineTexts('shell', {
  en: {
    'nav.main': 'Main',
    'nav.open': 'Open menu',
    'nav.close': 'Close menu',
    'nav.collapse': 'Collapse sidebar',
    'nav.expand': 'Expand sidebar',
    'nav.home': 'Kotoba, to the dashboard',
    'nav.start': 'Kotoba, to the start',
    'nav.footer': 'About Kotoba',
    'nav.enter': 'Open Kotoba',
    'nav.signIn': 'Sign in',

    'search.short': 'Search…',

    'account.menu': 'Account menu',
    'account.defaultName': 'User',
    'account.defaultEmail': 'user@example.com',
    'account.online': 'Online',
    'account.status': 'Account Status: Pro Member',
    'account.settings': 'Account Settings',
    'account.profile': 'View Profile',
    'account.keys': 'Keyboard shortcuts',
    'account.signOut': 'Sign out',
    'account.signingOut': 'Signing out...',
    'account.signedOut': 'Signed out successfully',
    'account.signOutFailed': 'Failed to sign out. Please try again.',

    'news.title': 'Notifications',
    'news.unread_one': '{{count}} unread notification',
    'news.unread_other': '{{count}} unread notifications',
    'news.unknown': 'Some notifications could not be loaded.',

    'offline.text': 'You are offline. What you type stays here.',

    'update.title': 'Update',
    'update.ready': 'A newer version of Kotoba is ready.',
    'update.text': 'It takes a moment, and you stay on this page.',
    'update.now': 'Update',
    'update.later': 'Later',

    'footer.privacy': 'Privacy',
    'footer.terms': 'Terms',
    'footer.support': 'Support',
    'footer.attributions': 'Attributions',
    'footer.version': 'Version {{version}}',

    'wait.session': 'Opening Kotoba…',

    'dashboard.title': 'Dashboard',
    'dashboard.welcome': 'Welcome back to your Japanese learning journey',
    'dashboard.entrances': 'What would you like to do?',
    'today.failed': 'What there is to do today could not be loaded.',
    'dashboard.noEntrances': 'There is nothing to open right now. Please try again later.',
    'figures.title': 'Where you stand',
    'figures.planName': 'Pro',
    'figures.planText': 'Unlimited',
    'figures.failed': 'Your figures could not be loaded.',
    'year.title': 'Your year',

    'problems.reload': 'Load again',
    'problems.title_one': '{{count}} part of Kotoba could not be loaded',
    'problems.title_other': '{{count}} parts of Kotoba could not be loaded',
    'problems.text': 'The rest works. Please show these details to whoever runs this Kotoba:',

    'error.title': 'This page stumbled',
    'error.text': 'Something went wrong while showing it. What you saved is safe.',
    'error.retry': 'Try again',
    'error.home': 'Go Home',
    'error.part': 'This part could not be shown. Try again',
    'error.entrances': 'These choices could not be shown.',
  },
});
