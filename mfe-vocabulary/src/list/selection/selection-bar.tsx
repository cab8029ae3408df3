import { Box, Button, color, Icon, IconButton, Menu, radius, Row, Text } from '@kotoba/shared-ui/core';
import type { Selection, WholeList } from './use-selection';
import { EXPORT_FORMATS, type ExportFormat } from '../export/formats';
import { notOnPaper } from '../use-printing';
import { useTexts } from '../../texts';

interface SelectionBarProps {
  readonly selection: Selection;
  /** The rest of the list, when the page is chosen and is not all of it. */
  readonly whole: WholeList | null;
  readonly onPractice: () => void;
  readonly onMove: () => void;
  readonly onTag: () => void;
  readonly onExport: (format: ExportFormat) => void;
  /** The file is being made. */
  readonly exporting: boolean;
  readonly onDelete: () => void;
}

const look = {
  ...notOnPaper,
  position: 'sticky',
  bottom: 'calc(var(--k-bottom-bar, 0px) + 8px)',
  zIndex: 10,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  alignSelf: { xs: 'stretch', sm: 'center' },
  maxWidth: '100%',
  padding: { xs: '4px 8px 8px', sm: '8px 8px 8px 16px' },
  backgroundColor: color.surface,
  border: `1px solid ${color.ai}`,
  borderRadius: `${radius.card}px`,
  boxShadow: color.shadow,
} as const;
const line = { flex: { xs: '1 1 100%', sm: '0 0 auto' } } as const;
const ICON = 18;

/** What can be done with the chosen words: at the lower edge of the screen, in reach of the thumb. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, whole, onPractice, onMove, onTag, onExport, exporting, onDelete } = props;
  const { t } = useTexts();
  return (
    <Box role="region" aria-label={t('selection.label')} sx={look}>
      <Row gap={1} wrap={false} justify="between" sx={{ ...line, pl: { xs: 1, sm: 0 } }}>
        <Text weight="medium" tabular role="status">
          {t('selection.count', { count: selection.ids.length })}
        </Text>
        {whole && (
          <Button variant="quiet" size="small" busy={whole.busy} onClick={whole.choose}>
            {t('selection.whole', { count: whole.count })}
          </Button>
        )}
        <IconButton
          label={t('selection.clear')}
          icon={<Icon name="close" size={ICON} />}
          size="small"
          onClick={selection.clear}
        />
      </Row>
      <Row
        gap={1}
        wrap={false}
        sx={{ ...line, '& > *': { flex: '1 1 auto' }, '& svg': { display: { xs: 'none', sm: 'inline' } } }}
      >
        <Button variant="quiet" size="small" icon={<Icon name="learn" size={ICON} />} onClick={onPractice}>
          {t('practise.selected')}
        </Button>
        <Button variant="quiet" size="small" icon={<Icon name="folder" size={ICON} />} onClick={onMove}>
          {t('selection.move')}
        </Button>
        <Button variant="quiet" size="small" icon={<Icon name="tag" size={ICON} />} onClick={onTag}>
          {t('selection.tag')}
        </Button>
        <Menu
          width={200}
          trigger={(props) => (
            <Button
              variant="quiet"
              size="small"
              busy={exporting}
              icon={<Icon name="download" size={ICON} />}
              {...props}
            >
              {t('selection.export')}
            </Button>
          )}
          items={EXPORT_FORMATS.map((format) => ({
            id: format,
            label: t(`selection.export.${format}`),
            onSelect: () => onExport(format),
          }))}
        />
        <Button variant="quiet" size="small" icon={<Icon name="trash" size={ICON} />} onClick={onDelete}>
          {t('delete.action')}
        </Button>
      </Row>
    </Box>
  );
}
