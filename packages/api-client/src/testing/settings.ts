import type { AccountSettings } from '../index';

/** What a new account has. */
export const settings: AccountSettings = {
  theme: 'system',
  furigana: true,
  furiganaOnHover: false,
  romaji: 'auto',
  strictness: 'standard',
  autoAdvance: true,
  autoplay: false,
  newPerDay: 20,
  reviewsPerDay: 200,
  sessionLength: '20',
  timeZone: 'UTC',
  language: 'en',
  level: 'N5',
};
