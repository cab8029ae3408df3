/** What words can be written as; any of them can be imported again. */
export const EXPORT_FORMATS = ['csv', 'tsv', 'apkg', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The mark by which spreadsheets know that a table is UTF-8; only they look for it. */
export const needsMark = (format: ExportFormat): boolean => format === 'csv';

export const fileName = (format: ExportFormat): string => `kotoba-words.${format}`;
