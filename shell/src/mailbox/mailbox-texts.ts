import { defineTexts } from '@kotoba/shared-ui/core';

/** The texts of the mailbox, which is fetched when it is opened. */
export const { useTexts: useMailboxTexts } = defineTexts('shell-mailbox', {
  en: {
    'mailbox.title': 'Mailbox',
    'mailbox.subtitle':
      'Mails that this Kotoba would send. It keeps them here because no mail server is configured.',
    'mailbox.refresh': 'Refresh',
    'mailbox.emptyTitle': 'No mail yet',
    'mailbox.emptyText': 'Sign up or ask for a new password, and the mail appears here.',
    'mailbox.to': 'To {{to}}',
    'mailbox.failed': 'The mailbox could not be loaded.',
  },
});
