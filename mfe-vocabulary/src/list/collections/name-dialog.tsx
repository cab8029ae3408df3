import { maxLength } from '@kotoba/contracts';
import { FormDialog, object, string, TextField } from '@kotoba/shared-ui/forms';
import { useTexts } from '../../texts';
import { useBusy } from '../../host';

/** Why a name was not taken over, in words for its field: there it can be changed and sent again. Null when it was. */
export type Refusal = string | null;

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
export function Component({ title, name, action, onName, onClose }: NameDialogProps) {
  const { t } = useTexts();
  useBusy(true);
  const schema = object({
    name: string().trim().required(t('collection.nameMissing')).max(maxLength.name, t('collection.nameLong')),
  });
  return (
    <FormDialog
      title={title}
      submitLabel={action}
      onClose={onClose}
      initialValues={{ name }}
      schema={schema}
      onSubmit={async (values, { setFieldError }) => {
        const refusal = await onName(values.name.trim());
        if (refusal === null) onClose();
        else setFieldError('name', refusal);
      }}
    >
      <TextField name="name" label={t('collection.name')} maxLength={maxLength.name} autoComplete="off" />
    </FormDialog>
  );
}
