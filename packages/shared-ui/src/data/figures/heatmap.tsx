import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useSharedTexts } from '../../core/texts/shared-texts';
import { color } from '../../core/theme/tokens';
import { Text } from '../../core/type/text';
import { heatmapWeeks, type HeatmapCell, type HeatmapDay } from './heatmap-weeks';

export interface HeatmapProps {
  /** Names it: "Answers in the last year: 340 on 41 days". It is one picture for assistive technology. */
  label: string;
  days: readonly HeatmapDay[];
  /** The last day, ISO, in the learner's time zone. */
  until: string;
}

const shades = ['0%', '28%', '52%', '76%', '100%'] as const;

const Scroll = styled('div')({ overflowX: 'auto', paddingBottom: 4 });
const Weeks = styled('div')({ display: 'grid', gridAutoFlow: 'column', gap: 3, width: 'max-content' });
const Week = styled('div')({ display: 'grid', gridTemplateRows: 'repeat(7, 12px)', gap: 3 });

const Day = styled('span')({ display: 'block', width: 12, height: 12, borderRadius: 3 });

const Legend = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  marginTop: 10,
});

const ground = (level: HeatmapCell['level']) => ({
  backgroundColor:
    level === 0 ? color.sunken : `color-mix(in srgb, ${color.matsu} ${shades[level]}, ${color.surface})`,
});

/** A year of learning, a square a day; opens at the end. */
export function Heatmap({ label, days, until }: HeatmapProps) {
  const { t } = useSharedTexts();
  const scroll = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scroll.current) scroll.current.scrollLeft = scroll.current.scrollWidth;
  }, []);
  return (
    <div>
      <Scroll ref={scroll}>
        <Weeks role="img" aria-label={label}>
          {heatmapWeeks(days, until).map((week) => (
            <Week key={week[0]?.date}>
              {week.map(({ date, count, level }) => (
                <Day
                  key={date}
                  style={ground(level)}
                  title={count === 0 ? t('heatmap.none', { date }) : t('heatmap.day', { count, date })}
                />
              ))}
            </Week>
          ))}
        </Weeks>
      </Scroll>
      <Legend aria-hidden>
        <Text as="span" size="xs" tone="soft">
          {t('heatmap.less')}
        </Text>
        {([0, 1, 2, 3, 4] as const).map((level) => (
          <Day key={level} style={ground(level)} />
        ))}
        <Text as="span" size="xs" tone="soft">
          {t('heatmap.more')}
        </Text>
      </Legend>
    </div>
  );
}
