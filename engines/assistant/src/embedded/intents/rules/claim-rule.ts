import { isEnglishWord } from '@kotoba/japanese/english-words';
import type { Rule } from './rule';

const LEAD = String.raw`^(?:(?:so|and|wait|but|ok) )*`;
const ONE = String.raw`((?:to )?[a-z'-]+(?: [a-z'-]+)?)`;
/** Ways to ask whether some Japanese means some English. */
const CLAIMED: readonly RegExp[] = [
  new RegExp(String.raw`${LEAD}(?:does|doesn't|can|could) J (?:also )?mean ${ONE}$`),
  new RegExp(String.raw`${LEAD}J (?:means|is) ${ONE} (?:right|correct|no|or not|isn't it)$`),
  new RegExp(String.raw`${LEAD}${ONE} is J (?:right|correct|no|or not|isn't it)$`),
  new RegExp(String.raw`${LEAD}is J (?:only |always )?(?:the word for )?${ONE}$`),
];
/** What is asked of the form, the sentence or the reading is no meaning. */
const NO_CLAIM =
  /^(?:it|this|that|the|an?|ok|okay|right|correct|wrong|good|fine|natural|what|used|rude|common|old|plural|singular|also|too|still|even|a word|the same|.*(?:needed|necessary|required|optional)|something|in .*|from .*|the .*|an? (?:verb|noun|adjective|particle|word|name|kanji)|same .*|my .*)$|\b(?:form|tense|past|negative|polite|plain|casual|formal|verb|noun|adjective|transitive|intransitive|particle|read|reading|kanji|counter|like|te|keigo|humble|honorific|irregular|godan|ichidan|sentence|japanese|english|correct|right|romaji|hiragana|katakana)\b/;

/** Whether some Japanese means some English is asked. */
export const MEANS_SO: Rule = {
  japanese: [1, 1],
  needs: [/^(?:does|doesn't|is|isn't|mean|means|right)$/, /./],
  may: '',
  rest: true,
  // “does 大丈夫 mean no”, “so start is 始める right?”
  intent: ({ runs: [text = ''], shape: { words, quoted } }) => {
    const said = words.join(' ').replace(/\bQ\b/, quoted[0]?.toLowerCase() ?? 'Q');
    const claim = CLAIMED.map((way) => way.exec(said)?.[1]).find((one) => one !== undefined);
    const isEnglish = claim?.split(' ').every((word) => isEnglishWord(word)) ?? false;
    return claim && isEnglish && !NO_CLAIM.test(claim) ? { kind: 'meansSo', text, claim } : null;
  },
};
