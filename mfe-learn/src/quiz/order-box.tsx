import { useDraft, type SessionItem } from '@kotoba/api-client';
import { Box, Button, color, Icon, JapaneseText, Row, Stack, Text } from '@kotoba/shared-ui/core';
import { keepFocus } from './phone';
import { PickButton } from './pick-button';
import { PickGroup, type PickingProps } from './pick-group';
import { placedOf, sentenceOf } from './put-together';
import { isOpen } from './quiz-machine';
import { useShortcuts } from '../use-shortcuts';
import { useTexts } from '../texts';

interface OrderBoxProps extends PickingProps {
  /** Names the word's place in its session, for what is put together and not sent yet. */
  readonly draft: string;
  readonly order: NonNullable<SessionItem['order']>;
}

/** There are no more keys with a number. */
const NUMBERED = 9;

/** The sentence so far above the pieces that are left; pressed one after the other they make it. */
export function OrderBox({ draft, order, ...picking }: OrderBoxProps) {
  const { t } = useTexts();
  const { quiz } = picking;
  const [kept, setKept, dropDraft] = useDraft(draft);
  const placed = placedOf(kept, order);
  const sentence = sentenceOf(order, placed);
  const closed = !isOpen(quiz.state) || quiz.slow;
  const isWhole = placed.length === order.pieces.length;

  function place(next: readonly number[]): void {
    // What is being checked stays as it is.
    if (!closed && quiz.typed()) setKept(next.join(' '));
  }
  const add = (piece: number): void => {
    if (!placed.includes(piece)) place([...placed, piece]);
  };
  const putBack = (): void => place(placed.slice(0, -1));
  async function submit(): Promise<void> {
    if (closed || !isWhole) return;
    if ((await quiz.submit(sentence.join(''))) === 'done') dropDraft();
  }
  const numbered = order.pieces.slice(0, NUMBERED);
  useShortcuts({
    ...Object.fromEntries(numbered.map((_, piece) => [String(piece + 1), () => add(piece)])),
    backspace: putBack,
  });
  // Its draft is gone once it is judged: what was put together is then what was sent.
  const shown = quiz.state.answer && kept === '' ? [quiz.state.answer.typed] : sentence;
  return (
    <Stack gap={3}>
      <Box
        role="status"
        aria-label={t('quiz.sentence')}
        sx={{ minHeight: '44px', paddingBottom: '6px', borderBottom: `1px solid ${color.line}` }}
      >
        <JapaneseText size="lg">
          {shown.map((text, index) => (
            <Box
              key={index}
              component="span"
              sx={text === '' ? { borderBottom: `2px solid ${color.edge}`, marginInline: '3px' } : undefined}
            >
              {text === '' ? '\u3000' : text}
            </Box>
          ))}
        </JapaneseText>
      </Box>
      <PickGroup label={t('quiz.pieces')} {...picking} {...(isWhole && { onEnter: () => void submit() })}>
        {order.pieces.map((text, piece) => (
          <PickButton
            key={piece}
            number={piece < NUMBERED ? piece + 1 : undefined}
            lang="ja"
            disabled={closed || placed.includes(piece)}
            onPress={() => add(piece)}
          >
            {text}
          </PickButton>
        ))}
      </PickGroup>
      <Row gap={2} wrap justify="between" onMouseDown={keepFocus}>
        <Button
          size="small"
          icon={<Icon name="undo" size={18} />}
          disabled={closed || placed.length === 0}
          onClick={putBack}
        >
          {t('quiz.putBack')}
        </Button>
        <Button
          size="small"
          variant="primary"
          icon={<Icon name="send" size={18} />}
          disabled={closed || !isWhole}
          onClick={() => void submit()}
        >
          {t('quiz.submit')}
        </Button>
      </Row>
      <Text size="sm" tone="soft">
        {t('quiz.wanted.sentence')}
      </Text>
    </Stack>
  );
}
