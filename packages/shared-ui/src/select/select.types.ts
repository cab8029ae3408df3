export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** Of the label, where it is not the page's (`ja` for Japanese names). */
  lang?: string;
  disabled?: boolean;
}
