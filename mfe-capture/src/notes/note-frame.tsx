import { useState, type ReactNode, type Ref } from 'react';
import { Box, Button, color, Icon, IconButton, isJapanese, Row, Text } from '@kotoba/shared-ui/core';
import { toDisplay } from './note-content';
import { useTexts } from '../texts';

interface FailedNoteProps {
  /** What went wrong, in words. */
  readonly reason: string;
  readonly retrying?: boolean;
  readonly onRetry: () => void;
  readonly onEdit: () => void;
}

/** What went wrong with a note, here or at the server, and what can be done. */
export function FailedNote({ reason, retrying = false, onRetry, onEdit }: FailedNoteProps) {
  const { t } = useTexts();
  return (
    <Row gap={2}>
      <Text as="span" size="sm" tone="soft">
        {reason}
      </Text>
      <Row gap={2}>
        <Button size="small" icon={<Icon name="retry" size={16} />} busy={retrying} onClick={onRetry}>
          {t('note.retry')}
        </Button>
        <Button size="small" icon={<Icon name="edit" size={16} />} onClick={onEdit}>
          {t('note.edit')}
        </Button>
      </Row>
    </Row>
  );
}

interface NoteActionProps {
  readonly label: string;
  readonly icon: 'edit' | 'trash' | 'list';
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** Of what opens something below. */
  readonly expanded?: boolean;
  readonly onClick: () => void;
}

/** An icon on a wide screen; on a phone, where nothing explains it, its name stands beside it. */
const named = {
  display: { xs: 'inline', sm: 'none' },
  marginLeft: '6px',
  fontSize: '0.875rem',
  fontWeight: 500,
} as const;
const asWideAsNamed = {
  '&&': { width: { xs: 'auto', sm: 36 }, height: { xs: 44, sm: 36 } },
  paddingInline: { xs: '8px', sm: 0 },
} as const;

/** One thing that can be done with a note. */
export function NoteAction({ label, icon, expanded, ...rest }: NoteActionProps) {
  return (
    <IconButton
      label={label}
      icon={
        <>
          <Icon name={icon} size={18} />
          <Box component="span" sx={named}>
            {label}
          </Box>
        </>
      }
      tone={icon === 'trash' ? 'beni' : 'soft'}
      size="small"
      sx={asWideAsNamed}
      aria-expanded={expanded}
      {...rest}
    />
  );
}

/**
 * A line of a list: text, words, state and time beside each other. Under a pointer or with the focus, what can be done
 * lies over state and time. On a phone text and time stand over words and state, and a button opens what can be done.
 */
const line = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto 44px', sm: 'minmax(0, 2fr) minmax(0, 3fr) auto auto auto' },
  gridTemplateAreas: {
    xs: '"text time more" "words state more" "actions actions actions" "rest rest rest"',
    sm: '"text words state time actions" "rest rest rest rest rest"',
  },
  alignItems: 'baseline',
  columnGap: { xs: '8px', sm: '12px' },
  padding: { xs: '4px 0 4px 12px', sm: '5px 12px' },
  borderTop: `1px solid ${color.line}`,
  '&:first-of-type': { borderTopColor: 'transparent' },
  '& > .text': { gridArea: 'text', overflowWrap: 'anywhere', fontSize: { xs: '0.875rem', sm: '1rem' } },
  '& > .text > small': { color: color.inkSoft, fontSize: '0.75rem' },
  '& > .words': { gridArea: 'words', minWidth: 0, minHeight: '28px', '&:empty': { alignSelf: 'start' } },
  '& > .state': { gridArea: 'state' },
  '& > .time': {
    gridArea: 'time',
    color: color.inkSoft,
    fontSize: '0.75rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > .more': { gridArea: 'more', alignSelf: 'start', display: { sm: 'none' }, marginTop: '4px' },
  '& > .rest': { gridArea: 'rest', minWidth: 0, paddingRight: { xs: '12px', sm: 0 } },
  '& > .actions': {
    gridArea: 'actions',
    alignSelf: 'center',
    display: { xs: 'none', sm: 'flex' },
    marginLeft: { xs: '-8px', sm: 0 },
    '&[data-open]': { display: 'flex' },
  },
  '@media (hover: hover) and (min-width: 600px)': {
    '& > .actions': {
      position: 'absolute',
      top: 1,
      right: '4px',
      paddingLeft: '12px',
      minWidth: 176,
      justifyContent: 'flex-end',
      backgroundColor: color.surface,
      opacity: 0,
      transition: 'opacity 120ms',
    },
    '&:hover > .actions, &:focus-within > .actions': { opacity: 1 },
  },
} as const;

interface NoteFrameProps {
  readonly ref?: Ref<HTMLElement>;
  readonly content: string;
  readonly createdAt: string;
  /** The same moment, as it is shown. */
  readonly time: string;
  /** What it became. */
  readonly words?: ReactNode;
  /** How far it is. */
  readonly state: ReactNode;
  /** What can be done. */
  readonly actions: ReactNode;
  /** Below all that, as wide as the line: what went wrong, what is asked. */
  readonly children?: ReactNode;
  /** Something in it turns. */
  readonly busy?: boolean;
}

/** A spinner turns only in view: hundreds of them would slow the page down. The height is that of one line of text. */
const pausedOffscreen = { contentVisibility: 'auto', containIntrinsicHeight: 'auto 39px' } as const;

/** How every note looks, whether the server has it or not. Source: NOTE-20. */
export function NoteFrame(props: NoteFrameProps) {
  const { ref, content, createdAt, time, words, state, actions, children, busy = false } = props;
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const text = toDisplay(content);
  const [prefix = ''] = /^[A-Z]+ - /.exec(text) ?? [];
  return (
    <Box ref={ref} component="li" sx={line} style={busy ? pausedOffscreen : undefined}>
      <Text className="text" lang={isJapanese(text) ? 'ja' : 'en'} style={{ whiteSpace: 'pre-wrap' }}>
        {prefix !== '' && <small>{prefix}</small>}
        {text.slice(prefix.length)}
      </Text>
      <div className="words">{words}</div>
      <div className="state">{state}</div>
      <time className="time" dateTime={createdAt}>
        {time}
      </time>
      <IconButton
        className="more"
        label={t('note.more')}
        icon={<Icon name="more" />}
        tooltip={false}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      <div className="actions" data-open={isOpen || undefined}>
        {actions}
      </div>
      <div className="rest">{children}</div>
    </Box>
  );
}
