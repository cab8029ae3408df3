import { toApiError, useListMailboxQuery, type MailboxMessage } from '@kotoba/api-client';
import {
  Button,
  Card,
  defineTexts,
  EmptyState,
  ErrorState,
  Icon,
  Page,
  SkeletonGroup,
  SkeletonList,
  Stack,
  ExternalLink,
  Heading,
  Row,
  Text,
  TextLink,
} from '@kotoba/shared-ui/core';
import { useId } from 'react';
import { Component as NotFoundPage } from '../not-found/not-found.page';
import { mailPieces } from './mail-links';

const { useTexts } = defineTexts('shell-mailbox', {
  en: {
    'mailbox.title': 'Mailbox',
    'mailbox.subtitle': 'Emails that this Kotoba would send. They stay here because sending is not set up.',
    'mailbox.refresh': 'Refresh',
    'mailbox.emptyTitle': 'No mail yet',
    'mailbox.emptyText': 'Sign up or ask for a new password, and the mail appears here.',
    'mailbox.to': 'To {{to}}',
    'mailbox.failed': 'The mailbox could not be loaded.',
  },
});

const DATE_AND_TIME = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** One mail, as plain text: its addresses are links, those into this suite without leaving the page. */
function Mail({ mail }: { mail: Pick<MailboxMessage, 'to' | 'subject' | 'text' | 'createdAt'> }) {
  const { t, language } = useTexts();
  const subjectId = useId();
  const time = new Date(mail.createdAt);
  return (
    <Card as="article" aria-labelledby={subjectId} style={{ gap: 8 }}>
      <Heading level={2} size="md" id={subjectId}>
        {mail.subject}
      </Heading>
      <Row justify="between" gap={1}>
        <Text size="sm" tone="soft">
          {t('mailbox.to', { to: mail.to })}
        </Text>
        <Text as="time" size="sm" tone="soft" tabular {...{ dateTime: mail.createdAt }}>
          {time.toLocaleString(language, DATE_AND_TIME)}
        </Text>
      </Row>
      <Text style={{ marginTop: 8, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {mailPieces(mail.text, window.location.origin).map((piece, index) => (
          <Piece key={`${index}${piece.text}`} {...piece} />
        ))}
      </Text>
    </Card>
  );
}

function Piece({ text, href, to }: ReturnType<typeof mailPieces>[number]) {
  if (to !== undefined) return <TextLink to={to}>{text}</TextLink>;
  return href === undefined ? text : <ExternalLink href={href}>{text}</ExternalLink>;
}

/**
 * `/dev/mailbox`: the mails of local mode, newest first. A server that really sends mail does not know the call, and
 * there is no such page.
 */
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
