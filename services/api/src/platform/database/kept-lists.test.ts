import fc from 'fast-check';
import { createListStore } from './kept-lists';

const list = (length: number) => new Int32Array(length);
const bytesOf = (name: string, length: number) => 200 + 2 * name.length + 4 * length;

test('gives back what was set under a name', () => {
  const store = createListStore(10_000);
  store.set('a', Int32Array.of(1, 2));
  store.set('a', Int32Array.of(3));
  expect(store.get('a')).toEqual(Int32Array.of(3));
  expect(store.get('b')).toBeUndefined();
});

test('what nobody asked for the longest goes first', () => {
  const store = createListStore(2 * bytesOf('a', 10));
  store.set('a', list(10));
  store.set('b', list(10));
  store.get('a');
  store.set('c', list(10));
  expect(['a', 'b', 'c'].map((name) => store.get(name)?.length)).toEqual([10, undefined, 10]);
});

test('keeps exactly the lists used last that fit, whatever is set and asked for', () => {
  const names = fc.constantFrom('a', 'bb', 'ccc', 'dddd', 'eeeee');
  const uses = fc.array(fc.tuple(names, fc.option(fc.nat(300))), { maxLength: 60 });
  fc.assert(
    fc.property(uses, fc.nat(3000), (steps, maxBytes) => {
      const store = createListStore(maxBytes);
      let model: [string, number][] = [];
      for (const [name, length] of steps) {
        const before = model.find(([other]) => other === name);
        if (length === null) expect(store.get(name)?.length).toBe(before?.[1]);
        else store.set(name, list(length));
        const used: [string, number][] = length !== null ? [[name, length]] : before ? [before] : [];
        model = [...model.filter(([other]) => other !== name), ...used];
        const total = () => model.reduce((sum, [other, size]) => sum + bytesOf(other, size), 0);
        while (total() > maxBytes) model.shift();
      }
    }),
  );
});
