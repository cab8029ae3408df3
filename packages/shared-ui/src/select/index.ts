export { PageSizeSelect, Select, SelectInput, type SelectInputProps } from './select-input';
