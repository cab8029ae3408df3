import { Box, color, Text } from '@kotoba/shared-ui/core';
import { ValuesTable } from '@kotoba/shared-ui/data';
import { linesFor } from './bar-scale';
import { useTexts } from './texts';

interface Bar {
  /** ISO date. */
  readonly date: string;
  /** Null where there is nothing to tell, which is not the same as 0. */
  readonly value: number | null;
  /** The value in words: "67%", "12". */
  readonly text: string;
  /** What stands over the bar where there is room: its text unless given, and nothing over 0. */
  readonly mark?: string;
}

interface BarChartProps {
  /** Names the picture and its table. */
  readonly label: string;
  readonly dateTitle: string;
  readonly valueTitle: string;
  readonly bars: readonly Bar[];
  /** The values of the lines, from the foot to the top; round ones around the highest bar unless given. */
  readonly lines?: readonly number[];
  /** A line's value in words. */
  readonly lineText?: (value: number) => string;
}

const HEIGHT = 128;
/** Names of dates along the foot. */
const DATES = 4;
/** So wide is the picture where each bar has room for its number. */
const ROOMY = '@container (min-width: 480px)';

const markOf = ({ value, text, mark }: Bar): string =>
  mark ?? (value === null ? '–' : value === 0 ? '' : text);

interface LinesProps {
  readonly values: readonly number[];
  readonly textOf: (value: number) => string;
}

/** The lines behind the bars, each with its value in front. */
function Lines({ values, textOf }: LinesProps) {
  const full = values.at(-1) ?? 1;
  return values.map((value) => (
    <Box
      key={value}
      sx={{
        gridColumn: '1 / -1',
        gridRow: 1,
        display: 'grid',
        gridTemplateColumns: 'subgrid',
        alignContent: 'center',
        alignItems: 'center',
        height: '1px',
        marginTop: `${HEIGHT - (value / full) * HEIGHT}px`,
      }}
    >
      <Text as="span" size="xs" tone="soft" tabular align="end" style={{ whiteSpace: 'nowrap' }}>
        {textOf(value)}
      </Text>
      <Box sx={{ height: '1px', backgroundColor: color.line }} />
    </Box>
  ));
}

function Column({ bar, full }: { readonly bar: Bar; readonly full: number }) {
  const { value } = bar;
  return (
    <Box
      sx={{
        flex: '1 1 0',
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        alignItems: 'center',
      }}
    >
      <Box sx={value === null ? {} : { display: 'none', [ROOMY]: { display: 'block' } }}>
        <Text as="span" size="xs" tone="soft" tabular style={{ whiteSpace: 'nowrap' }}>
          {markOf(bar)}
        </Text>
      </Box>
      {value !== null && (
        <Box
          sx={{
            width: '100%',
            maxWidth: '40px',
            flexShrink: 0,
            height: `${value === 0 ? 0 : Math.max(2, (value / full) * HEIGHT)}px`,
            borderRadius: '4px 4px 0 0',
            backgroundColor: color.ai,
          }}
        />
      )}
    </Box>
  );
}

/**
 * Bars over days or weeks before lines that say how much they are; the same values, in words, are a table below it.
 */
export function BarChart({ label, dateTitle, valueTitle, bars, ...scale }: BarChartProps) {
  const { t, language } = useTexts();
  const { lines = linesFor(Math.max(0, ...bars.map(({ value }) => value ?? 0))) } = scale;
  const { lineText = (value: number) => value.toLocaleString(language) } = scale;
  const short = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const nameOf = (date: string): string => short.format(new Date(`${date}T00:00:00Z`));
  const step = Math.ceil(bars.length / DATES);
  return (
    <div>
      <Box
        role="img"
        aria-label={`${label}: ${bars.map(({ date, text }) => `${nameOf(date)} ${text}`).join(', ')}`}
        sx={{
          containerType: 'inline-size',
          display: 'grid',
          gridTemplateColumns: 'max-content minmax(0, 1fr)',
          columnGap: '8px',
          paddingTop: '20px',
          marginBottom: '12px',
        }}
      >
        <Lines values={lines} textOf={lineText} />
        <Box sx={{ gridColumn: 2, gridRow: 1, display: 'flex', gap: '4px', height: `${HEIGHT}px` }}>
          {bars.map((bar) => (
            <Column key={bar.date} bar={bar} full={lines.at(-1) ?? 1} />
          ))}
        </Box>
        <Box sx={{ gridColumn: 2, display: 'flex', gap: '4px', marginTop: '4px' }}>
          {bars.map(({ date }, index) => (
            <Box
              key={date}
              sx={{
                flex: '1 1 0',
                minWidth: 0,
                display: 'flex',
                // The last name has no room at its right.
                justifyContent: index === bars.length - 1 ? 'flex-end' : 'flex-start',
              }}
            >
              <Text as="span" size="xs" tone="soft" style={{ whiteSpace: 'nowrap' }}>
                {index % step === 0 ? nameOf(date) : '\u00A0'}
              </Text>
            </Box>
          ))}
        </Box>
      </Box>
      <ValuesTable
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
    </div>
  );
}
