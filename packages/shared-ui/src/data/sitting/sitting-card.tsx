import { Fragment, useId, useState, type ReactNode } from 'react';
import { Button } from '../../core/actions/button';
import { Icon } from '../../core/icons/icon';
import { Card } from '../../core/layout/card';
import { Row, Stack } from '../../core/layout/layout';
import { SITTING_ROOM } from '../../core/feedback/skeleton';
import { notify } from '../../core/snackbar/notify';
import { defineTexts, type Language } from '../../core/texts/define-texts';
import { RichText } from '../../core/texts/rich-text';
import { Box } from '../../core/theme/styled';
import { Heading, Text } from '../../core/type/text';

/** The texts of what there is to do today, apart from the others: the page's start does without them. */
const { useTexts } = defineTexts('sitting', {
  en: {
    review: 'Review <b>{{count}}</b>',
    learn: 'Learn <b>{{count}}</b>',
    minutes: 'about <b>{{count}}</b> min',
    start: 'Start',
    done: 'You are all caught up',
    enough: 'That is enough for today',
    'next.today': 'The next words come today at {{time}}.',
    'next.tomorrow': 'The next words come tomorrow.',
    'next.day': 'The next words come on {{date}}.',
    'next.none': 'Note a few new words, and they will be waiting here.',
    anyway: 'Practice anyway',
    away: 'Enjoy your vacation',
    awaySince: 'On vacation since {{date}}: nothing is due, and your streak waits.',
    back: 'I am back',
    backFailed: 'Failed to change your vacation',
  },
});

/** What a learner has to do now, as `GET /learn/due` tells it; an older server tells less. */
export interface Sitting {
  /** Due words, and those that wait until later. */
  readonly now: number;
  readonly later: number;
  /** New words. */
  readonly meet?: number;
  readonly minutes?: number;
  /** When the next words come, if there are none now. */
  readonly next?: string | null;
  /** Since when nothing is due because the learner is on vacation. */
  readonly away?: string | null;
}

export interface SittingCardProps {
  sitting: Sitting;
  onStart: () => void;
  /** A session is on its way. */
  starting?: boolean;
  /** Leads to the other ways to practice, where there is nothing to do. */
  onPractise: () => void;
  /** Ends the vacation; a rejection is told. */
  onBack: () => Promise<unknown>;
  /** A quiet choice beside the button that starts. */
  children?: ReactNode;
}

const DAY_MS = 86_400_000;
const bold = { b: (inside: string) => <strong>{inside}</strong> };

type Texts = ReturnType<typeof useTexts>['t'];

/** When the next words come, in the reader's own clock. */
function nextText(t: Texts, next: string | null | undefined, language: Language): string {
  if (!next) return t('next.none');
  const at = new Date(next);
  const isOn = (day: Date): boolean => at.toDateString() === day.toDateString();
  const now = new Date();
  if (isOn(now))
    return t('next.today', { time: at.toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' }) });
  if (isOn(new Date(now.getTime() + DAY_MS))) return t('next.tomorrow');
  return t('next.day', {
    date: at.toLocaleDateString(language, { weekday: 'long', day: 'numeric', month: 'long' }),
  });
}

/** The line of what there is to do: "Review 15 · Learn 5 · about 6 min". */
function partsOf(t: Texts, { now, meet = 0, minutes = 0 }: Sitting): string[] {
  return [
    now > 0 && t('review', { count: now }),
    meet > 0 && t('learn', { count: meet }),
    minutes > 0 && t('minutes', { count: minutes }),
  ].filter((part) => part !== false);
}

/** Ends the vacation. */
function BackButton({ onBack }: Pick<SittingCardProps, 'onBack'>) {
  const { t } = useTexts();
  const [busy, setBusy] = useState(false);
  async function end(): Promise<void> {
    setBusy(true);
    try {
      await onBack();
    } catch {
      notify.error(t('backFailed'));
    }
    setBusy(false);
  }
  return (
    <Button icon={<Icon name="sun" size={18} />} busy={busy} onClick={() => void end()}>
      {t('back')}
    </Button>
  );
}

/** The day on which a vacation began: "Mar 1, 2026". */
const dayOf = (moment: string, language: Language): string =>
  new Date(moment).toLocaleDateString(language, { dateStyle: 'medium' });

/**
 * One line and one button: what there is to do today, or that all is done and when it goes on, or that nothing is due
 * while the learner is on vacation. Source: LEARN-43, LEARN-44, LEARN-62.
 */
export function SittingCard(props: SittingCardProps) {
  const { sitting, onStart, starting, onPractise, onBack, children } = props;
  const { t, language } = useTexts();
  const id = useId();
  const parts = partsOf(t, sitting);
  const isDone = parts.length === 0;
  return (
    <Box
      component={Card}
      role="region"
      aria-labelledby={id}
      sx={{ minHeight: SITTING_ROOM, justifyContent: 'center' }}
    >
      <Row justify="between" gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="xl" id={id} style={isDone ? undefined : { fontWeight: 400 }}>
            {isDone && t(sitting.away ? 'away' : sitting.later > 0 ? 'enough' : 'done')}
            {parts.map((text, index) => (
              <Fragment key={text}>
                {index > 0 && ' '}
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  <RichText text={text} parts={bold} />
                  {index < parts.length - 1 && ' ·'}
                </Box>
              </Fragment>
            ))}
          </Heading>
          {sitting.away && <Text tone="soft">{t('awaySince', { date: dayOf(sitting.away, language) })}</Text>}
          {isDone && !sitting.away && <Text tone="soft">{nextText(t, sitting.next, language)}</Text>}
        </Stack>
        <Row gap={3} sx={{ flex: { xs: '1 1 100%', sm: '0 0 auto' } }}>
          {sitting.away && <BackButton onBack={onBack} />}
          {isDone ? (
            <Button onClick={onPractise}>{t('anyway')}</Button>
          ) : (
            <>
              {children}
              <Button
                variant="primary"
                size="large"
                icon={<Icon name="play" size={20} />}
                busy={starting}
                onClick={onStart}
                style={{ flex: '1 0 auto' }}
              >
                {t('start')}
              </Button>
            </>
          )}
        </Row>
      </Row>
    </Box>
  );
}
