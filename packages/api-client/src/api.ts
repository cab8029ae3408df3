import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './http/base-query';

/** What cached answers are about. A write names what it changes; every screen that shows it asks again. */
export const tagTypes = [
  'Vocabulary',
  'Audio',
  'Note',
  'Topic',
  'Session',
  'Stats',
  'Profile',
  'Settings',
  'Chat',
  'Devices',
  'Import',
] as const;

/** The one cache of the suite. Endpoints are generated from the server's OpenAPI document and injected here. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
});
