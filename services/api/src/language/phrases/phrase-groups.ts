import type { AuthoredPhrase } from '../authored/authored-word';
import { topicWords } from '../topics/topic-key';

/** Other names of the phrase book's groups, by heading. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  Greetings: ['greeting', 'hello', 'goodbye', 'saying hello'],
  'Thanks and apologies': ['thanks', 'thank you', 'apologies', 'sorry', 'politeness', 'being polite'],
  Understanding: ['classroom', 'class', 'school', 'learning', 'asking the teacher', 'questions'],
  'Meeting people': ['introductions', 'introducing yourself', 'small talk', 'making friends', 'people'],
  Shopping: ['shop', 'store', 'buying things', 'at the shop', 'prices'],
  'In the restaurant': ['restaurant', 'eating out', 'food', 'ordering food', 'cafe', 'dinner'],
  'Finding the way': ['directions', 'the way', 'city', 'streets', 'getting around'],
  'On the train': ['train', 'travel by train', 'station', 'at the station', 'travel', 'travelling'],
  'Staying and time': ['hotel', 'time', 'staying at a hotel', 'accommodation'],
  Help: ['emergency', 'emergencies', 'doctor', 'hospital', 'health', 'illness', 'problems'],
  Everyday: ['everyday life', 'daily life', 'conversation', 'basic', 'beginner', 'survival'],
};

/** The phrases of the group that a learner's words name; empty when none is named. */
export function phrasesAbout(text: string, phrases: readonly AuthoredPhrase[]): readonly AuthoredPhrase[] {
  const asked = topicWords(text);
  const fits = (name: string): boolean => {
    const words = topicWords(name);
    return words.length === asked.length && words.every((word) => asked.includes(word));
  };
  const group = Object.entries(NAMES).find(([title, names]) => [title, ...names].some(fits))?.[0];
  return phrases.filter((phrase) => phrase.group === group);
}
