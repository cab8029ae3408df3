import type { Letter } from '../../platform/mail/letter';

/**
 * A stranger can write a name into a sign-up with somebody else's address. What does not look like a name is left out, so that no mail of
 * ours carries his words or links.
 */
const looksLikeName = (name: string): boolean =>
  /^[\p{L}\p{M}\p{Zs}'’・.-]{1,40}$/u.test(name) && !/\.\S/.test(name);

const hello = (firstName: string): string => (looksLikeName(firstName) ? `Hello ${firstName},` : 'Hello,');

export const verificationLetter = (firstName: string, url: string): Letter => ({
  subject: 'Verify your email for Kotoba',
  preview: 'One click and your notebook is open.',
  heading: 'Verify your email',
  greeting: hello(firstName),
  paragraphs: ['Welcome to Kotoba. Tell us that this address is yours, and your notebook is open.'],
  action: { label: 'Verify email', url },
  notes: [
    'The link works once, for 24 hours. Too late? Sign in and ask for a new one.',
    'If you did not open an account, leave this mail alone: nothing happens without the link.',
  ],
});

export const resetLetter = (firstName: string, url: string): Letter => ({
  subject: 'Reset your Kotoba password',
  preview: 'The link works once, for 30 minutes.',
  heading: 'Choose a new password',
  greeting: hello(firstName),
  paragraphs: ['Somebody, hopefully you, asked for a new password. Choosing one signs you out everywhere.'],
  action: { label: 'Choose a new password', url },
  notes: [
    'The link works once, for 30 minutes. A newer mail ends the older ones.',
    'If it was not you, leave this mail alone: your password stays as it is.',
  ],
});

/** `at` is shown in UTC: the mail does not know where it is read. */
export const passwordChangedLetter = (firstName: string, { at, url }: { at: Date; url: string }): Letter => ({
  subject: 'Your Kotoba password was changed',
  preview: 'Nothing to do if it was you.',
  heading: 'Your password was changed',
  greeting: hello(firstName),
  paragraphs: [
    `The password of your account was changed on ${moment(at)}, and your other devices were signed out. If it was you, there is nothing to do.`,
  ],
  action: { label: 'It was not me: choose another', url },
  notes: ['Nobody from Kotoba will ever ask you for your password.'],
});

export const accountDeletedLetter = (firstName: string): Letter => ({
  subject: 'Your Kotoba account was deleted',
  preview: 'Everything that was in it is gone.',
  heading: 'Your account was deleted',
  greeting: hello(firstName),
  paragraphs: [
    'Your account and everything in it are gone: words, notes, conversations, learning sessions and settings. Nobody can bring them back, not even we.',
    'Thank you for learning with Kotoba. さようなら。',
  ],
  notes: [
    'This is the last mail to this address. If it was not you, somebody knew your password: change it wherever else you use it.',
  ],
});

const moment = (at: Date): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;
