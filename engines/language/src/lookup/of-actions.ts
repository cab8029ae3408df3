import { foldForSearch } from '@kotoba/japanese';
import type { AuthoredWord } from '../authored/authored-word';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import { makesVerb, spelled } from '../dictionary/word';
import { asSaid } from './find-in-tables';
import { fromDictionary, meant, type Meant, nameOf } from './known-words';

/** 散歩をする, but not お祈りをする nor 仕事をする. */
const DONE_SO = /^(?!仕事)(\p{Script=Han}{2}[\p{Script=Han}い]*)をする$/u;

/** 散歩する for 散歩をする: a word list has the verb that the noun makes. */
export async function asOneVerb(
  word: AuthoredWord,
  dictionary: Pick<DictionaryRepository, 'byKeys'>,
): Promise<AuthoredWord> {
  const noun = DONE_SO.exec(word.written)?.[1];
  const known = noun === undefined ? [] : await dictionary.byKeys([noun]);
  const isVerb = known.some(
    ({ forms, senses: [sense] }) =>
      sense !== undefined && makesVerb(sense) && forms.some((form) => spelled(form) === noun),
  );
  if (!isVerb) return word;
  const [written, kana] = [word.written, word.kana].map((text) => text.replace(/をする$/, 'する'));
  return { ...word, written: written ?? '', kana: kana ?? '', partOfSpeech: 'verb' };
}

/** English verbs that say nothing by themselves: what is done is the noun behind them. */
const LIGHT = /^(?:make|take|have|give|do|hold|reach|place|pay|conduct|carry out) (?:an? |the |some )?(.+)$/;

/**
 * "make a compromise" is 妥協する: what a noun is whose verb takes する, when nothing is known of the whole. Null for what
 * is made, had or taken as a thing.
 */
export function createDoneLookup(
  dictionary: Pick<DictionaryRepository, 'byKeys'>,
  lookUp: (text: string) => Promise<Meant | null>,
): (key: string) => Promise<Meant | null> {
  return async (key) => {
    const noun = LIGHT.exec(key)?.[1];
    const known = noun === undefined ? null : await lookUp(noun);
    if (!known?.isSure) return null;
    const [written = '', kana = ''] = nameOf(known.guesses[0].found).split('|');
    const words = await dictionary.byKeys([written]);
    const word = words.find(
      ({ forms, senses: [sense] }) =>
        sense !== undefined &&
        makesVerb(sense) &&
        forms.some((form) => spelled(form) === written && foldForSearch(form.kana) === kana),
    );
    if (!word) return null;
    const en = `to ${asSaid(key)}`;
    const found = fromDictionary({ word, sense: 0, gloss: 0, verb: true, askedAsVerb: true, en });
    return meant([{ found }], word.core, 'other form');
  };
}
