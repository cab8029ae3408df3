import type { DraftEntry, NoteKind } from '../language';
import { asksForNone, parseRequest, type ParsedRequest } from './parse-request';
import type { NoteConverter } from './convert-note';
import { firstEntries } from './convert-topic';

/** What the words of a request ask for, in the order in which it is tried. */
type Strategy = 'words' | 'phrases' | 'topic';

const STRATEGIES: Readonly<Record<NoteKind, readonly Strategy[]>> = {
  WORD: ['words'],
  PHRASE: ['phrases'],
  CATEGORY: ['topic', 'words'],
  TOPIC: ['topic', 'words'],
};

/**
 * Entries for a free request: "umbrella", "How do I say station?", "6 words for music". A kind that is named decides;
 * else the request's own words do.
 */
export async function generateEntries(
  input: string,
  type: NoteKind | undefined,
  { count, notes }: { count: number; notes: NoteConverter },
): Promise<DraftEntry[]> {
  if (asksForNone(input)) return [];
  const request = parseRequest(input);
  const most = Math.max(0, Math.min(count, request.count ?? count));
  for (const strategy of type ? STRATEGIES[type] : strategiesFor(input, request, notes)) {
    const entries = await entriesOf(
      strategy,
      strategy === 'topic' ? input : subjectFor(strategy, input, request),
      notes,
      most,
    );
    if (entries.length > 0) return entries.slice(0, most);
  }
  return [];
}

/**
 * A phrase is looked up as it was said, and so is a word without a frame; else the frame around the words is dropped.
 */
function subjectFor(strategy: Strategy, input: string, { subject, wants }: ParsedRequest): string {
  const asSaid = strategy === 'phrases' ? wants !== 'word' : wants === null;
  return asSaid ? input : subject;
}

function strategiesFor(
  input: string,
  { subject, wants }: ParsedRequest,
  notes: NoteConverter,
): readonly Strategy[] {
  if (wants === null && notes.isTopicTitle(subject)) return ['topic'];
  if (wants === 'topic') return ['topic', 'words'];
  if (wants === 'phrase') return ['phrases', 'topic', 'words'];
  if (wants === 'word') return ['words', 'phrases'];
  const several = /[?？!]$/.test(input.trim()) || subject.trim().split(/\s+/).length > 2;
  return several ? ['phrases', 'topic', 'words'] : ['words', 'topic', 'phrases'];
}

async function entriesOf(
  strategy: Strategy,
  text: string,
  notes: NoteConverter,
  most: number,
): Promise<DraftEntry[]> {
  if (strategy === 'topic')
    return firstEntries(await notes.topic(text), most).flatMap(({ entries }) => entries);
  return strategy === 'words' ? notes.words(text) : notes.phrases(text);
}
