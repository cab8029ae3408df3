import { toApiError, useListMailboxQuery, type MailboxMessage } from '@kotoba/api-client';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Icon,
  Page,
  SkeletonGroup,
  SkeletonList,
  Stack,
} from '@kotoba/shared-ui/core';
import { NotFoundPage } from '../not-found/not-found.page';
import { useTexts } from '../texts';
import { Mail } from './mail';

/** `/dev/mailbox`: the mails of local mode, newest first. A server that really sends mail does not know the call, and there is no such page. */
export function Component() {
  const { t } = useTexts();
  const { data, error, isFetching, refetch } = useListMailboxQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const failure = error && toApiError(error, t('mailbox.failed'));
  if (failure?.status === 404) return <NotFoundPage />;
  const refresh = (
    <Button icon={<Icon name="retry" size={18} />} busy={isFetching} onClick={() => void refetch()}>
      {t('mailbox.refresh')}
    </Button>
  );
  return (
    <Page
      title={t('mailbox.title')}
      documentTitle={t('mailbox.title')}
      subtitle={t('mailbox.subtitle')}
      actions={refresh}
      width="reading"
    >
      {failure ? (
        <ErrorState message={failure.message} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Messages messages={data?.messages} />
      )}
    </Page>
  );
}

function Messages({ messages }: { messages: readonly MailboxMessage[] | undefined }) {
  const { t } = useTexts();
  if (!messages) {
    return (
      <SkeletonGroup>
        <SkeletonList rows={3} />
      </SkeletonGroup>
    );
  }
  if (messages.length === 0) {
    return (
      <Card>
        <EmptyState drawing="envelope" title={t('mailbox.emptyTitle')} hint={t('mailbox.emptyText')} />
      </Card>
    );
  }
  return (
    <Stack gap={4}>
      {messages.map((mail) => (
        <Mail key={mail.id} mail={mail} />
      ))}
    </Stack>
  );
}
