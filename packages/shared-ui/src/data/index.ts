// Figures
export { DataTable, DefinitionRows, StatCard, ValuesTable } from './figures/figures';
export type { DataColumn, DefinitionRow } from './figures/figures';
export { Heatmap } from './figures/heatmap';
export type { HeatmapDay } from './figures/heatmap-weeks';

export { default as Divider } from '@mui/material/Divider';

// What the keys do
export { KeySheet, type KeySheetProps } from './keys/key-sheet';

// What there is to do today
export { SittingCard, type Sitting } from './sitting/sitting-card';
