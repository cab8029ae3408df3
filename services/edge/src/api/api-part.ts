import type { IncomingMessage, ServerResponse } from 'node:http';

/** The API as the edge sees it: in this process, or elsewhere. */
export interface ApiPart {
  /** Answers everything under `/api`. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Null when it can serve, else the part that fails. */
  failing(): Promise<string | null>;
  /** No new requests come; finishes the running ones and lets go of everything. */
  close(): Promise<void>;
}

/** Whether an address belongs to the API. */
export function isApiUrl(url: string | undefined): boolean {
  return url !== undefined && /^\/api(?:[/?]|$)/.test(url);
}
