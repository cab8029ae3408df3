import createCache from '@emotion/cache';
import { readNonce } from '../nonce';

/** The one style cache of the page, with the page's nonce, so that a Content Security Policy without `unsafe-inline` holds. */
export const emotionCache = createCache({ key: 'k', nonce: readNonce(), prepend: true });
