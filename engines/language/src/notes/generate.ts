import type { DraftEntry, NoteKind } from '../language';
import { parseRequest, type ParsedRequest } from '../requests/parse-request';
import { type NoteConverter, firstEntries } from './convert-note';

/** What the words of a request ask for, in the order in which it is tried. */
type Way = 'words' | 'phrases' | 'topic';

const WAYS: Readonly<Record<NoteKind, readonly Way[]>> = {
  WORD: ['words'],
  PHRASE: ['phrases'],
  CATEGORY: ['topic', 'words'],
  TOPIC: ['topic', 'words'],
};

/**
 * Entries for a free request: "umbrella", "How do I say station?", "6 words for music". A kind that is named decides; else the request's own words do.
 */
export async function generateEntries(
  input: string,
  type: NoteKind | undefined,
  { count, notes }: { count: number; notes: NoteConverter },
): Promise<DraftEntry[]> {
  const request = parseRequest(input);
  const most = Math.max(0, Math.min(count, request.count ?? count));
  for (const way of type ? WAYS[type] : waysFor(input, request, notes)) {
    const entries = await entriesOf(
      way,
      way === 'topic' ? input : subjectFor(way, input, request),
      notes,
      most,
    );
    if (entries.length > 0) return entries.slice(0, most);
  }
  return [];
}

/** A phrase is looked up as it was said, and so is a word without a frame; else the frame around the words is dropped. */
function subjectFor(way: Way, input: string, { subject, wants }: ParsedRequest): string {
  const asSaid = way === 'phrases' ? wants !== 'word' : wants === null;
  return asSaid ? input : subject;
}

function waysFor(input: string, { subject, wants }: ParsedRequest, notes: NoteConverter): readonly Way[] {
  if (wants === null && notes.isTopicTitle(subject)) return ['topic'];
  if (wants === 'topic') return ['topic', 'words'];
  if (wants === 'phrase') return ['phrases', 'topic', 'words'];
  if (wants === 'word') return ['words', 'phrases'];
  const several = /[?？!]$/.test(input.trim()) || subject.trim().split(/\s+/).length > 2;
  return several ? ['phrases', 'topic', 'words'] : ['words', 'topic', 'phrases'];
}

async function entriesOf(way: Way, text: string, notes: NoteConverter, most: number): Promise<DraftEntry[]> {
  if (way === 'topic') return firstEntries(await notes.topic(text), most).flatMap(({ entries }) => entries);
  return way === 'words' ? notes.words(text) : notes.phrases(text);
}
