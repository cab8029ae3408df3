import type { MailboxMessage } from '@kotoba/api-client';
import { Card, ExternalLink, Heading, Row, Text, TextLink } from '@kotoba/shared-ui/core';
import { useId } from 'react';
import { useTexts } from '../texts';
import { mailPieces } from './mail-links';

/** One mail, as plain text: its addresses are links, those into this suite without leaving the page. */
export function Mail({ mail }: { mail: Pick<MailboxMessage, 'to' | 'subject' | 'text' | 'createdAt'> }) {
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
          {time.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })}
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
