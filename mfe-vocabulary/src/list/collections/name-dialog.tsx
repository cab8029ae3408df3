import { maxLength } from '@kotoba/contracts';
import { Button, Dialog, Row } from '@kotoba/shared-ui/core';
import { Form, object, string, SubmitButton, TextField, useFormState } from '@kotoba/shared-ui/forms';
import type { Refusal } from './use-collections';
import { useBusy } from '../../host';
import { useTexts } from '../../texts';

export interface NameDialogProps {
  readonly title: string;
  /** The name to begin with. */
  readonly name: string;
  /** The verb: "Create". */
  readonly action: string;
  readonly onName: (name: string) => Promise<Refusal>;
  readonly onClose: () => void;
}

/** Asks for the name of a collection. A name that is refused stays in its field, with the reason under it. */
export function NameDialog({ title, name, action, onName, onClose }: NameDialogProps) {
  const { t } = useTexts();
  useBusy(true);
  const schema = object({
    name: string().trim().required(t('collection.nameMissing')).max(maxLength.name, t('collection.nameLong')),
  });
  return (
    <Dialog open title={title} onClose={onClose} closeHidden>
      <Form
        initialValues={{ name }}
        schema={schema}
        onSubmit={async (values, { setFieldError }) => {
          const refusal = await onName(values.name.trim());
          if (refusal === null) onClose();
          else setFieldError('name', refusal);
        }}
      >
        {/* The dialog is this one field. */}
        <TextField
          name="name"
          label={t('collection.name')}
          maxLength={maxLength.name}
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          autoComplete="off"
        />
        <Answers action={action} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

function Answers({ action, onCancel }: { readonly action: string; readonly onCancel: () => void }) {
  const { t } = useTexts();
  const { submitting } = useFormState();
  return (
    <Row justify="end">
      <Button disabled={submitting} onClick={onCancel}>
        {t('dialog.cancel')}
      </Button>
      <SubmitButton>{action}</SubmitButton>
    </Row>
  );
}
