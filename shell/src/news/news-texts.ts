import { defineTexts } from '@kotoba/shared-ui/core';

/** What the bell's list says; the bell itself says little. */
export const { useTexts: useNewsTexts } = defineTexts('shell-news', {
  en: {
    emptyTitle: 'All quiet',
    emptyText: 'When a note turns into words or a review waits for you, you will read it here.',
    unknown: 'Some notifications could not be loaded.',
    today: 'Today',
    yesterday: 'Yesterday',
    became: '{{about}} → {{words}}',
    converted_one: 'A note became {{count}} word',
    converted_other: 'A note became {{count}} words',
    failed: 'A note could not be turned into words',
    unfinished: 'Session {{id}} is not finished',
    unfinishedText: 'Go on where you stopped.',
    due_one: '{{count}} word is due for review',
    due_other: '{{count}} words are due for review',
    dueText: 'A short session keeps them in mind.',
  },
});
