/** In `npm run test:all`: what is repeated or drawn at random is repeated until it would be noticed. */
declare const LONG: boolean;
