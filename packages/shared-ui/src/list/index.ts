// Around a list
export { Pagination, Summary, Toolbar, ViewToggle, type ListView } from './list';
export { SelectBox } from './select-box';
