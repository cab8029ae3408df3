import { defineTexts } from '@kotoba/shared-ui/core';

/** The texts of the sheet of keys, which is fetched when it is asked for. */
export const { useTexts: useKeyTexts } = defineTexts('shell-keys', {
  en: {
    'keys.title': 'Keyboard shortcuts',
    'keys.text': 'Keys without Ctrl (⌘ on a Mac) work while you are not typing.',
    'keys.search': 'Search your vocabulary',
    'keys.undo': 'Undo, when a message offers it',
    'keys.close': 'Close what is open',
    'keys.help': 'This help',
  },
});
