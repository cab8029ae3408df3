import { defineTexts } from '../../core/texts/define-texts';

/** The texts of what there is to do today, apart from the others: the page's start does without them. */
export const { useTexts: useSittingTexts } = defineTexts('sitting', {
  en: {
    review: 'Review <b>{{count}}</b>',
    learn: 'Learn <b>{{count}}</b>',
    minutes: 'about <b>{{count}}</b> min',
    start: 'Start',
    done: 'You are all caught up',
    enough: 'That is enough for today',
    'next.today': 'The next words come today at {{time}}.',
    'next.tomorrow': 'The next words come tomorrow.',
    'next.day': 'The next words come on {{date}}.',
    'next.none': 'Note a few new words, and they will be waiting here.',
    anyway: 'Practise anyway',
  },
});
