import { useRef, useEffect } from 'react';
import { toApiError } from '@kotoba/api-client';
import { Box, Button, Notice, SkeletonGroup, SkeletonText, Stack } from '@kotoba/shared-ui/core';
import { useAppDispatch } from '@kotoba/session';
import { AnswerAction } from './answer-action';
import { Cards } from './cards/cards';
import { useChatHistoryQuery, useOlderMessagesMutation, renewHistory } from './chat.api';
import { ConversationScroll } from './conversation-scroll';
import { Message } from './message';
import { MessageBox } from './message-box';
import { Openers } from './openers';
import { UnansweredMessage } from './unanswered-message';
import { useExchange } from './use-exchange';
import { useTexts } from '../texts';

/**
 * Reads the history anew whenever the tab is looked at again. A reading that is pending may be older than the look: it
 * is followed by another one. Source: CHAT-8.
 */
function useRefreshOnReturn(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const onChange = (): void => {
      if (document.visibilityState === 'visible') dispatch(renewHistory());
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [dispatch]);
}

/**
 * A whole screen without the frame and the head of the page: what the box needs while it grows, the conversation
 * gives.
 */
const place = {
  height: 'calc(100dvh - 314px - var(--k-bottom-bar, 0px))',
  minHeight: '342px',
  '@media (max-width: 599px)': { height: 'calc(100dvh - 210px - var(--k-bottom-bar, 0px))' },
} as const;

/** The conversation with the assistant: the newest message at the bottom, older ones by scrolling up. */
export function Component() {
  const { t } = useTexts();
  const { data, error, isLoading, isFetching, refetch } = useChatHistoryQuery(undefined);
  const [readOlder, older] = useOlderMessagesMutation();
  const messages = data?.messages ?? [];
  const exchange = useExchange(messages);
  const { unsent, answer, unansweredBy, send, tryAgain, stop } = exchange;
  const isReading = useRef(false);
  const scroll = useRef<ConversationScroll>(null);
  useRefreshOnReturn();

  function onNearTop(): void {
    if (isReading.current || !data || data.isComplete) return;
    isReading.current = true;
    void readOlder(undefined).finally(() => {
      isReading.current = false;
    });
  }

  /** Who sends wants to see what becomes of it. */
  function sendAndLook(content: string): void {
    scroll.current?.toNewest();
    send(content);
  }

  /** The pressed button goes with the greeting: the focus does not. */
  function sendOpener(content: string): void {
    scroll.current?.focus();
    sendAndLook(content);
  }

  const isEmpty = messages.length === 0 && unsent.length === 0;
  const newest = unsent.length === 0 ? messages.at(-1) : undefined;
  const failure = data ? older.error : error;
  return (
    <Stack gap={3} sx={place}>
      {failure && !isFetching && (
        <Notice
          tone="beni"
          announce="assertive"
          action={
            <Button size="small" onClick={() => (data ? onNearTop() : void refetch())}>
              {t('history.reload')}
            </Button>
          }
        >
          {toApiError(failure, t('history.loadFailed')).message}
        </Notice>
      )}
      <ConversationScroll
        ref={scroll}
        label={t('history.label')}
        busy={isFetching || older.isLoading}
        onNearTop={onNearTop}
      >
        <Stack gap={4}>
          {(isLoading || older.isLoading) && (
            <SkeletonGroup>
              <SkeletonText lines={3} />
            </SkeletonGroup>
          )}
          {isEmpty && !isLoading && (
            <Message type="assistant" content={t('greeting')}>
              <Openers onSend={sendOpener} />
            </Message>
          )}
          {messages.map((message) => (
            <Box key={message.id} data-message={message.id}>
              <Message type={message.type} content={message.content}>
                {message.vocabularyData.length > 0 && <Cards message={message} />}
                {message === newest && message.action && <AnswerAction action={message.action} />}
              </Message>
            </Box>
          ))}
          {unsent.map((message) => (
            <UnansweredMessage
              key={message.key}
              message={message}
              answer={answer?.key === message.key ? answer.text : null}
              unanswered={unansweredBy(message.key)}
              blocked={answer !== null}
              onTryAgain={() => tryAgain(message)}
            />
          ))}
        </Stack>
      </ConversationScroll>
      <MessageBox sending={answer !== null} onSend={sendAndLook} onStop={stop} />
    </Stack>
  );
}
