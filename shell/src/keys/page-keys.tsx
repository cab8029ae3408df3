import { localize } from '@kotoba/contracts';
import { defineTexts } from '@kotoba/shared-ui/core';
import { KeySheet } from '@kotoba/shared-ui/data';
import { useActiveRoute } from '../routing/use-active-route';
import { useSuite } from '../suite/suite-context';

const { useTexts } = defineTexts('shell-keys', {
  en: {
    'keys.title': 'Keyboard shortcuts',
    'keys.text': 'Keys without Ctrl (⌘ on a Mac) work while you are not typing.',
    'keys.search': 'Search your vocabulary',
    'keys.undo': 'Undo, when a message offers it',
    'keys.close': 'Close what is open',
    'keys.help': 'This help',
  },
});

export interface PageKeysProps {
  readonly onClose: () => void;
}

/** The keys of the page that is shown, and those of every page. Source: LOOK-25. */
export function Component({ onClose }: PageKeysProps) {
  const { t, language } = useTexts();
  const { table } = useSuite();
  const keys = [
    ...(useActiveRoute()?.keys ?? []).map(({ key, does }) => ({ key, does: localize(does, language) })),
    ...(table.search ? [{ key: '/', does: t('keys.search') }] : []),
    { key: 'Ctrl+Z', does: t('keys.undo') },
    { key: 'Esc', does: t('keys.close') },
    { key: '?', does: t('keys.help') },
  ];
  return <KeySheet open title={t('keys.title')} text={t('keys.text')} keys={keys} onClose={onClose} />;
}
