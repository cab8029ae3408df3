import { defineTexts } from '@kotoba/shared-ui/core';

/** The texts of the capture area. Those that document 2 names are its English, to the letter. */
export const { t, useTexts } = defineTexts('capture', {
  en: {
    title: 'Capture',
    subtitle: 'Note what comes up in class. Each note becomes complete vocabulary entries.',

    'kind.label': 'Type',
    'kind.WORD': 'Word',
    'kind.PHRASE': 'Phrase',
    'kind.CATEGORY': 'Group',
    'kind.TOPIC': 'Topic',
    'hint.WORD': 'One word, in English or Japanese: umbrella, かさ',
    'hint.PHRASE': 'A phrase: how much is it?',
    'hint.CATEGORY': 'A group of words: fruits',
    'hint.TOPIC': 'A topic of conversation: travel by train',

    'note.field': 'Note',
    'note.save': 'Save note',
    'note.captured': 'Note captured! Vocabulary will be generated automatically.',
    'note.createFailed': 'Failed to create note',
    'note.delete': 'Delete note',
    'note.deleted': 'Note deleted successfully',
    'note.deleteFailed': 'Failed to delete note',
    'note.generating': 'Generating...',
    'note.generated': 'Generated',
    'note.failed': 'Failed',
    'note.retry': 'Retry',
    'note.retryFailed': 'Failed to update note',
    'note.seeWord': 'See the word',
    'note.seeWords_one': '{{count}} word',
    'note.seeWords_other': 'See {{count}} words',

    'list.title': 'Your notes',
    'list.loadFailed': 'Failed to load notes',
    'list.emptyTitle': 'No notes yet',
    'list.emptyText': 'Start typing below to capture your notes from the class.',
    'list.today': 'Today',
    'list.yesterday': 'Yesterday',
  },
});
