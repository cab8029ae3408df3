export { Form, type FormProps } from './form/form';
export { FormDialog, type FormDialogProps } from './form/form-dialog';
export type { FormHelpers } from './form/form-values';
export { SubmitButton, type SubmitButtonProps } from './form/submit-button';
export { useFormState, type FormState } from './form/use-form-state';

// In a form
export { TextField, type TextFieldProps } from './fields/text-field';
export { PasswordField, type PasswordFieldProps } from './fields/password-field';
export { CheckboxField, type CheckboxFieldProps } from './fields/checkbox-field';
export { AreaField, type AreaFieldProps } from './fields/area-field';
export { ChipsField, type ChipsFieldProps } from './fields/chips-field';
export { SelectField, type SelectFieldProps } from './fields/select-field';
export { SearchSelectField, type SearchSelectFieldProps } from './fields/search-select-field';

// Outside a form: value and onChange
export { TextInput, type TextInputProps } from './inputs/text-input';
export { SelectInput, type SelectInputProps } from './inputs/select-input';
export { ChipsInput, joinChips, splitChips, type ChipsInputProps } from './inputs/chips-input';
export { NoteField, type NoteFieldProps } from './inputs/note-field';
export { Checkbox, type CheckboxProps } from './inputs/checkbox';
export { Switch, type SwitchProps } from './inputs/switch';
export { SearchSelect, type SearchSelectProps } from '../select/search-select';
export type { FieldTexts } from './inputs/field-frame';
export type { SelectOption } from '../select/select.types';

// Rules of a form: only what our forms use
export { boolean, mixed, number, object, ref, string } from 'yup';
export type { InferType, ObjectSchema } from 'yup';
