import { safePath } from './safe-path';

/** Where a mail, a sign-in or a verification may lead back to: the pages that are worth returning to. Source: SHELL-12. */
export const returnPlaces = [
  '/',
  '/dashboard',
  '/chat',
  '/learn',
  '/learn/session/:sessionId',
  '/learn/results/:sessionId',
  '/exam',
  '/vocabularies',
  '/vocabularies/import',
  '/vocabularies/:id/detail',
  '/vocabularies/:id/edit',
  '/settings',
  '/profile',
  '/privacy',
  '/terms',
  '/support',
] as const;

/** `value` as a place to return to, or null: nothing else is mailed, followed or remembered. */
export const returnPlace = (value: unknown): string | null => safePath(value, returnPlaces);
