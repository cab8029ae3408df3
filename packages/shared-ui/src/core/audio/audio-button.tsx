import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { Icon } from '../icons/icon';
import { SpinnerRing } from '../feedback/progress';
import { useSharedTexts } from '../texts/shared-texts';
import { color, radius } from '../theme/tokens';
import { useSound, type SoundKind } from './use-sound';
import { styled } from '../theme/styled';

export interface AudioButtonProps {
  /** Names the button: "Play Japanese word", "Stop Japanese word". */
  sound: SoundKind;
  /** Gives the address of the recording; rejecting shows 'Failed to load audio'. */
  load: () => Promise<string>;
  size?: 'small' | 'medium';
  /** Plays when it appears (a setting of the learner); give the word's id as `key`. */
  autoPlay?: boolean;
}

const Root = styled('span')({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
});

const Control = styled(Button)({
  '&&': { gap: 6, minWidth: 44, padding: '0 10px', borderRadius: radius.full, fontSize: '0.8125rem' },
  '&&.MuiButton-sizeSmall': { minWidth: 36 },
  '&.MuiButton-outlined': { color: color.ai },
  '&&.MuiButton-colorError': { color: color.beni, borderColor: color.beni, backgroundColor: color.beniTint },
});

/** A sign, not a word: which language is heard. Drawn by the style, so that it is no part of the button's text. */
const marks: Readonly<Record<SoundKind, string>> = {
  ja_word: 'あ',
  en_word: 'A',
  ja_sentence: 'あ…',
  en_sentence: 'A…',
};

const Mark = styled('span')({
  fontSize: '0.875rem',
  lineHeight: 1,
  '&::after': { content: 'attr(data-mark)' },
});

const Failure = styled('span')({ color: color.beni, fontSize: '0.75rem', fontWeight: 500, lineHeight: 1.4 });

/** Plays a recording: idle, loading, playing, or red, with what failed. One sound at a time on the page. */
export function AudioButton(props: AudioButtonProps) {
  const { sound, load, size = 'medium', autoPlay = false } = props;
  const { t } = useSharedTexts();
  const { state, play, stop } = useSound(load);
  const start = useEffectEvent(() => {
    if (autoPlay) play(true);
  });
  useEffect(() => {
    start();
  }, []);
  const active = state === 'playing' || state === 'loading';
  const failed = state === 'play-failed' || state === 'load-failed';
  return (
    <Root>
      <Control
        aria-label={t(`audio.${state === 'playing' ? 'stop' : 'play'}.${sound}`)}
        aria-busy={state === 'loading' || undefined}
        variant={state === 'playing' ? 'contained' : 'outlined'}
        color={failed ? 'error' : 'primary'}
        size={size}
        startIcon={
          state === 'loading' ? (
            <SpinnerRing size={18} />
          ) : (
            <Icon name={state === 'playing' ? 'stop' : failed ? 'warning' : 'speaker'} size={18} />
          )
        }
        onClick={() => (active ? stop() : play())}
      >
        <Mark data-mark={marks[sound]} aria-hidden />
      </Control>
      {failed && (
        <Failure role="alert">{t(state === 'load-failed' ? 'audio.loadFailed' : 'audio.playFailed')}</Failure>
      )}
    </Root>
  );
}
