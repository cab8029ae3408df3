import { safePath } from '@kotoba/contracts';

/** The places that a mail may lead back to: the protected and public pages of document 1's route table and the decisions. */
const places = [
  '/',
  '/dashboard',
  '/chat',
  '/learn',
  '/learn/session/:sessionId',
  '/learn/results/:sessionId',
  '/exam',
  '/vocabularies',
  '/vocabularies/:id/detail',
  '/vocabularies/:id/edit',
  '/settings',
  '/profile',
  '/privacy',
  '/terms',
  '/support',
] as const;

/** `from` as it may be mailed, or null: a link in our mail never leads anywhere else. */
export const returnPath = (from: string | null): string | null =>
  from === null ? null : safePath(from, places);
