// An entry of the collection, and its parts
export { WordCard, WordCardSkeleton, WordGrid, WordGridSkeleton, type WordCardProps } from './word-card';
export {
  CheckedMark,
  CheckedNote,
  MovingWord,
  SourceChip,
  WordActions,
  WordBadges,
  WordLink,
  WordListSearch,
  WordTags,
  wordPlace,
} from './word-parts';
export type { WordView } from './word-parts';
export { WordPieces } from './word-pieces';
