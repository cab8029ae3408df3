import { paths } from '@kotoba/contracts';
import type { SessionUser } from '@kotoba/session';
import { Avatar, Icon, Menu, type MenuItem, type MenuTriggerProps } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';
import { AccountSummary } from './account-summary';
import { useSignOut } from './use-sign-out';

/** The first letter of the name, or of the address where there is no name. */
const initialOf = ({ firstName, email }: SessionUser): string =>
  [...(firstName.trim() || email)][0]?.toLocaleUpperCase() ?? '';

/** Who is signed in, and what he can do about it. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const { t } = useTexts();
  const { signOut, isSigningOut } = useSignOut();
  const items: MenuItem[] = [
    { id: 'settings', label: t('account.settings'), icon: <Icon name="settings" />, to: paths.settings },
    { id: 'profile', label: t('account.profile'), icon: <Icon name="user" />, to: paths.profile },
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
  return <Menu trigger={trigger} header={<AccountSummary user={user} />} items={items} width={280} />;
}
