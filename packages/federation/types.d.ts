/** Assets that webpack turns into a URL (or, for styles, into a side effect). */
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.css';
/** With `TESTS=all`: what is repeated or drawn at random is repeated until it would be noticed. */
declare const LONG: boolean;
