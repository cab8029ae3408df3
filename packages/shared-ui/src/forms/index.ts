export { Form, SubmitButton, useFormState, type FormHelpers } from './form';
export { FormDialog } from './form-dialog';

// Each in a form (…Field, by its name) and outside one (by value and onChange)
export { AreaField, NoteField, PasswordField, TextField, TextInput, type TextInputProps } from './text-input';
export { ChipsField, ChipsInput, joinChips, splitChips } from './chips-input';
export { SearchSelectField, SelectField, SelectInput } from './select-input';
export { SearchSelect } from '../select/search-select';
export { Checkbox, CheckboxField } from './checkbox';
export { Switch } from './switch';

// Rules of a form: only what our forms use
export { boolean, mixed, object, ref, string, type ObjectSchema } from 'yup';
