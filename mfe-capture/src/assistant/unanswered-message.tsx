import { Button, Icon, MixedText, Row, Spinner, Stack, Text } from '@kotoba/shared-ui/core';
import { Bubble, Message } from './message';
import type { UnsentMessage, Unanswered } from './use-exchange';
import { useTexts } from '../texts';

interface UnansweredMessageProps {
  readonly message: UnsentMessage;
  /** What was written of its answer so far; null when none is pending. */
  readonly answer: string | null;
  /** Undefined when nobody knows why, as after a reload. */
  readonly unanswered: Unanswered | undefined;
  /** While another message is being answered. */
  readonly blocked: boolean;
  readonly onTryAgain: () => void;
}

/** A message with the answer that is being written, or with the failed reply and "Try Again". */
export function UnansweredMessage({
  message,
  answer,
  unanswered,
  blocked,
  onTryAgain,
}: UnansweredMessageProps) {
  const { t } = useTexts();
  const lead = unanswered?.isNoError ? unanswered.reason : t('message.failed');
  const detail = unanswered?.reason;
  return (
    <Stack gap={4} data-message={message.key}>
      <Message type="user" content={message.content} />
      <Bubble type="assistant">
        {answer === null ? (
          <Stack gap={2} align="start" role="alert">
            <Text>{lead}</Text>
            {detail !== undefined && detail !== lead && (
              <Text size="sm" tone="soft">
                {detail}
              </Text>
            )}
            <Button
              size="small"
              icon={<Icon name="retry" size={18} />}
              disabled={blocked}
              onClick={onTryAgain}
            >
              {t('message.tryAgain')}
            </Button>
          </Stack>
        ) : (
          <Stack gap={2}>
            {answer !== '' && <MixedText>{answer}</MixedText>}
            <Row gap={2}>
              <Spinner variant="inline" label={t('message.writing')} />
            </Row>
          </Stack>
        )}
      </Bubble>
    </Stack>
  );
}
