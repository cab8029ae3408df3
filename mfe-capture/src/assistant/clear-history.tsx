import { useState, useSyncExternalStore } from 'react';
import { toApiError } from '@kotoba/api-client';
import { useUser } from '@kotoba/session';
import { ConfirmDialog, Icon, IconButton, notify } from '@kotoba/shared-ui/core';
import { answering } from './answering';
import { useChatHistoryQuery, useForgetMessagesMutation } from './chat.api';
import { forgetUnsent } from './use-exchange';
import { useTexts } from '../texts';

/** Forgets the conversation, after a question: messages and what has no answer yet. */
export function ClearHistory() {
  const { t } = useTexts();
  const { data } = useChatHistoryQuery(undefined);
  const answer = useSyncExternalStore(answering.subscribe, answering.current);
  const userId = useUser()?.id;
  const [isAsked, setAsked] = useState(false);
  const [forget, { isLoading: busy }] = useForgetMessagesMutation();

  async function clear(): Promise<void> {
    try {
      forgetUnsent(userId);
      await forget(undefined).unwrap();
      notify.success(t('clear.done'));
    } catch (error) {
      notify.error(toApiError(error, t('clear.failed')).message);
    }
    setAsked(false);
  }

  return (
    <>
      <IconButton
        label={t('clear.ask')}
        icon={<Icon name="trash" />}
        disabled={!data?.messages.length || answer !== null}
        onClick={() => setAsked(true)}
      />
      <ConfirmDialog
        open={isAsked}
        title={t('clear.title')}
        message={t('clear.text')}
        confirmLabel={t('clear.confirm')}
        busyLabel={t('clear.busy')}
        busy={busy}
        danger
        onConfirm={() => void clear()}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
