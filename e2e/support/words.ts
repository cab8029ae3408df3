import { asLearner, type Learner } from './learner';

const WORDS = [
  { en_word: 'umbrella', kanji: '傘', hiragana: 'かさ' },
  { en_word: 'cat', kanji: '猫', hiragana: 'ねこ' },
  { en_word: 'to eat', kanji: '食べる', hiragana: 'たべる' },
  { en_word: 'coffee', katakana: 'コーヒー' },
];

/** Saves a few words for the learner; gives their ids. */
export async function giveWords(learner: Learner): Promise<number[]> {
  const vocabulary = WORDS.map((word) => ({ ...word, user_topic: 'Words of today', status: true }));
  const answer = await asLearner<{ vocabulary_ids: number[] }>(learner, 'POST', '/vocabulary/create', {
    vocabulary,
  });
  return answer.vocabulary_ids;
}

/** Starts a quiz with these words; gives its id. `mode` 2 asks for the English of a Japanese word. */
export async function startQuiz(learner: Learner, vocabularyIds: number[], mode = 2): Promise<number> {
  const answer = await asLearner<{ data: { id: number } }>(learner, 'POST', '/learn/start', {
    vocabularyIds,
    mode,
  });
  return answer.data.id;
}
