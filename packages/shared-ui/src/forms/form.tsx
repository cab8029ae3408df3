import { Formik, useFormikContext, type FormikConfig, type FormikHelpers, type FormikValues } from 'formik';
import type { ObjectSchema } from 'yup';
import { Button, type ButtonProps } from '../core/actions/button';
import { FormBody, type FormBodyProps } from './form-body';

export type FormHelpers<Values extends FormikValues> = Pick<
  FormikHelpers<Values>,
  'setFieldError' | 'setFieldValue' | 'resetForm'
>;

export interface FormValuesProps<Values extends FormikValues> {
  initialValues: Values;
  /** A Yup object; its messages are the texts under the fields. */
  schema?: ObjectSchema<Values>;
  /** Runs once at a time. Set the server's complaints with `helpers.setFieldError`, or show a Notice or a toast. */
  onSubmit: (values: Values, helpers: FormHelpers<Values>) => void | Promise<void>;
  /** Takes new `initialValues` when they change (data that arrives later) as long as nothing was typed. */
  reinitialize?: boolean;
  children: FormikConfig<Values>['children'];
}

/** What is typed into a form, its rules and its sending; the form's element is `FormBody`. */
export function FormValues<Values extends FormikValues>(props: FormValuesProps<Values>) {
  const { schema, onSubmit, reinitialize = false, ...form } = props;
  return (
    <Formik<Values>
      {...form}
      validationSchema={schema}
      enableReinitialize={reinitialize}
      // A promise in any case: Formik takes a form to be sent still when it gets none.
      onSubmit={async (values, helpers) => onSubmit(values, helpers)}
    />
  );
}

export type FormProps<Values extends FormikValues> = Omit<FormValuesProps<Values>, 'children'> &
  Omit<FormBodyProps, 'id'>;

/**
 * A form of Formik and Yup. Errors show when a field is left or the form is sent; a refused form puts the focus on its
 * first wrong field; while `onSubmit` runs a second sending does nothing. Enter during a composition does not send.
 */
export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const { initialValues, schema, onSubmit, reinitialize, ...body } = props;
  return (
    <FormValues {...{ initialValues, schema, onSubmit, reinitialize }}>
      <FormBody {...body} />
    </FormValues>
  );
}

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'busy'>;

/** Sends the form around; shows a spinner and rests while it is being sent. */
export function SubmitButton({ variant = 'primary', ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return <Button type="submit" variant={variant} busy={isSubmitting} {...rest} />;
}

/** What the form around holds, for parts that depend on other fields. `dirty`: not the initial values. */
export function useFormState<Values extends FormikValues>() {
  const { values, dirty, isSubmitting, setFieldValue } = useFormikContext<Values>();
  const setValue = (field: keyof Values & string, value: unknown) => void setFieldValue(field, value);
  return { values, dirty, submitting: isSubmitting, setValue };
}
