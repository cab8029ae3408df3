import fc from 'fast-check';
import { loadLibrary } from '../authored/library';
import { createTopicMatcher } from './match-topic';

const matcher = createTopicMatcher(loadLibrary());
const titles = (text: string) => matcher.match(text).map(({ title }) => title);

test.each([
  ['travel by train', 'Travel by train'],
  ['Train travel', 'Travel by train'],
  ['trip by train', 'Travel by train'],
  ['Trips by trains', 'Travel by train'],
  ['travelling by train', 'Travel by train'],
  ['traveling  by TRAIN!', 'Travel by train'],
  ['a train journey', 'Travel by train'],
  ['words for travel by train', 'Travel by train'],
  ['trains', 'Travel by train'],
  ['travel', 'Travel'],
  ['holidays', 'Travel'],
  ['fruit', 'Fruits'],
  ['color', 'Colours'],
  ['Colours', 'Colours'],
  ['music', 'Music'],
  ['musical instruments', 'Music'],
  ['body parts', 'Body'],
  ['parts of the body', 'Body'],
  ['family members', 'Family'],
  ['asking for directions', 'City and directions'],
  ['the weather', 'Weather'],
  ['days of the week', 'Time'],
  ['emotions', 'Feelings'],
  ['食べ物', 'Food'],
  ['動物', 'Animals'],
  ['things in the kitchen', 'Kitchen'],
])('%j is the topic %s', (text, title) => {
  expect(titles(text)).toEqual([title]);
});

test('two topics may be asked for at once', () => {
  expect(titles('fruits and vegetables')).toEqual(['Fruits', 'Vegetables']);
  expect(titles('colours and shapes')).toEqual(['Colours']);
});

test.each(['quantum chromodynamics', 'umbrella', 'xyzzy', '', '!!!', 'thought and philosophy'])(
  '%j is no topic of ours',
  (text) => {
    expect(titles(text)).toEqual([]);
  },
);

test('never fails, whatever is asked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => Array.isArray(matcher.match(text))),
  );
});
