// Words
export { WordCard, WordCardSkeleton, WordGrid, WordGridSkeleton, type WordCardProps } from './word/word-card';
export {
  CheckedMark,
  CheckedNote,
  MovingWord,
  SourceChip,
  WordActions,
  WordBadges,
  WordLink,
  WordTags,
  wordPlace,
} from './word/word-parts';
export type { WordView } from './word/word-parts';
export { ASKED, ASKS } from '../core/type/reading-aids';
export { Reading, ReadingBeside } from './word/reading-beside';
export { WordPieces } from './word/word-pieces';

// Figures
export { DataTable, DefinitionRows, ProgressBar, StatCard, ValuesTable } from './figures/figures';
export type { DataColumn, DefinitionRow } from './figures/figures';
export { Heatmap } from './figures/heatmap';
export type { HeatmapDay } from './figures/heatmap-weeks';

export { default as Divider } from '@mui/material/Divider';

// What the keys do
export { KeySheet, type KeySheetProps } from './keys/key-sheet';

// What there is to do today
export { SittingCard, type Sitting } from './sitting/sitting-card';
