import { REGISTERS } from '../authored/authored-word';
import { usageNote } from './make-entry';

test('says how polite a phrase is, then when to say it', () => {
  expect(usageNote({ register: 'polite', when: 'To the staff when you want to pay.' })).toBe(
    'Polite. To the staff when you want to pay.',
  );
});

test('tells the registers apart', () => {
  const notes = REGISTERS.map((register) => usageNote({ register, when: 'When you part.' }));
  expect(new Set(notes).size).toBe(REGISTERS.length);
});
