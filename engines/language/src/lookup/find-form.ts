import { foldForSearch, hasKanji } from '@kotoba/japanese';
import type { AuthoredWord } from '../authored/authored-word';
import type { AuthoredLibrary } from '../authored/library';
import type { Homophone } from '../authored/tables';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import type { DictionaryWord, Sense } from '../dictionary/word';
import { englishKey } from '../english-key';
import { verbClassOf } from '../forms/conjugation';
import { type BaseForm, deinflect } from '../forms/deinflect';
import { meaningsOf, readingOf } from './hinted';
import { compoundVerb } from './compound-verbs';
import { authored, type Found, fromDictionary, isSame, meant, type Meant, nameOf } from './known-words';
import { rank, typedForm } from './rank-japanese';
import { COMPOUND, isVerbItself } from './word-or-form';

/** Ours are meant before what is in the dictionary alone. */
const OURS = 1000;
/** Of words of ours, of which one is learnt a year later. */
const NEAR_LEVELS = 1;
/** What an ending that has to be taken off counts. */
const STEP = 20;
const LEVELS = 5;
/** What a word of N5 counts more. */
const EASIEST = 5;
/** So many kana hardly sound like another word. */
const LONG = 5;

interface FormSources {
  readonly library: AuthoredLibrary;
  readonly dictionary: DictionaryRepository;
  readonly homophones: ReadonlyMap<string, readonly Homophone[]>;
  /** 整頓する of 整頓. */
  readonly verbOfNoun: (text: string) => Promise<Found | null>;
}

/** 休めない is 休む, which everybody learns first and can be done, as often as 休める; 傾けた is no 傾く. */
const isPossible = ({ word }: BaseForm, library: AuthoredLibrary): boolean =>
  /[えけげせてねべめれ]る$/.test(word) &&
  deinflect(word).some(
    (base) =>
      base.wordClass === 'v5' &&
      base.word.length === word.length - 1 &&
      library.byJapanese(base.word).some((own) => own.level === 'N5' && inflectsAs(own, base)),
  );

/** Finds the word of which a whole text is a form: 払わされた is 払う. Several for a form that they have in common. */
export const createFormLookup =
  ({ library, dictionary, homophones, verbOfNoun }: FormSources) =>
  async (text: string): Promise<Meant | null> => {
    const forms = deinflect(text);
    // よんだところ is no 四.
    const isOfKana = !hasKanji(text);
    const known = await dictionary.byKeys(forms.map(({ word }) => word));
    const hits = forms.flatMap((form) => {
      const others = known.filter((word) => isWritten(word, form.word) && hasClass(word, form));
      const said = library.expressionSaid(form.word);
      // やってみた is "to try", as a teacher tells it, before it is how "to have a go" is said.
      const isTold = said !== null && others.some(({ isGlossed }) => isGlossed);
      const own = [...library.byJapanese(form.word), ...(said && !isTold ? [said] : [])].filter(
        (word) => inflectsAs(word, form) && !isOtherwise(form.word, word, others),
      );
      // Of several readings of a spelling the first, as for the word itself.
      const ours = own.map((word, place) => ({
        found: authored(word),
        steps: form.steps,
        score:
          OURS -
          (form.steps + (isOfKana && form.wordClass === 'noun' && !isQuality(word) ? 2 : 0)) * STEP +
          Number(word.level.slice(1)) -
          (hasKanji(form.word) ? place * LEVELS : 0),
      }));
      const taught = isPossible(form, library) ? OURS - STEP + EASIEST : OURS;
      // 溢れる is あふれる before it is an odd way to write こぼれる.
      const theirs = rank(
        others.filter((word) => !own.some((one) => isSame(one, word))),
        form.word,
        null,
      ).map(({ word, score }) => ({
        found: fromDictionary({
          word,
          sense: senseOf(word, form),
          gloss: 0,
          form: typedForm(word, form.word),
        }),
        steps: form.steps,
        score: (isTaughtWhole(word, form) || (isTold && word.isGlossed) ? taught : score) - form.steps * STEP,
      }));
      return [...ours, ...theirs];
    });
    for (const { word, steps } of forms.filter(({ wordClass }) => wordClass === 'vs')) {
      const found = await verbOfNoun(word);
      if (found) hits.push({ found, steps, score: OURS - (steps + 1) * STEP });
    }
    /** さします is 差す, 指す or 刺す, as our table says of さす. */
    const alike = (found: Found): boolean =>
      found.kind === 'authored' &&
      (homophones.get(foldForSearch(found.word.kana)) ?? []).filter((one) =>
        hits.some((hit) => hit.found.kind === 'authored' && hit.found.word.written === one.written),
      ).length > 1;
    hits.sort((a, b) => b.score - a.score || a.found.kind.localeCompare(b.found.kind));
    const [best] = hits;
    // 早い and 速い are one there, and two in our table.
    const isOne = best && !alike(best.found) ? isOneOf(known, best.found) : () => false;
    const isTaught = hits.some(({ found }) => found.kind === 'authored');
    // 措く is noise beside 置く, but ふられる of ふられた a word of its own.
    const isNoise = ({ found, steps }: (typeof hits)[number]): boolean =>
      isTaught && isRare(found) && steps >= (best?.steps ?? 0);
    const others = hits.slice(1).filter((hit) => !isOne(hit.found) && !isNoise(hit));
    const left = best ? [best, ...others] : [];
    // すくった is 空いた or 救った, though one of them is learnt a year later; 伸びる and 延びる say nearly the same.
    const said = best ? meaningsOf(best.found) : [];
    const rivals = others.filter(
      ({ found }) =>
        best && nameOf(found) !== nameOf(best.found) && !meaningsOf(found).some((one) => said.includes(one)),
    );
    if (best && hasKanji(text) && hasSeveralReadings(best.found, homophones))
      return meant(left, false, 'readings');
    if (best && isOfKana && alike(best.found)) return meant(left, false, 'homophones');
    // 通って is 通る or 通う; in kanji a word that we do not teach is no rival, unless as much speaks for it.
    const isAlone =
      !best ||
      best.score < OURS - STEP * 9 ||
      !rivals.some(
        ({ found, score }) =>
          score >=
            best.score -
              (isOfKana && !(isEasiest(best.found) && hasKanji(nameOf(found))) ? NEAR_LEVELS : 0) &&
          (isOfKana || found.kind === 'authored' || best.found.kind === 'authored'),
      );
    // 同じような is no 同じる to be sure of; nothing else is so long as いたしかねる.
    const isSure =
      isAlone &&
      !(best && best.score < OURS - STEP * 9 && isRare(best.found) && readingOf(best.found).length < LONG);
    const whole =
      isSure && best?.found.kind === 'authored'
        ? compoundVerb([text, ...forms.map(({ word }) => word)], best.found.word)
        : null;
    const all = whole ? [{ found: authored(whole) }, ...left] : left;
    return meant(all, isSure, isSure ? 'exact' : 'homophones');
  };

/** ガチで is said of ガチ, which the dictionary writes so, and not of がち. */
const isOtherwise = (typed: string, own: AuthoredWord, others: readonly DictionaryWord[]): boolean =>
  /[ァ-ヺ]/.test(typed) &&
  !/[ァ-ヺ]/.test(own.written) &&
  others.some(
    (word) => !isSame(own, word) && word.forms.some(({ kanji, kana }) => kanji === null && kana === typed),
  );

/** かわいそうだった is かわいそう, which is no かわいい. */
const isQuality = ({ partOfSpeech }: AuthoredWord): boolean => partOfSpeech === 'na-adjective';

/** Other verbs in kana are as well what can be done: やすめる. */
const SHORT_VERB = 4;
/** 待たす and 待たせる are what is made of 待つ; 組み合わせる is a word. */
const CAUSATIVE = /^[^\p{Script=Han}]*\p{Script=Han}[^\p{Script=Han}]*[かがたなばまらわ](?:す|せる)$/u;

/**
 * 持ってきて is 持ってくる before it is 持つ, 気にしないで no 気, 迎えに行きます no 迎える, 怖がって no 怖い, ご存知ですか no verb of 存知, and 追い出した no 追う.
 */
const isTaughtWhole = (known: DictionaryWord, { word, wordClass }: BaseForm): boolean =>
  ((known.core || known.isGlossed === true) &&
    (/(?:[てで]|[にをが])(?:くる|来る|いく|行く|なる|する)$|がる$/.test(word) ||
      (/^(?:noun|adj-na)$/.test(wordClass) && /^[おご御]/.test(word)))) ||
  (hasKanji(word) && isVerbItself(known, word) && !(CAUSATIVE.test(word) && known.isGlossed !== true)) ||
  // ふりだす is 降り出す, and おこらせる 怒らせる, where we teach them.
  (known.isGlossed === true &&
    !hasKanji(word) &&
    isVerbItself(known, known.forms[0]?.kanji ?? '') &&
    (word.length > SHORT_VERB || COMPOUND.test(known.forms[0]?.kanji ?? '')));

/** 辛くない is 辛い, からい or つらい. */
const hasSeveralReadings = (found: Found, homophones: FormSources['homophones']): boolean =>
  found.kind === 'authored' &&
  hasKanji(found.word.written) &&
  homophones.has(foldForSearch(found.word.written));

const isWritten = ({ forms }: DictionaryWord, text: string): boolean =>
  forms.some(({ kanji, kana }) => kanji === text || kana === text);

function inflectsAs({ written, kana, partOfSpeech }: AuthoredWord, { wordClass }: BaseForm): boolean {
  if (wordClass === 'adj-i') return partOfSpeech === 'i-adjective';
  if (wordClass === 'noun') return /^(na-adjective|noun|pronoun|adverb)$/.test(partOfSpeech);
  if (wordClass === 'adj-na') return partOfSpeech === 'na-adjective';
  if (partOfSpeech !== 'verb' && partOfSpeech !== 'expression') return false;
  const verbClass = verbClassOf(written, kana) ?? '';
  return wordClass === 'vs' ? verbClass.startsWith('vs') : verbClass.startsWith(wordClass);
}

const hasClass = ({ senses }: DictionaryWord, { wordClass }: BaseForm): boolean =>
  senses[0]?.pos.some((code) =>
    wordClass === 'noun' ? /^(n|adj-na)$/.test(code) : code.startsWith(wordClass),
  ) === true ||
  (wordClass === 'adj-na' && senses.some(takesNa));

const takesNa = ({ pos }: Pick<Sense, 'pos'>): boolean => pos.includes('adj-na');
/** 自然な is natural, and no nature. */
const senseOf = ({ senses }: DictionaryWord, { wordClass }: BaseForm): number =>
  wordClass === 'adj-na' ? Math.max(0, senses.findIndex(takesNa)) : 0;

/** The dictionary has both as one word in one sense: がんばる and 頑張る, but not あげる and 上げる. */
const isOneOf = (known: readonly DictionaryWord[], one: Found) => {
  const says = (found: Found, { glosses }: Sense): boolean =>
    meaningsOf(found).some((meaning) => glosses.some((gloss) => englishKey(gloss) === englishKey(meaning)));
  return (other: Found): boolean =>
    one.kind === 'authored' &&
    other.kind === 'authored' &&
    known.some(
      (word) =>
        isSame(one.word, word) &&
        isSame(other.word, word) &&
        word.senses.some((sense) => says(one, sense) && says(other, sense)),
    );
};

/** いきたい is 行く, and すんでいます 住む, for whoever learns the others a year later; あげました is 上げる or あげる. */
const isEasiest = (found: Found): boolean => found.kind === 'authored' && found.word.level === 'N5';

/** What nobody lists as common and no teacher tells: 措く, 熾きる. */
const isRare = (found: Found): boolean =>
  found.kind === 'dictionary' && !found.found.word.core && found.found.word.isGlossed !== true;
