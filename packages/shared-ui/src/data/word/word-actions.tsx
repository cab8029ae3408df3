import { IconButton } from '../../core/actions/icon-button';
import { IconLink } from '../../core/actions/icon-link';
import { Icon } from '../../core/icons/icon';
import { Row } from '../../core/layout/row';
import { useSharedTexts } from '../../core/texts/shared-texts';

export interface WordActionsProps {
  /** The English word in their names: "View umbrella". */
  english: string;
  viewTo?: string;
  editTo?: string;
  onDelete?: () => void;
  deleting?: boolean;
}

/** View, edit and delete of a card. */
export function WordActions({ english, viewTo, editTo, onDelete, deleting = false }: WordActionsProps) {
  const { t } = useSharedTexts();
  return (
    <Row gap={0} wrap={false}>
      {viewTo !== undefined && (
        <IconLink
          to={viewTo}
          size="small"
          label={t('word.view', { word: english })}
          icon={<Icon name="eye" />}
        />
      )}
      {editTo !== undefined && (
        <IconLink
          to={editTo}
          size="small"
          label={t('word.edit', { word: english })}
          icon={<Icon name="edit" />}
        />
      )}
      {onDelete && (
        <IconButton
          label={t('word.delete', { word: english })}
          icon={<Icon name="trash" />}
          tone="beni"
          size="small"
          busy={deleting}
          onClick={onDelete}
        />
      )}
    </Row>
  );
}
