import { Fragment, useEffect, useRef, type CSSProperties } from 'react';
import { Row } from '../../core/layout/layout';
import { useSharedTexts } from '../../core/texts/shared-texts';
import { styled } from '../../core/theme/styled';
import { color } from '../../core/theme/tokens';
import { Text } from '../../core/type/text';
import { ValuesTable } from './figures';
import {
  heatmapMonths,
  heatmapWeekdays,
  heatmapWeeks,
  type HeatmapCell,
  type HeatmapDay,
} from './heatmap-weeks';

export interface HeatmapProps {
  /** Names it: "Answers in the last year: 340 on 41 days". It is one picture for assistive technology. */
  label: string;
  days: readonly HeatmapDay[];
  /** The last day, ISO, in the learner's time zone. */
  until: string;
}

/** Px of a square and its gap; on wide screens the year fills its card. */
const CELL = 12;
const WIDE_CELL = 16;
const WIDE = '@media (min-width: 1400px)';
const cell = 'var(--cell)';
const levels = [0, 1, 2, 3, 4] as const;
const shades = [0, 28, 52, 76, 100] as const;

const Root = styled('div')({ '--cell': `${CELL}px`, [WIDE]: { '--cell': `${WIDE_CELL}px` } });
const Scroll = styled('div')({ overflowX: 'auto', paddingBottom: 4 });
/** A row for the months and one for each weekday; a column for the names of the days and one for each week. */
const Picture = styled('div')({
  display: 'grid',
  gridTemplateRows: `auto repeat(7, ${cell})`,
  gridTemplateColumns: 'max-content',
  gridAutoFlow: 'column',
  gridAutoColumns: cell,
  gap: 3,
  width: 'max-content',
  color: color.inkSoft,
  fontSize: '0.75rem',
});
const Month = styled('span')({ width: 0, whiteSpace: 'nowrap' });
const Day = styled('span')({ display: 'block', width: cell, height: cell, borderRadius: 3 });
/** Stays in sight while the weeks scroll behind it. */
const Weekday = styled('span')({
  position: 'sticky',
  insetInlineStart: 0,
  paddingInlineEnd: 5,
  backgroundColor: color.surface,
  boxShadow: `0 0 0 3px ${color.surface}`,
  lineHeight: cell,
});
const legend = { marginLeft: 'auto', minHeight: 24, '--cell': `${CELL}px` } as CSSProperties;

const ground = (level: HeatmapCell['level']) => ({
  backgroundColor:
    level === 0 ? color.sunken : `color-mix(in srgb, ${color.matsu} ${shades[level]}%, ${color.surface})`,
});

/** The days of a heatmap that have answers, the newest first. Nothing when there is none. */
function HeatmapTable({ label, days }: Omit<HeatmapProps, 'until'>) {
  const { t, language } = useSharedTexts();
  const filled = days.filter(({ count }) => count > 0).reverse();
  if (filled.length === 0) return null;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const dateOf = ({ date }: HeatmapDay) => (
    <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>
  );
  return (
    <ValuesTable
      caption={label}
      columns={[
        { id: 'date', title: t('heatmap.date'), cell: dateOf },
        {
          id: 'count',
          title: t('heatmap.count'),
          cell: ({ count }) => count.toLocaleString(language),
          align: 'end',
        },
      ]}
      items={filled}
      keyOf={({ date }) => date}
    />
  );
}

/**
 * A year of learning, a square a day; where it is wider than its place it scrolls in itself (by keyboard too) and
 * opens at the end. The same days are a table below it, for whoever cannot tell the shades apart or does not see them.
 */
export function Heatmap({ label, days, until }: HeatmapProps) {
  const { t, language } = useSharedTexts();
  const scroll = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scroll.current) scroll.current.scrollLeft = scroll.current.scrollWidth;
  }, []);
  const weeks = heatmapWeeks(days, until);
  const months = heatmapMonths(weeks, language);
  return (
    <Root>
      <Scroll ref={scroll} role="img" aria-label={label} tabIndex={0}>
        <Picture>
          {['', ...heatmapWeekdays(language)].map((name, row) => (
            <Weekday key={row}>{name}</Weekday>
          ))}
          {weeks.map((week, column) => (
            <Fragment key={week[0]?.date}>
              <Month>{months[column]}</Month>
              {week.map(({ date, count, level }) => (
                <Day
                  key={date}
                  style={ground(level)}
                  title={count === 0 ? t('heatmap.none', { date }) : t('heatmap.day', { count, date })}
                />
              ))}
            </Fragment>
          ))}
        </Picture>
      </Scroll>
      <Row align="start" gap={4} style={{ marginTop: 5 }}>
        <HeatmapTable label={label} days={days} />
        <Row aria-hidden gap={1} style={legend}>
          <Text as="span" size="xs" tone="soft">
            {t('heatmap.less')}
          </Text>
          {levels.map((level) => (
            <Day key={level} style={ground(level)} />
          ))}
          <Text as="span" size="xs" tone="soft">
            {t('heatmap.more')}
          </Text>
        </Row>
      </Row>
    </Root>
  );
}
