export { Form, SubmitButton, useFormState, type FormHelpers } from './form';
export { FormDialog } from './form-dialog';

// Each by its name in the form; what else has a value is bound to it by hand
export { Checkbox } from '../inputs/checkbox';
export { joinChips, splitChips } from '../inputs/chips-input';
export { AreaField, CheckboxField, ChipsField, PasswordField, TextField } from './fields';
export { useBoundField, type InForm } from './bound-field';

// Rules of a form: only what our forms use
export { boolean, mixed, object, ref, string, type ObjectSchema } from 'yup';
