import { Button, Icon, MixedText, Row, Spinner, Stack, Text } from '@kotoba/shared-ui/core';
import { Bubble, Message } from './message';
import type { UnsentMessage } from './unsent-messages';
import { useTexts } from '../texts';

interface UnansweredMessageProps {
  readonly message: UnsentMessage;
  /** What was written of its answer so far; null when none is on its way. */
  readonly answer: string | null;
  readonly reason: string | undefined;
  /** While another message is being answered. */
  readonly blocked: boolean;
  readonly onTryAgain: () => void;
}

/** A message with the answer that is being written, or with the failed reply and "Try Again". */
export function UnansweredMessage({ message, answer, reason, blocked, onTryAgain }: UnansweredMessageProps) {
  const { t } = useTexts();
  return (
    <Stack gap={4} data-message={message.key}>
      <Message type="user" content={message.content} />
      <Bubble type="assistant">
        {answer === null ? (
          <Stack gap={2} align="start" role="alert">
            <Text>{t('message.failed')}</Text>
            {reason !== undefined && reason !== t('message.failed') && (
              <Text size="sm" tone="soft">
                {reason}
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
