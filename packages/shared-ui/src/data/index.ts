// Words
export { WordCard, type WordCardProps } from './word/word-card';
export { WordActions, type WordActionsProps } from './word/word-actions';
export { WordBadges } from './word/word-badges';
export { WordTags } from './word/word-tags';
export { SourceChip } from './word/source-chip';
export { CheckedMark, CheckedNote, type CheckedMarkProps } from './word/checked-mark';
export { WordCardSkeleton } from './word/word-card-skeleton';
export { WordGrid, WordGridSkeleton, type WordGridProps } from './word/word-grid';
export type { WordView } from './word/word.types';

// Around a list
export { Toolbar } from './list/toolbar';
export { Select, type SelectProps } from './list/select';
export type { SelectOption } from '../select/select-control';
export { ViewToggle, type ListView, type ViewToggleProps } from './list/view-toggle';
export { SelectBox, type SelectBoxProps } from './list/select-box';
export { Summary, type SummaryProps } from './list/summary';
export { PageSizeSelect, type PageSizeSelectProps } from './list/page-size-select';
export { Pagination, type PaginationProps } from './list/pagination';
export { SearchField, type SearchFieldProps } from '../core/input/search-field';

// Figures
export { StatCard, type StatCardProps } from './figures/stat-card';
export { ProgressRing, type ProgressRingProps } from './figures/progress-ring';
export { DefinitionRows, type DefinitionRow, type DefinitionRowsProps } from './figures/definition-rows';
export { DataTable, type DataColumn, type DataTableProps } from './figures/data-table';
export { TableTwin } from './figures/table-twin';
export { Heatmap, type HeatmapProps } from './figures/heatmap';
export type { HeatmapDay } from './figures/heatmap-weeks';
