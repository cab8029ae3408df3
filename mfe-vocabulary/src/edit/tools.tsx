import { Button, Icon, Row } from '@kotoba/shared-ui/core';

interface ToolsProps {
  readonly regenerate: { readonly label: string; readonly busy: boolean; readonly onClick: () => void };
  /** Brings back what was there before; null while nothing was made anew. */
  readonly undo: { readonly label: string; readonly onClick: () => void } | null;
  readonly customize: { readonly label: string; readonly onClick: () => void };
  /** One of the learner's own. */
  readonly upload?: { readonly label: string; readonly onClick: () => void };
}

/** The ways to change a generated part of a word. */
export function Tools({ regenerate, undo, customize, upload }: ToolsProps) {
  return (
    <Row gap={2}>
      <Button
        size="small"
        icon={<Icon name="retry" size={18} />}
        busy={regenerate.busy}
        onClick={regenerate.onClick}
      >
        {regenerate.label}
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon={<Icon name="edit" size={18} />}
        disabled={regenerate.busy}
        onClick={customize.onClick}
      >
        {customize.label}
      </Button>
      {upload && (
        <Button
          variant="quiet"
          size="small"
          icon={<Icon name="upload" size={18} />}
          disabled={regenerate.busy}
          onClick={upload.onClick}
        >
          {upload.label}
        </Button>
      )}
      {undo && (
        <Button
          variant="quiet"
          size="small"
          icon={<Icon name="arrowLeft" size={18} />}
          disabled={regenerate.busy}
          onClick={undo.onClick}
        >
          {undo.label}
        </Button>
      )}
    </Row>
  );
}
