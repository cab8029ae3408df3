/** A Japanese sentence and what it means. */
export interface Said {
  readonly ja: string;
  readonly en: string;
}
