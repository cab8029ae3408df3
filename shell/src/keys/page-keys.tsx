import { localize } from '@kotoba/contracts';
import { KeySheet } from '@kotoba/shared-ui/data';
import { useActiveRoute } from '../routing/use-active-route';
import { useSuite } from '../suite/suite-context';
import { useKeyTexts } from './key-texts';

export interface PageKeysProps {
  readonly onClose: () => void;
}

/** The keys of the page that is shown, and those of every page. Source: LOOK-25. */
export function Component({ onClose }: PageKeysProps) {
  const { t, language } = useKeyTexts();
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
