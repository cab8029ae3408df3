/** Whether the part of speech is known to be a verb; an adverb is none. */
export const isVerb = (pos: string | null | undefined): boolean => /(?:^|[^a-z])verb/i.test(pos ?? '');

/** Whether the part of speech is known to be no verb. */
export const isNoVerb = (pos: string | null | undefined): boolean => Boolean(pos?.trim()) && !isVerb(pos);

/** Words of these kinds have neither a plural nor a third person: new and news, it and its are different words. */
export const hasEndings = (pos: string | null | undefined): boolean =>
  !/^(?:i-)?adjective|^adverb|^pronoun|^particle|^conjunction/i.test(pos?.trim() ?? '');
