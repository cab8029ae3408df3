import { FALLING } from '../reading/reading-rules';
import { hasKanji, hasLatin } from '@kotoba/japanese';
import { isContent, type Token, type Tokeniser } from '../reading/tokeniser';
import { type Found, meant, type Meant } from './known-words';

/** A learner's note of more words than these is a text, not a list of words. */
const MAX_WORDS = 12;

interface TextParts {
  readonly tokeniser: Tokeniser;
  readonly exact: (text: string) => Promise<Found | null>;
  readonly readSo: (written: string, kana: string) => Found | null;
  readonly wordMeant: (text: string, meaning?: string) => Promise<Meant | null>;
}

/** Looks up the words of a text that is no word as a whole. */
export function createTextLookup({ tokeniser, exact, readSo, wordMeant }: TextParts) {
  /**
   * Each of the words of a text, and whether they are the whole of it: 午後三時 is not 午後, and what kana are cut into may
   * only sound so (はんだん, 半).
   */
  const withinText = async (
    text: string,
    meaning?: string,
  ): Promise<{ words: Meant[]; isWhole: boolean }> => {
    const tokens = await tokeniser.tokenise(text);
    const words = contentWords(tokens);
    if (words.length > MAX_WORDS) return { words: [], isWhole: false };
    const joined = await withParticle(tokens, words);
    if (joined) return { words: [joined], isWhole: true };
    const found: Meant[] = [];
    // 温泉旅行 is a thing of its own, of which these are the parts.
    // … and 推し活 neither to recommend nor to live.
    const isCompound =
      words.length > 1 &&
      !/\s/.test(text) &&
      tokens.every(
        ({ pos }, place) => pos === '名詞' || (place === 0 && tokens.length === 2 && pos === '動詞'),
      );
    const isLost = (token: Token) =>
      isLeftOut(token) ||
      (!hasKanji(text) && CUT_OFF.test(token.surface) && /^(接尾|非自立)$/.test(token.detail));
    // 言い間違えた
    const [begin, next] = tokens;
    const isJoined =
      begin?.pos === '動詞' && next?.pos === '動詞' && isContent(next) && /^連用形$/.test(begin.form);
    // しちほん is no する with 散る.
    const isCut = !hasKanji(text) && tokens.some((token) => isContent(token) && token.surface.length === 1);
    let isWhole = !isCompound && !isJoined && !isCut && tokens[0]?.pos !== '助詞' && !tokens.some(isLost);
    for (const { candidates, reading, isVerb } of words) {
      // "I like 寿司"
      if (hasLatin(candidates[0] ?? '')) {
        isWhole = false;
        continue;
      }
      const hits = await Promise.all(
        candidates.map((one) => wordMeant(one, words.length === 1 ? meaning : undefined)),
      );
      const at = hits.findIndex((one) => one !== null);
      const hit = hits[at];
      const own = readSo(candidates[at] ?? '', reading);
      // Within a text, and in a form, a word is what it says.
      if (hit) found.push({ ...hit, ...(own && { guesses: [{ found: own }] as const }), isSure: true });
      else isWhole = false;
      if (!hasKanji(text) && !isHeard(hit?.guesses[0].found, candidates[at] ?? '', isVerb)) isWhole = false;
    }
    // くるま at the end is no form of くるむ.
    const last = tokens.at(-1);
    if (!hasKanji(text) && last?.pos === '動詞' && /^未然/.test(last.form)) isWhole = false;
    // 熱が出る is a thing of its own, of which these are the words; so is 朝から晩まで.
    const isNamed = words.length === 2 && last?.pos === '動詞' && last.surface === last.base;
    const isRange = words.length === 2 && /^\S+から\S+まで$/.test(text);
    if (isRange || (isNamed && tokens.length === 3 && /^[がをに]$/.test(tokens[1]?.surface ?? '')))
      return { words: found, isWhole: false };
    if (isTorn(text, tokens)) return { words: found, isWhole: false };
    // 栄養のある食べ物, too, is one thing, and no list of things.
    if (words.length > 1 && last?.pos === '名詞' && !LIST.test(text)) return { words: found, isWhole: false };
    const isText = tokens.some(({ pos }) => pos === '助詞') && found.length > 1 && hasKanji(text);
    return {
      words: found,
      isWhole: isWhole || (isText && !words.some(({ candidates: [one = ''] }) => hasLatin(one))),
    };
  };

  /** お腹空いた, 写真撮る: the expression, of which people leave out the particle. */
  const withParticle = async (
    tokens: readonly Token[],
    [noun, verb, ...more]: readonly ContentWord[],
  ): Promise<Meant | null> => {
    if (!noun || !verb || more.length > 0 || tokens.some(({ pos }) => pos === '助詞')) return null;
    for (const particle of ['が', 'を', 'に']) {
      const found = await exact(`${noun.candidates.at(-1)}${particle}${verb.candidates.at(-1)}`);
      if (found) return meant([{ found }], true, 'exact');
    }
    return null;
  };

  return withinText;
}

/** Things told one after the other: 犬と猫, 犬、猫, 犬 猫; with Latin letters, one that is told in two languages. */
const LIST = /[\s、，,・/／]|.(?:と|や).|\p{Script=Latin}/u;

const isInHiragana = ({ surface }: Token): boolean => /^[ぁ-ゖー]+$/.test(surface);

/**
 * A text with kanji is cut where no words meet: what is joined to kana that only sounds so (有|きゅう, ゆう|れい), two single
 * kanji (説|命), what is a noun and no verb (しめきりが), or くるま at its end.
 */
function isTorn(text: string, tokens: readonly Token[]): boolean {
  if (!hasKanji(text)) return false;
  return tokens.some((token, at) => {
    const [next, isKana] = [tokens[at + 1], isInHiragana(token)];
    if (token.pos === '動詞' && isKana)
      return next === undefined
        ? /^未然/.test(token.form)
        : token.form === '連用形' && next.pos === '助詞' && /^[がをは]$/.test(next.surface);
    if (next?.pos !== '名詞' || /^(接尾|非自立|数|代名詞|副詞可能)$/.test(next.detail)) return false;
    if (!text.includes(token.surface + next.surface)) return false;
    if (token.pos === '接頭詞') return !isKana && isInHiragana(next);
    if (token.pos !== '名詞' || /^(代名詞|副詞可能|数)$/.test(token.detail)) return false;
    const areSigns = [token, next].every(({ surface }) => surface.length === 1 && hasKanji(surface));
    return areSigns || isKana || isInHiragana(next);
  });
}

/** A number, what is joined to a word (but さん, たち) or said of it (雨の日), or a sign that is neither known nor told apart. */
const isLeftOut = ({ surface, pos, detail }: Token): boolean =>
  pos === '接頭詞' ||
  detail === '数' ||
  (pos === '名詞' &&
    detail === '非自立' &&
    (hasKanji(surface) || /^(とき|ころ|たび|うち|のち)$/.test(surface))) ||
  (pos === '名詞' &&
    detail === '接尾' &&
    !/^(さん|様|さま|ちゃん|くん|君|たち|達|方|がた|ら|的|さ|そう)$/.test(surface));

/** What kana are cut into is a word of ours of its kind, longer than one kana: あめのひ holds no 昼. */
const isHeard = (found: Found | undefined, kana: string, isVerb: boolean): boolean =>
  found?.kind === 'authored' &&
  kana.length > 1 &&
  isVerb === /^(verb|expression)$/.test(found.word.partOfSpeech);

/** がくせい is no がく with せい. */
const CUT_OFF = /^(?!さん$|さま$|ちゃん$|くん$|たち$|がた$|こと$|もの$|ほう$|ため$)[ぁ-ゖー]{2,}$/;

interface ContentWord {
  readonly candidates: readonly string[];
  readonly isVerb: boolean;
  /** As the tokeniser reads it here; empty in a form. */
  readonly reading: string;
}

/** The dictionary forms of the words in a text, for each the longer candidate first: 勉強しました → 勉強する, 勉強. */
function contentWords(tokens: readonly Token[]): ContentWord[] {
  const words: ContentWord[] = [];
  tokens.forEach((token, index) => {
    if (!isContent(token)) return;
    const next = tokens[index + 1];
    const before = tokens[index - 1];
    const light = token.base === 'する' && before?.pos === '名詞' && isContent(before);
    if (light) return;
    const verb = token.pos === '名詞' && next?.base === 'する' ? [`${token.surface}する`] : [];
    const reading = token.surface === token.base && verb.length === 0 ? token.reading : '';
    const falls =
      token.base === '降りる' && tokens.slice(0, index).some(({ surface }) => FALLING.test(surface));
    const isVerb = token.pos === '動詞' || verb.length > 0;
    words.push({ candidates: [...verb, falls ? '降る' : token.base], reading, isVerb });
  });
  return [...new Map(words.map((word) => [word.candidates[0], word])).values()];
}
