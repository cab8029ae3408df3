import { IconButton } from '../../core/actions/icon-button';
import { Icon } from '../../core/icons/icon';
import { Row } from '../../core/layout/row';
import { useSharedTexts } from '../../core/texts/shared-texts';

export type ListView = 'grid' | 'list';

export interface ViewToggleProps {
  value: ListView;
  onChange: (view: ListView) => void;
}

/** Cards or rows. */
export function ViewToggle({ value, onChange }: ViewToggleProps) {
  const { t } = useSharedTexts();
  return (
    <Row role="group" aria-label={t('view.label')} gap={1} wrap={false}>
      {(['grid', 'list'] as const).map((view) => (
        <IconButton
          key={view}
          label={t(`view.${view}`)}
          icon={<Icon name={view} />}
          pressed={value === view}
          outlined
          onClick={() => onChange(view)}
        />
      ))}
    </Row>
  );
}
