/** Everything under it belongs to the API. */
export const API_PREFIX = '/api';
