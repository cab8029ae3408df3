// What is typed or chosen outside a form, by value and onChange
export { NoteField, TextInput, type TextInputProps } from './text-input';
export { Checkbox } from './checkbox';
export { ChipsInput, joinChips, splitChips } from './chips-input';
export { Switch } from './switch';
