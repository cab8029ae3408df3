import { defineTexts } from '@kotoba/shared-ui/core';

/** The texts of the figures and the first steps, apart from the others: the page's start does without them. */
export const { useTexts: useDashboardTexts } = defineTexts('shell-dashboard', {
  en: {
    'figures.level': 'Level',
    'figures.levelText': 'approximate JLPT level',
    'figures.streak': 'Streak',
    'figures.streakText_one': 'day in a row',
    'figures.streakText_other': 'days in a row',
    'figures.streakNone': 'one answer today starts it',
    'figures.words': 'Words',
    'figures.wordsText': 'in your vocabulary',
    'figures.due': 'Due today',
    'figures.dueText': 'waiting for a review',
    'figures.dueNone': 'nothing waits for you',
    'figures.accuracy': 'Accuracy',
    'figures.accuracyText': 'right answers in 30 days',
    'figures.accuracyNone': 'after your first session',
    'figures.plan': 'Plan',
    'first.title': 'Your notebook is empty',
    'first.text': 'One word of your next class is enough to begin. Or take a few of ours.',
    'first.action': 'Add your first word',
    'first.decks': 'Take a ready-made deck',
    'year.total_one': '{{total}} answer in the last 365 days',
    'year.total_other': '{{total}} answers in the last 365 days',
    'year.empty': 'Every answer you give puts a mark on its day. The first one is a session away.',
  },
});
