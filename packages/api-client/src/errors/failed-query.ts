import { toApiError } from './api-error';

/** What a query that failed leaves to show, as an error state takes it. */
export interface FailedQuery {
  readonly message: string;
  readonly onRetry: () => void;
  /** While it is asked again. */
  readonly retrying: boolean;
}

interface Query {
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Why a query failed, in words (`fallback` when nothing better is known), and the way to ask again. */
export const failedQuery = ({ error, isFetching, refetch }: Query, fallback: string): FailedQuery => ({
  message: toApiError(error, fallback).message,
  onRetry: () => void refetch(),
  retrying: isFetching,
});
