/** Whether the part of speech is known to be no verb; an adverb is none. */
export const isNoVerb = (pos: string | null | undefined): boolean =>
  Boolean(pos?.trim()) && !/(?:^|[^a-z])verb/i.test(pos ?? '');

/** Words of these kinds have neither a plural nor a third person: new and news, it and its are different words. */
export const hasEndings = (pos: string | null | undefined): boolean =>
  !/^(?:i-)?adjective|^adverb|^pronoun|^particle|^conjunction/i.test(pos?.trim() ?? '');
