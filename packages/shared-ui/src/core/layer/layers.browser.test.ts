import { addLayer, isTopLayer } from './layers';

const child = (id: string, above = false) => {
  const element = document.createElement('div');
  element.id = id;
  if (above) element.setAttribute('data-above-layers', '');
  document.body.append(element);
  return element;
};
const reachable = () =>
  [...document.body.children].filter((element) => !element.hasAttribute('inert')).map(({ id }) => id);

beforeEach(() => document.body.replaceChildren());

test('only the uppermost layer and the toasts can be reached', () => {
  child('page');
  child('toasts', true);
  const dialog = child('dialog');
  const menu = child('menu');
  const closeDialog = addLayer(dialog);
  expect(reachable()).toEqual(['toasts', 'dialog']);
  const closeMenu = addLayer(menu);
  expect(reachable()).toEqual(['toasts', 'menu']);
  expect(isTopLayer(menu)).toBe(true);
  closeMenu();
  expect(reachable()).toEqual(['toasts', 'dialog']);
  closeDialog();
  expect(reachable()).toEqual(['page', 'toasts', 'dialog', 'menu']);
  expect(document.getElementById('page')).not.toHaveAttribute('aria-hidden');
});

test('layers may go in any order, and twice', () => {
  child('page');
  const [one, other] = [child('one'), child('other')];
  const closeOne = addLayer(one);
  const closeOther = addLayer(other);
  closeOne();
  closeOne();
  expect(reachable()).toEqual(['other']);
  closeOther();
  expect(reachable()).toEqual(['page', 'one', 'other']);
});

test('what the page itself has hidden stays hidden', () => {
  const hidden = child('hidden');
  hidden.setAttribute('aria-hidden', 'true');
  const close = addLayer(child('dialog'));
  close();
  expect(hidden).toHaveAttribute('aria-hidden', 'true');
});

test('the page does not scroll under a layer', () => {
  const close = addLayer(child('dialog'));
  expect(document.documentElement.style.overflow).toBe('hidden');
  close();
  expect(document.documentElement.style.overflow).toBe('');
});
