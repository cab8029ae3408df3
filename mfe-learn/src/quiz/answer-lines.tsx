import { memo, use, type RefObject } from 'react';
import { maxLength } from '@kotoba/contracts';
import { Box, Stack } from '@kotoba/shared-ui/core';
import { TextInput, type TextInputProps } from '@kotoba/shared-ui/forms';
import { shortScreen } from './short-screen';
import { SubmitButton } from './submit-button';
import { Typed } from './typed';
import { WantedLine } from './wanted-line';
import type { Wanted } from '../modes';
import { useTexts } from '../texts';

export interface AnswerLinesProps extends Required<Pick<TextInputProps, 'onChange' | 'onEnter'>> {
  /** The box itself. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** It takes text. */
  readonly open: boolean;
  /** The check takes its time, which shows. */
  readonly slow: boolean;
  /** A verdict stands. */
  readonly judged: boolean;
  readonly wanted: Wanted;
  readonly onPress: () => void;
  readonly onCompositionStart: () => void;
}

const TypedInput = (props: Omit<TextInputProps, 'value'>) => <TextInput {...props} value={use(Typed)} />;

/** The box and the line below it. Memoised: what is typed comes by `Typed`. */
export const AnswerLines = memo(function AnswerLines(props: AnswerLinesProps) {
  const { input, open, slow, judged, wanted, onPress, onChange, onEnter, onCompositionStart } = props;
  const { t } = useTexts();
  return (
    <Stack gap={2} sx={{ [shortScreen]: { gap: '4px' } }} onCompositionStart={onCompositionStart}>
      <TypedInput
        ref={input}
        label={t('quiz.answer')}
        labelHidden
        size="large"
        placeholder={t('quiz.placeholder')}
        onChange={onChange}
        onEnter={onEnter}
        closed={!open || slow}
        maxLength={maxLength.answer}
        lang={wanted === 'english' ? 'en' : 'ja'}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint={open ? 'send' : 'next'}
        end={<SubmitButton open={open} busy={slow} onPress={onPress} />}
      />
      <Box sx={{ [shortScreen]: { display: judged ? 'none' : undefined } }}>
        <WantedLine wanted={wanted} />
      </Box>
    </Stack>
  );
});
