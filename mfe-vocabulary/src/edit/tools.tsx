import { Button, Icon, Row } from '@kotoba/shared-ui/core';

export interface ToolsProps {
  readonly regenerate: { readonly label: string; readonly busy: boolean; readonly onClick: () => void };
  readonly customize: { readonly label: string; readonly onClick: () => void };
}

/** The two ways to change a generated part of a word. */
export function Tools({ regenerate, customize }: ToolsProps) {
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
    </Row>
  );
}
