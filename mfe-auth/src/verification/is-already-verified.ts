import type { ApiError } from '@kotoba/api-client';

/** The server tells it by this text and by a code; either is believed. Source: ACC-8. */
const ALREADY = /already verified/i;

export const isAlreadyVerified = ({ code, message }: ApiError): boolean =>
  code === 'EMAIL_ALREADY_VERIFIED' || ALREADY.test(message);
