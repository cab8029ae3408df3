// What is typed outside a form, by value and onChange
export { NoteField, TextInput, type TextInputProps } from './text-input';
