import { useRef, useState, type KeyboardEvent } from 'react';
import type { NoteCandidate } from '@kotoba/api-client';
import { Box, color, Icon, JapaneseText, radius, Text, VisuallyHidden } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

/** They flow with what stands behind them; two beside each other on a phone. */
const chips = { display: 'contents' } as const;

const chip = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  flex: { xs: '1 1 calc(50% - 4px)', sm: '0 1 auto' },
  maxWidth: { xs: 'calc(50% - 4px)', sm: 260 },
  minWidth: 0,
  minHeight: 48,
  padding: '4px 8px 4px 10px',
  font: 'inherit',
  textAlign: 'start',
  color: color.ink,
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: `${radius.field}px`,
  cursor: 'pointer',
  transition: 'background-color 120ms, border-color 120ms',
  '&:hover': { borderColor: color.ai },
  '&:active, &[aria-checked="true"]': { backgroundColor: color.aiTint },
  '&[aria-checked="true"]': { borderColor: color.ai },
} as const;

/** Px: the same before and after it is loaded. */
const PICTURE = 32;
const picture = {
  flex: 'none',
  width: PICTURE,
  height: PICTURE,
  objectFit: 'cover',
  borderRadius: '6px',
} as const;

/** Round for one of several, square where several can be chosen; a tick in it, or the key that chooses. */
const mark = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  fontSize: '0.75rem',
  color: color.inkSoft,
  border: `1px solid ${color.edge}`,
  borderRadius: `${radius.full}px`,
} as const;
const ticked = { color: color.onTone, backgroundColor: color.ai, borderColor: color.ai } as const;
/** On a phone, where the room is for the words, the one that is chosen has its tick at the corner. */
const single = {
  ...mark,
  display: { xs: 'none', sm: 'grid' },
  '[aria-checked="true"] > &': {
    ...ticked,
    display: 'grid',
    position: { xs: 'absolute', sm: 'static' },
    top: -7,
    right: -7,
  },
} as const;
const multiple = { ...mark, borderRadius: '6px', '[aria-checked="true"] > &': ticked } as const;
/** Keys are of use only where there is a keyboard, as far as that can be known. */
const key = { display: { xs: 'none', sm: 'inline' } } as const;

/** The picture of a meaning, for the eye alone: the words beside it say the same. */
function SensePicture({ url }: { readonly url: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (url === null || url === broken) return null;
  return <Box component="img" src={url} alt="" loading="lazy" onError={() => setBroken(url)} sx={picture} />;
}

/** The words that tell it apart, and how it is said; never on a line of their own. */
const label = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '8px' } as const;

/** What tells one meaning from the others: how it is written and read, a few words, its register, an example. */
function Sense({ candidate }: { readonly candidate: NoteCandidate }) {
  const { t } = useTexts();
  const { ja_word, reading, label: meaning, register, ja_sentence } = candidate;
  return (
    <Box component="span" sx={{ display: 'grid', minWidth: 0, flex: 1 }}>
      <Box component="span" sx={label}>
        <JapaneseText weight="medium">{ja_word}</JapaneseText>
        {reading !== ja_word && (
          <JapaneseText size="xs" tone="soft">
            {reading}
          </JapaneseText>
        )}
      </Box>
      <Box component="span" sx={label}>
        <Text as="span" size="xs" lang="en">
          {meaning}
        </Text>
        {register !== null && (
          <Text as="span" size="xs" tone="soft">
            {t(`ask.${register}`)}
          </Text>
        )}
      </Box>
      {/* Shown under a pointer: as a line it would make each choice half as high again. */}
      {ja_sentence !== null && <VisuallyHidden lang="ja">{ja_sentence}</VisuallyHidden>}
    </Box>
  );
}

interface SenseChipsProps {
  readonly candidates: readonly NoteCandidate[];
  /** Those that are chosen. */
  readonly chosen: readonly number[];
  /** Whether several can be chosen together. */
  readonly several: boolean;
  readonly busy: boolean;
  /** The id of what names them. */
  readonly labelledBy: string;
  /** A tap, Enter or Space on one. */
  readonly onPress: (index: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Two to four meanings to choose from. Arrow keys only look around: what is chosen is done at once. */
export function SenseChips({ candidates, chosen, several, busy, labelledBy, onPress }: SenseChipsProps) {
  const group = useRef<HTMLElement>(null);
  const [at, setAt] = useState(chosen[0] ?? 0);

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const next = (at + step + candidates.length) % candidates.length;
    (group.current?.children[next] as HTMLElement | undefined)?.focus();
    event.preventDefault();
  }

  return (
    <Box
      ref={group}
      role={several ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      aria-busy={busy || undefined}
      sx={chips}
      onKeyDown={onKeyDown}
    >
      {candidates.map((candidate, index) => {
        const isChosen = chosen.includes(index);
        return (
          <Box
            // The same word may stand for two meanings.
            key={index}
            component="button"
            type="button"
            role={several ? 'checkbox' : 'radio'}
            aria-checked={isChosen}
            aria-disabled={busy || undefined}
            aria-keyshortcuts={String(index + 1)}
            // Of those of which one is chosen, one is reached by Tab, the others from there.
            title={candidate.ja_sentence ?? undefined}
            tabIndex={several || index === at ? 0 : -1}
            sx={chip}
            onFocus={() => setAt(index)}
            onClick={() => onPress(index)}
          >
            <Box component="span" aria-hidden sx={several ? multiple : single}>
              {isChosen ? (
                <Icon name="check" size={14} />
              ) : (
                <Box component="span" sx={key}>
                  {index + 1}
                </Box>
              )}
            </Box>
            <Sense candidate={candidate} />
            <SensePicture url={candidate.picture_url} />
          </Box>
        );
      })}
    </Box>
  );
}
