import { Box, color, Icon } from '@kotoba/shared-ui/core';
import type { ListedWord } from './listed-word';
import { untilDue } from './until-due';
import { useTexts } from '../texts';

const looks = {
  arrived: { icon: 'sparkle', tone: color.matsu },
  new: { icon: 'sparkle', tone: color.inkSoft },
  learning: { icon: 'learn', tone: color.inkSoft },
  known: { icon: 'checkCircle', tone: color.matsu },
} as const;

const line = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  verticalAlign: 'middle',
  fontSize: '0.875rem',
} as const;

/** How far the learner is with a word; nothing where the server does not say. Source: VOC-40. */
export function StudyState({ entry: { state }, isNew }: Pick<ListedWord, 'entry' | 'isNew'>) {
  const { t } = useTexts();
  const shown = isNew ? 'new' : state;
  if (!shown) return null;
  const { icon, tone } = looks[isNew ? 'arrived' : shown];
  return (
    <Box component="span" sx={{ ...line, color: tone }}>
      <Icon name={icon} size={16} />
      <span className="words">{t(`list.state.${shown}`)}</span>
    </Box>
  );
}

/** When a word is to be practised next: "due today", "in 3 days"; nothing for a new word. */
export function NextPractice({ entry: { due_at }, today }: Pick<ListedWord, 'entry' | 'today'>) {
  const { t, language } = useTexts();
  if (!due_at) return null;
  const until = untilDue(due_at, language, today);
  return (
    <Box component="span" sx={{ ...line, color: until === null ? color.yamabuki : color.inkSoft }}>
      {until === null && <Icon name="clock" size={16} />}
      <span className="words">{until?.long ?? t('list.dueToday')}</span>
      {until && (
        <Box component="span" className="short" aria-hidden sx={{ display: 'none' }}>
          {until.short}
        </Box>
      )}
    </Box>
  );
}
