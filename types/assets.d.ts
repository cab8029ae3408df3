/** Assets that webpack turns into a URL (or, for styles, into a side effect). */
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.css';
