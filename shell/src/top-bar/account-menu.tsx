import { paths } from '@kotoba/contracts';
import type { SessionUser } from '@kotoba/session';
import {
  Avatar,
  Icon,
  Menu,
  type MenuItem,
  type MenuTriggerProps,
  LearnerText,
  Stack,
  Text,
  notify,
  lazyPart,
} from '@kotoba/shared-ui/core';
import { clientErrorCodes, toApiError, useSignOutMutation } from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';
import { useState } from 'react';
import type { PageKeysProps } from '../keys/page-keys';
import { useTexts, t } from '../texts';
import { useKey } from './use-key';

const Nothing = () => null;

const PageKeys = lazyPart<PageKeysProps>({
  load: () => import('../keys/page-keys'),
  Pending: Nothing,
  Failed: Nothing,
});

/** First and last name as the learner wrote them; empty when both are. */
const fullName = ({ firstName, lastName }: SessionUser): string => `${firstName} ${lastName}`.trim();

/** Name, address, presence and plan over the account menu. Source: SHELL-14. */
function AccountSummary({ user }: { user: SessionUser }) {
  const { t } = useTexts();
  return (
    <Stack gap={0.5}>
      <LearnerText weight="semibold" truncate>
        {fullName(user) || t('account.defaultName')}
      </LearnerText>
      <Text size="sm" tone="soft" truncate>
        {user.email || t('account.defaultEmail')}
      </Text>
      <span className="shell-online">{t('account.online')}</span>
      <Text size="sm" tone="soft">
        {t('account.status')}
      </Text>
    </Stack>
  );
}

/**
 * Ends the session on the server and here. The session of this browser ends in any case, so both ways lead to sign-in.
 */
function useSignOut(): { signOut: () => void; isSigningOut: boolean } {
  const navigate = useNavigate();
  const [send, { isLoading }] = useSignOutMutation();
  const signOut = async (): Promise<void> => {
    try {
      await send().unwrap();
      notify.success(t('account.signedOut'));
    } catch (thrown) {
      const { code } = toApiError(thrown, t('account.signOutFailed'));
      // Another tab heard of it first and ended the session: that is what was wanted.
      if (code === clientErrorCodes.givenUp) notify.success(t('account.signedOut'));
      else notify.error(t('account.signOutFailed'));
    }
    await navigate(paths.signIn, { replace: true, state: null });
  };
  return { signOut: () => void signOut(), isSigningOut: isLoading };
}

/** The first letter of the name, or of the address where there is no name. */
const initialOf = ({ firstName, email }: SessionUser): string =>
  [...(firstName.trim() || email)][0]?.toLocaleUpperCase() ?? '';

/** Who is signed in, what they can do about it, and, also by `?`, what the keys do. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const { t } = useTexts();
  const { signOut, isSigningOut } = useSignOut();
  const [keysShown, showKeys] = useState(false);
  useKey('?', () => showKeys(true));
  const items: MenuItem[] = [
    { id: 'settings', label: t('account.settings'), icon: <Icon name="settings" />, to: paths.settings },
    { id: 'profile', label: t('account.profile'), icon: <Icon name="user" />, to: paths.profile },
    {
      id: 'keys',
      label: t('account.keys'),
      icon: <Icon name="keyboard" />,
      onSelect: () => showKeys(true),
    },
    {
      id: 'sign-out',
      label: t(isSigningOut ? 'account.signingOut' : 'account.signOut'),
      icon: <Icon name="signOut" />,
      onSelect: signOut,
      disabled: isSigningOut,
      keepsOpen: true,
      separated: true,
    },
  ];
  const trigger = (props: MenuTriggerProps) => (
    <button type="button" className="shell-account" aria-label={t('account.menu')} {...props}>
      <Avatar aria-hidden>{initialOf(user)}</Avatar>
    </button>
  );
  return (
    <>
      <Menu trigger={trigger} header={<AccountSummary user={user} />} items={items} width={280} />
      {keysShown && <PageKeys onClose={() => showKeys(false)} />}
    </>
  );
}
