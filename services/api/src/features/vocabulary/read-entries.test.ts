import fc from 'fast-check';
import { countBefore } from './read-entries';

test('counts what stands before a place, for every list that an order gives', () => {
  const orders = fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(orders, fc.infiniteStream(fc.boolean()), fc.nat(), (order, shown, at) => {
      const place = at % order.length;
      const list = order.filter(() => shown.next().value);
      const before = list.filter((id) => order.indexOf(id) < place);
      expect(countBefore(Int32Array.from(list), Int32Array.from(order), place)).toBe(before.length);
    }),
  );
});
