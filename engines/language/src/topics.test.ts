import fc from 'fast-check';
import { loadLibrary } from './authored/library';
import { createTopicMatcher } from './topics';

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
  ['musical instruments', 'Musical instruments'],
  ['listening to music', 'Music'],
  ['body parts', 'Body'],
  ['parts of the body', 'Body'],
  ['family members', 'Family'],
  ['asking for directions', 'Asking the way'],
  ['giving addresses', 'Asking the way'],
  ['in the city', 'City and directions'],
  ['the weather', 'Weather'],
  ['days of the week', 'Weekdays and months'],
  ['telling the time', 'Time'],
  ['emotions', 'Feelings'],
  ['食べ物', 'Food'],
  ['動物', 'Animals'],
  ['things in the kitchen', 'Kitchen'],
  ['on the train', 'On the train'],
  ['On the trains', 'On the train'],
  ['vocabulary for on the train', 'On the train'],
  ['10 words for the train station', 'At the station'],
  ['train stations', 'At the station'],
  ['buying tickets', 'Buying tickets'],
  ['at airports', 'At the airport'],
  ['hotels', 'At the hotel'],
  ['driving a car', 'Driving'],
  ['konbini', 'At the convenience store'],
  ['convenience stores', 'At the convenience store'],
  ['japanese food', 'Japanese dishes'],
  ['job interview', 'Job hunting'],
  ['words for a job interview', 'Job hunting'],
  ['job interviews', 'Job hunting'],
  ['phone calls', 'Phone calls'],
  ['emails', 'E-mail'],
  ['at the doctor', 'At the doctor'],
  ["at the doctor's", 'At the doctor'],
  ['earthquakes', 'Disasters'],
  ['insects', 'Insects and small animals'],
  ['outer space', 'Space and stars'],
  ['personality', 'Personality and character'],
  ['bank account', 'Bank and money'],
  ['movies', 'Films'],
  ['movie', 'Films'],
  ['onomatopoeia', 'Sound words'],
  ['keigo', 'Polite verbs'],
  ['transitive and intransitive verbs', 'Transitive and intransitive verbs'],
  ['i-adjectives', 'More adjectives'],
  ['japanese counters', 'Counters'],
])('%j is the topic %s', (text, title) => {
  expect(titles(text)).toEqual([title]);
});

test('two topics may be asked for at once', () => {
  expect(titles('fruits and vegetables')).toEqual(['Fruits', 'Vegetables']);
  expect(titles('colours and shapes')).toEqual(['Colours', 'Shapes and materials']);
  expect(titles('colours and quarks')).toEqual(['Colours']);
});

test.each(['quantum chromodynamics', 'umbrella', 'xyzzy', '', '!!!', 'thought and philosophy'])(
  '%j is no topic of ours',
  (text) => {
    expect(titles(text)).toEqual([]);
  },
);

test('topics of one theme are related', () => {
  const [hotel] = matcher.match('at the hotel');
  const related = hotel ? matcher.ofSameTheme(hotel).map(({ title }) => title) : [];
  expect(related).toEqual(expect.arrayContaining(['Travel', 'At the airport', 'Driving']));
  expect(related).not.toContain('At the hotel');
  expect(related).not.toContain('Food');
});

test('never fails, whatever is asked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => Array.isArray(matcher.match(text))),
  );
});
