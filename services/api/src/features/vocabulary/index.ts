/** What other features use of words: nothing else of this folder is theirs. */
export { addWords, drawChip, drawWord, type PictureValues, type RequestedWord } from './add-words';
export { publishChanged } from './changed-event';
export { givenFields } from './create-entries';
export { removeWords } from './trash.service';
export { readingKey } from './entry-keys';
export {
  entry,
  entryInput,
  idList,
  wordPiece,
  type Entry,
  type EntryInput,
  type WordPiece,
} from './entry.schemas';
export { holdsText } from './vocabulary-list.repository';
export { pictureUrl } from './to-entry';
export { removeFilesOf } from './media/media-files';
export { assertOwn, noWord } from './vocabulary.repository';
export { placeFilter } from './read-entries';
export { rewriteWord } from './rewrite-word';
export { indexEntries, type ComparedEntry, type EntryIndex } from './entry-keys';
export { indexLike } from './like-words';
export { pieceLinker } from './link-pieces';
export { toEntry, type PlacedRow } from './to-entry';
export { ensureTopic, ensureTopics, type Place } from './topics/place-words';
export { nameKey } from './topics/topics.repository';
export { findCollection, findTopic } from './topics/topics.repository';
export { collections, topics } from './vocabulary.tables';
export { UNDO_MS } from './trash.repository';
export { selectListedIds } from './vocabulary-list.repository';
export { comparedWords, findWord, findWords, updateWord } from './vocabulary.repository';
export { entryFilter, type EntryFilter } from './vocabulary.schemas';
export { vocabulary, type VocabularyRow } from './vocabulary.tables';
export { contentOf, fromDraft, fromInput, wireContent, type WordValues } from './word-values';
