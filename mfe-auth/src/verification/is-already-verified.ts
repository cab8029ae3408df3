import type { ApiError } from '@kotoba/api-client';

/** The text by which document 1 tells it; the server sends a code too, and either is believed. */
const ALREADY = /already verified/i;

export const isAlreadyVerified = ({ code, message }: ApiError): boolean =>
  code === 'EMAIL_ALREADY_VERIFIED' || ALREADY.test(message);
