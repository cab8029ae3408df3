import fc from 'fast-check';
import { delimitedLine, guard, unguard } from '@kotoba/contracts';
import { joinList, splitList } from './fields';

const spiced = fc.string({
  unit: fc.constantFrom(...`'=+-@＝\t\r\n\\;,、" あ木aé🍣`.split(/(?:)/u), '　'),
  maxLength: 12,
});

describe('a list in one cell', () => {
  it('comes back as it went, whatever its items hold', () => {
    const item = spiced.map((text) => text.trim()).filter((text) => text !== '');
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), (items) => {
        expect(splitList(joinList(items))).toEqual(items);
      }),
    );
  });

  it.each([
    ['fruit, red', ['fruit', 'red']],
    ['to go, to walk; to run', ['to go, to walk', 'to run']],
    ['果物、赤い', ['果物', '赤い']],
    ['fruit;;', ['fruit']],
    ['', []],
  ])('reads %j as people mean it', (cell, items) => {
    expect(splitList(cell)).toEqual(items);
  });
});

describe('the guard against formulas', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1+1', "'=1"])('keeps %j from being run', (cell) => {
    expect(guard(cell)).toBe(`'${cell}`);
  });

  it('leaves other texts alone and can always be taken away again', () => {
    expect(guard('食べる')).toBe('食べる');
    expect(guard("'quoted'")).toBe("'quoted'");
    fc.assert(fc.property(spiced, (cell) => expect(unguard(guard(cell))).toBe(cell)));
  });
});

it('quotes what would end a cell or a line', () => {
  expect(delimitedLine(['a', 'b,c', 'say "x"', 'two\nlines', '=1'], ',')).toBe(
    'a,"b,c","say ""x""","two\nlines",\'=1\r\n',
  );
  expect(delimitedLine(['a,b', 'c\td'], '\t')).toBe('a,b\t"c\td"\r\n');
});
