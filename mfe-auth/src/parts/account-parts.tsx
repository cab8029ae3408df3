import { type ReactNode, useState } from 'react';
import { Box, Card, Heading, Stack, Text, useDocumentTitle, Button } from '@kotoba/shared-ui/core';
import { useCheckSession } from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';

interface ContinueButtonProps {
  /** A place of the app. */
  readonly to: string;
  readonly children: string;
}

/**
 * On from a verified email: the session is checked again first, because the guards of the place ahead go by what it
 * knows.
 */
export function ContinueButton({ to, children }: ContinueButtonProps) {
  const checkSession = useCheckSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function goOn(): Promise<void> {
    setBusy(true);
    await checkSession();
    await navigate(to, { replace: true });
    // Whoever is led back here before the next page has come finds a button that works.
    setBusy(false);
  }

  return (
    <Button variant="primary" fullWidth busy={busy} onClick={() => void goOn()}>
      {children}
    </Button>
  );
}

/** On a line of its own rather than cut at a hyphen; a very long one breaks anywhere. */
const look = {
  display: 'inline-block',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  fontWeight: 600,
} as const;

/** A learner's address in running text. */
export function EmailAddress({ children }: { readonly children: string }) {
  return <span style={look}>{children}</span>;
}

interface AccountCardProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
  /** Under the card: the way to the other screen. */
  readonly foot?: ReactNode;
}

/** The one shape of every account screen: a title, a card, and a way on. */
export function AccountCard({ title, subtitle, children, foot }: AccountCardProps) {
  useDocumentTitle(title);
  return (
    <Box sx={{ width: '100%', maxWidth: '440px', marginInline: 'auto' }}>
      <Stack gap={5}>
        <Card>
          <Stack gap={6}>
            <Stack gap={1}>
              <Heading level={1} size="xl">
                {title}
              </Heading>
              {subtitle && <Text tone="soft">{subtitle}</Text>}
            </Stack>
            {children}
          </Stack>
        </Card>
        {foot && (
          <Text as="div" align="center" tone="soft">
            {foot}
          </Text>
        )}
      </Stack>
    </Box>
  );
}
