import { createOccasions } from './occasions';

const occasion = createOccasions();

test.each([
  ['before eating', 'いただきます'],
  ['when i leave home', '行ってきます'],
  ['when someone leaves home', '行ってらっしゃい'],
  ['when someone is sick', 'お大事に'],
  ['at night before bed', 'おやすみなさい'],
  ['when you start an email to a client', 'いつもお世話になっております'],
  ['when you end an email to a client', 'どうぞよろしくお願いいたします'],
  ['when you end an email', 'どうぞよろしくお願いいたします'],
  ['when you start a letter to a friend', 'お元気ですか'],
  ['to say at a funeral', 'ご愁傷様です'],
  ["when entering someone's house", 'お邪魔します'],
  ['to refuse an invitation', 'すみません、その日はちょっと…'],
  ['when you end a letter to a friend', 'またね'],
  ['on my birthday', 'お誕生日おめでとうございます'],
])('%s one says %s (CHAT-32)', (text, ja) => {
  expect(occasion(text)?.ja).toBe(ja);
});

test.each(['when it rains', 'to the moon', 'before the storm', 'to someone', ''])(
  '%s is no occasion of ours',
  (text) => {
    expect(occasion(text)).toBeNull();
  },
);
