import { check, adjective, noun, verb } from '../testing/check';
import type { AnswerEntry } from '../types';

const adverb = (en: string, hiragana: string): AnswerEntry => ({ en, hiragana, pos: 'adverb' });

// ANS-44
test.each<[AnswerEntry, string]>([
  [noun('reason', 'りゆう', '理由'), 'the reason why'],
  [adverb('slowly', 'ゆっくり'), 'at a slow pace'],
  [adverb('politely', 'ていねいに'), 'in a polite way'],
  [adverb('gently', 'やさしく'), 'in a gentle manner'],
  [adverb('regularly', 'ていきてきに'), 'on a regular basis'],
  [noun('regular', 'ていきてき', '定期的'), 'on a regular basis'],
  [adverb('generally', 'いっぱんに'), 'in general'],
  [adverb('carefully', 'ちゅういぶかく'), 'with care'],
  [adverb('all day long', 'いちにちじゅう'), 'the whole day'],
  [noun('every morning', 'まいあさ', '毎朝'), 'each morning'],
  [noun('morning', 'あさ', '朝'), 'in the morning'],
  [noun('singer', 'かしゅ', '歌手'), 'someone who sings'],
  [noun('taxi driver', 'タクシーうんてんしゅ'), 'a person who drives a taxi'],
  [noun('bank employee', 'ぎんこういん', '銀行員'), 'someone who works in a bank'],
  [noun('rich person', 'おかねもち', 'お金持ち'), 'a person who is rich'],
  [noun('company president', 'しゃちょう', '社長'), 'president of a company'],
  [noun('shoes', 'くつ', '靴'), 'a pair of shoes'],
  [noun('price', 'ねだん', '値段'), 'how much it costs'],
  [noun('no smoking', 'きんえん', '禁煙'), 'non-smoking'],
  [adjective('impossible', 'ふかのう'), 'not possible'],
  [adjective('light', 'かるい', '軽い'), 'not heavy'],
  [noun('birthday', 'たんじょうび', '誕生日'), 'day of birth'],
  [noun('meaning', 'いみ', '意味'), 'what it means'],
  [noun('way', 'ほうほう', '方法'), 'way of doing something'],
  [verb('to throw something away', 'すてる', '捨てる'), 'throw it away'],
  [adjective('busy', 'いそがしい', '忙しい'), 'being busy'],
  [adjective('busy', 'いそがしい', '忙しい'), "I'm busy"],
  [verb('to respect', 'そんけいする', '尊敬する'), 'to have respect for'],
])('%j: “%s” says the same', (entry, typed) => {
  expect(check(2, entry, typed)).toMatchObject({ verdict: 'correct', reason: 'synonym' });
});

test.each<[AnswerEntry, string]>([
  [adverb('slowly', 'ゆっくり'), 'at a fast pace'],
  [noun('teacher', 'せんせい', '先生'), 'someone who learns'],
  [adjective('possible', 'かのう'), 'not possible'],
  [adjective('cold', 'さむい', '寒い'), 'not hot'],
  [adjective('heavy', 'おもい', '重い'), 'not heavy'],
  [noun('light', 'ひかり', '光'), 'not heavy'],
  [verb('to break', 'こわす', '壊す'), 'to be broken'],
  [verb('to open', 'あける', '開ける'), 'is open'],
  [noun('cup', 'ちゃわん', '茶碗'), 'cup of tea'],
  [verb('to love', 'あいする', '愛する'), 'to make love'],
])('%j: “%s” says something else', (entry, typed) => {
  expect(check(2, entry, typed).isCorrect).toBe(false);
});

test('what is blocked stays so in other words', () => {
  const entry = { ...adverb('slowly', 'ゆっくり'), alternatives: ['calmly'], blocked: ['slowly'] };
  expect(check(2, entry, 'at a slow pace').isCorrect).toBe(false);
});

test('a remark that names people tells nothing apart', () => {
  const kind = adjective('kind', 'やさしい', '優しい');
  const more = { further: { meanings: ['nice'], forms: [] } };
  expect(check(2, kind, 'nice (person)', more)).toMatchObject({ verdict: 'correct', reason: 'synonym' });
});
