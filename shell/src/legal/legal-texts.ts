import { defineTexts } from '@kotoba/shared-ui/core';

/**
 * The texts of the pages that anybody may read. They describe what the software does; who runs it answers for how it
 * is run.
 */
export const { useTexts: useLegalTexts } = defineTexts('shell-legal', {
  en: {
    'privacy.title': 'Privacy',
    'privacy.subtitle': 'What this Kotoba knows about you, and who can read it.',
    'privacy.who.title': 'Who keeps your data',
    'privacy.who.text':
      'Kotoba is software that people run on their own servers. Whoever runs the copy at this address (the operator) keeps its database and answers for it. The makers of Kotoba receive nothing.',
    'privacy.stored.title': 'What is stored',
    'privacy.stored.account':
      'Your account: name, email address, country if you gave one, settings, and your password, scrambled so that nobody can read it (Argon2id).',
    'privacy.stored.learning':
      'Your learning: notes, words, collections, conversations with the assistant, answers and the schedule of your reviews.',
    'privacy.stored.devices':
      'Your signed-in devices, and a record of sign-ins, sign-outs and password changes with time and network address, so that misuse can be found.',
    'privacy.browser.title': 'What stays in your browser',
    'privacy.browser.text':
      'That you are signed in, your theme, and what you have typed but not sent yet. There are no cookies, no advertising, no record of what you do here, and nothing is loaded from other companies.',
    'privacy.pages.title': 'How pages went',
    'privacy.pages.text':
      'When you leave this site or turn away from it, the page can tell this server once how quickly it came and answered, and in which part of the software something went wrong: the kind of the error and a file of the software. It names the parts of this site that were open, but no address of a page. It does not say who you are or what you wrote. Only sums of many pages are kept, for 60 days, to find out which change has broken something.',
    'privacy.others.title': 'What leaves this server',
    'privacy.others.text':
      'Emails to you go through the mail server that the operator has set up. Words, speech and pictures are made on this server. The operator can connect another service for the assistant, speech or pictures; then the text you send to that part goes to that service too. Ask the operator if you want to know.',
    'privacy.others.assistant':
      'An assistant on another server gets your message and the last messages of the conversation. To answer it, it can ask this server for words, mistakes or notes of yours: at most twenty at a time and sixty for one message, without your name or address. “Keep everything here” in the settings has the built-in assistant answer instead; then nothing of it leaves this server. Once it is off again, what was said meanwhile goes along with later messages.',
    'privacy.rights.title': 'Taking it with you, and erasing it',
    'privacy.rights.text':
      'On your profile you can download everything as one file, sign out any device, and delete your account. Deleting removes your account and all you have made with it from the database at once; backups that the operator keeps are deleted later.',

    'terms.title': 'Terms',
    'terms.subtitle': 'Short, because there is little to agree on.',
    'terms.software.title': 'The software',
    'terms.software.text':
      'Kotoba is free software under the MIT license: use it, change it, run it yourself. It comes without any warranty. The language data it contains has licenses of its own, listed under <attributions>Attributions</attributions>.',
    'terms.service.title': 'This copy of it',
    'terms.service.text':
      'The operator of this address decides who may use it and for how long, and may stop it. It costs nothing; the label “Pro Member” is only a label and everybody has it.',
    'terms.yours.title': 'What you write is yours',
    'terms.yours.text':
      'Your notes, words and conversations belong to you. The server stores and processes them only to show them to you, to make words out of them and to schedule your reviews.',
    'terms.care.title': 'Made with care, not infallible',
    'terms.care.text':
      'Readings, levels, sentences, speech and pictures are partly made by a machine and can be wrong. JLPT levels are approximations, because no official list exists. Do not rely on them where a mistake would cost you something.',
    'terms.fair.title': 'Fair use',
    'terms.fair.text':
      'Use your own account, keep your password to yourself, and do not try to read the data of others or to overload the server.',

    'support.title': 'Support',
    'support.subtitle': 'What helps most often, and whom to ask.',
    'support.mail.title': 'An email does not arrive',
    'support.mail.text':
      'Look into the spam folder, then ask for it again: a verification link lasts 24 hours, a link for a new password 30 minutes, and only the newest one works. Where Kotoba sends no emails they are on the <mailbox>mailbox page</mailbox>.',
    'support.password.title': 'The password is lost',
    'support.password.text':
      'Choose <forgot>a new password</forgot>. All devices are signed out when you do, so a stranger who knew the old one is out too.',
    'support.word.title': 'A word, reading or sentence is wrong',
    'support.word.text':
      'Open the word and edit it: add another accepted answer, forbid a wrong one, write your own sentence, or let a new one be made. Your version stays yours.',
    'support.sound.title': 'There is no sound',
    'support.sound.text':
      'When a sound button turns red, the sound could not be made. Try again in a moment, and tell the operator if it stays so.',
    'support.operator.title': 'Something else',
    'support.operator.text':
      'Ask whoever gave you this address: only the operator can see what the server is doing. It helps to say what you did, what you saw, and at what time.',

    'credits.title': 'Attributions',
    'credits.subtitle':
      'Kotoba itself is under the MIT license. It builds on the work of others, used under their own licenses.',
    'credits.licence': 'License: {{licence}}',
    'credits.note':
      'Our extract of the dictionaries stays under CC BY-SA. The complete notices are in the file NOTICE that comes with the software.',
  },
});
