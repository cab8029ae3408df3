import { firstStop, tabStops, wrapFocus } from './focus';

let root: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<div id="root" tabindex="-1">
    <button id="first">a</button><button disabled>b</button><a href="/x" id="link">c</a>
    <span tabindex="-1">d</span><div hidden><button>e</button></div><input id="last"></div><button id="outside"></button>`;
  root = get('root');
});

const get = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no ${id}`);
  return element;
};

test('knows what Tab reaches', () => {
  expect(tabStops(root).map(({ id }) => id)).toEqual(['first', 'link', 'last']);
});

test.each([
  ['last', false, 'first'],
  ['first', true, 'last'],
  ['outside', false, 'first'],
  ['outside', true, 'last'],
  ['root', false, 'first'],
  ['root', true, 'last'],
])('from %s, backwards %p: to %s', (from, backwards, to) => {
  expect(wrapFocus(root, get(from), backwards)?.id).toBe(to);
});

test.each([
  ['first', false],
  ['link', true],
])('leaves the step from %s to the browser', (from, backwards) => {
  expect(wrapFocus(root, get(from), backwards)).toBeNull();
});

test('the first stop is the element itself, else the first inside it', () => {
  expect(firstStop(get('link'))?.id).toBe('link');
  expect(firstStop(root)?.id).toBe('first');
  expect(firstStop(root.querySelector<HTMLElement>(':disabled'))).toBeNull();
  expect(firstStop(null)).toBeNull();
});

test('with nothing to reach, the focus stays on the panel', () => {
  root.replaceChildren();
  expect(wrapFocus(root, get('outside'), false)).toBe(root);
});
