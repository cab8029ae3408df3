import { useState } from 'react';
import { Box, color, Text } from '@kotoba/shared-ui/core';
import { DataTable } from '@kotoba/shared-ui/data';
import { useTexts } from './texts';

export interface Bar {
  /** ISO date. */
  readonly date: string;
  readonly value: number;
  /** The value in words: "67%", "12". */
  readonly text: string;
}

export interface BarChartProps {
  /** Names the picture and its table. */
  readonly label: string;
  readonly dateTitle: string;
  readonly valueTitle: string;
  readonly bars: readonly Bar[];
  /** The value of a full bar; the highest one when it is left out. */
  readonly most?: number;
}

const HEIGHT = 120;

/** Bars over days or weeks, each with its number; the same values, in words, are a table below it. */
export function BarChart({ label, dateTitle, valueTitle, bars, most }: BarChartProps) {
  const { t, language } = useTexts();
  const [open, setOpen] = useState(false);
  const full = most ?? Math.max(1, ...bars.map(({ value }) => value));
  const short = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const nameOf = (date: string): string => short.format(new Date(`${date}T00:00:00Z`));
  return (
    <div>
      <Box
        role="img"
        aria-label={`${label}: ${bars.map(({ date, text }) => `${nameOf(date)} ${text}`).join(', ')}`}
        sx={{
          display: 'flex',
          alignItems: 'flex-end',
          gap: '4px',
          minHeight: `${HEIGHT + 40}px`,
          overflow: 'hidden',
        }}
      >
        {bars.map(({ date, value }, index) => (
          <Box key={date} sx={{ flex: '1 1 0', minWidth: 0, textAlign: 'center' }}>
            <Text as="span" size="xs" tone="soft" tabular style={{ whiteSpace: 'nowrap' }}>
              {value > 0 ? value : '\u00A0'}
            </Text>
            <Box
              sx={{
                height: `${Math.max(2, (value / full) * HEIGHT)}px`,
                borderRadius: '4px 4px 0 0',
                backgroundColor: value > 0 ? color.ai : color.line,
              }}
            />
            <Box
              sx={{
                display: 'flex',
                // The last name has no room at its right.
                justifyContent: index === bars.length - 1 ? 'flex-end' : 'flex-start',
              }}
            >
              <Text as="span" size="xs" tone="soft" style={{ whiteSpace: 'nowrap' }}>
                {index % Math.ceil(bars.length / 4) === 0 ? nameOf(date) : '\u00A0'}
              </Text>
            </Box>
          </Box>
        ))}
      </Box>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <Box
          component="summary"
          sx={{
            width: 'max-content',
            color: color.ai,
            cursor: 'pointer',
            fontSize: '0.8125rem',
            lineHeight: '24px',
          }}
        >
          {t('stats.asTable')}
        </Box>
        {open && (
          <DataTable
            caption={t('stats.tableOf', { label })}
            columns={[
              {
                id: 'date',
                title: dateTitle,
                cell: ({ date }) => <time dateTime={date}>{nameOf(date)}</time>,
              },
              { id: 'value', title: valueTitle, cell: ({ text }) => text, align: 'end' },
            ]}
            items={bars}
            keyOf={({ date }) => date}
          />
        )}
      </details>
    </div>
  );
}
