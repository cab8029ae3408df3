import { hasKanji } from '@kotoba/japanese';
import { countOf } from '@kotoba/language';
import { scriptNamed } from '../pattern';
import { bareRun } from '../shape';
import { formIn } from './form-in';
import { CONSTRUCT_RULES } from './construct-rules';
import { ERA_IN_KANJI } from './era-rules';
import { FORM_RULES } from './form-rules';
import { KEIGO, keigoNamed } from './english-rules';
import { READING_RULES } from './reading-rules';
import { say, type Rule } from './rule';
import { WORD_RULES } from './word-rules';

const NARRATED =
  'test homework message email letter shop restaurant station store shirt tv internet online line note class lesson textbook page book chapter work works used ' +
  'friend friends teacher boss colleague coworker mum mom dad host mother sister brother girlfriend boyfriend wife husband texted wrote told ' +
  'heard saw read sign menu anime song drama manga game movie today yesterday keep hear hearing see seeing says always often sometimes use uses used ' +
  'word words phrase sentence kanji expression english mean means meaning meant translate translation understand exactly called';

/** More than a word: it ends in what ends sentences, or is long. */
const isSentence = (text: string): boolean =>
  /[。！？!?]|(?:です|ます|ました|ません|でした|だ|た|よ|ね|か|ない|ください|る|う|く|す|い)$/u.test(text) &&
  [...text].length > 3;

const MEANT =
  /^(?:translat\w*|english|explain\w*|understand|definition|define|confus\w*|stuck|asking|saying)$/;

/** Says that what stands there is to be told apart. */
export const COMPARED =
  /^(?:between|differ\w*|vs|versus|confus\w*|mix\w*|same|or|when|which|decide|choose|compare|apart|nuance\w*|swap\w*|instead)$/;

/** A sentence of several words: it ends as one, and something stands before a particle. */
const isWhole = (text: string): boolean =>
  isSentence(text) && /[^\s、][はがをにでへともの][^\s、。]/u.test(text) && [...text].length > 6;

/** “3 sentences” */
function severalIn(words: readonly string[]): { readonly many: number } | null {
  const many = countOf(words.find((word) => /^(?:[2-5]|two|three|four|five)$/.test(word)) ?? '');
  return many === null ? null : { many };
}

/** What is asked about Japanese that stands in the message. */
export const JAPANESE_RULES: readonly Rule[] = [
  ERA_IN_KANJI,
  {
    // “which one is 結婚しています”: of what was explained, and no other question.
    japanese: [1, 1],
    needs: [/^which$/, /^is$/],
    may: 'then',
    intent: (understood) =>
      /^(?:(?:and|so|ok) )*which (?:one |of (?:them|these|those|the two) )?is J$/.test(understood.text)
        ? { kind: 'mean', text: say(understood) }
        : null,
  },
  {
    // “what does ばかり do in 食べてばかり”
    japanese: [2, 2],
    needs: [/^(?:what|what's|explain|why)$/, /^in$/],
    may: 'do doing mean means explain particle word ending here sentence for used using',
    intent: ({ runs: [text = '', within = ''], text: said }) =>
      within.includes(text) &&
      within !== text &&
      / J (?:(?:do|doing|mean|for|here|used) )*in (?:the sentence )?J\b/.test(said)
        ? { kind: 'mean', text, within }
        : null,
  },
  {
    japanese: [1, 1],
    needs: [/^(?:can|may|could|rude|polite)$/, /^(?:say|said|saying)$/],
    may: 'teacher boss friend friends stranger someone customer polite rude enough like if when talk talking',
    intent: ({ shape: { japanese, words } }) =>
      isSentence(japanese[0] ?? '') ||
      /^(?:so |and |but )?(?:can|could|may) (?:i|you|we) (?:also |just )?say J\b/.test(words.join(' '))
        ? { kind: 'check', text: japanese[0] ?? '' }
        : null,
  },
  {
    japanese: [1, 3],
    needs: [/^(?:in)?transitive$/],
    may: 'verb verbs intransitive transitive difference between vs pair counterpart version partner other form acts object',
    firm: true,
    intent: ({ runs }) => ({ kind: 'pair', verbs: runs }),
  },
  {
    japanese: [1, 1],
    needs: [/^(?:pair|partner|counterpart|twin)$/],
    may: 'verb verbs other half',
    intent: ({ runs }) => ({ kind: 'pair', verbs: runs }),
  },
  {
    japanese: [1, 5],
    needs: [KEIGO],
    may: 'form forms version verb verbs word words polite respectful humble honorific language more equivalent special',
    firm: true,
    // “keigo in a shop: what does かしこまりました mean”
    intent: ({ runs: [text = '', ...more], shape: { words } }) =>
      words.some((word) => /^means?$/.test(word)) && more.length === 0
        ? { kind: 'mean', text }
        : { kind: 'keigo', verbs: [text, ...more], which: keigoNamed(words) },
  },
  {
    japanese: [1, 1],
    needs: [/^(?:ru|u|ru-verb|u-verb|godan|ichidan|group|class|irregular|る|う)$/],
    may: 'verb verbs ru u ru-verb u-verb godan ichidan group class type 1 2 3 irregular which kind',
    intent: (understood) => ({ kind: 'verbClass', text: say(understood) }),
  },
  ...WORD_RULES,
  ...CONSTRUCT_RULES,
  {
    japanese: [1, 1],
    needs: [/^(?:causative)[- ]?(?:passive)?$/, /^(?:passive|causative-passive)$/],
    may: 'form tense make conjugate verb',
    firm: true,
    intent: (understood) => ({ kind: 'causativePassive', text: say(understood) }),
  },
  {
    japanese: [1, 3],
    needs: [
      /^(?:made|parts?|consists?|components?|composed|built|radicals?|elements?|pieces|structure|break|broken|remember|mnemonics?|bits?|side|left|top|bottom)$/,
    ],
    may: 'tip tips trick tricks memory way easy make makes making kanji character mean meaning down different looks look',
    firm: true,
    intent: ({ runs, rest, shape: { words } }) => {
      const text = runs.join('');
      // “she made 寿司 for me”
      const isAsked = words.some((word) =>
        /^(?:of|from|out|down|parts?|bits?|kanji|radicals?|what|how|tips?|tricks?|mnemonics?)$/.test(word),
      );
      const isSure = isAsked && (rest.length === 0 || [...text].length === runs.length);
      return isSure && runs.every(hasKanji) ? { kind: 'parts', text } : null;
    },
  },
  ...READING_RULES,
  {
    japanese: [1, 1],
    needs: [
      /^(?:correct|check|fix|sense|mistakes?|right|wrong|ok|okay|natural|naturally|grammatical|grammatically|errors?|proofread|homework|good|sounds?|improve|proper|correctly|better|fine|strange|weird|odd|off|native|typos?|slips?|tadashii|acceptable|legit|understandable|japanese)$/,
    ],
    may: 'sentence sentences grammar my essay diary teacher said wrote sound sounds natural sense makes make homework correct mistake mistakes better did there quickly over text following write anything rate',
    firm: true,
    intent: ({ shape, rest }) => {
      const [sentence = ''] = shape.japanese;
      const isMeant =
        rest.length > 0
          ? isWhole(sentence) &&
            !shape.words.some((word) => /^(?:mean\w*|translat\w*|english|why)$/.test(word))
          : isSentence(sentence) || [...sentence].length > 2;
      return isMeant ? { kind: 'check', text: sentence } : null;
    },
  },
  {
    japanese: [2, 3],
    needs: [
      /^(?:past|negative|polite|te|passive|potential|causative|plain|casual|formal|form)$/,
      /^(?:is|isn't)$/,
    ],
    may: 'form tense past negative polite te passive potential causative plain casual formal version of same just godan ichidan group verb adjective ru u ru-verb u-verb i-adjective na-adjective 1 2 3 since because therefore right correct becomes',
    intent: ({ shape, shape: { words }, runs }) => {
      const form = formIn(shape);
      // “走る is like 食べる so the te form is 走て”: of the first the last.
      const [one = '', other = ''] = [runs[0], runs.at(-1)];
      // “is 食べた the past of 食べる”, and “着る is a ru-verb, so the past is 着た”
      const [at, ofAt] = [words.indexOf('J'), words.indexOf('of')];
      const isFirst = ofAt > at && words[ofAt + 1] === 'J';
      const [claimed, of] = isFirst ? [one, other] : [other, one];
      return form ? { kind: 'isForm', claimed, of, form } : null;
    },
  },
  {
    japanese: [2, 5],
    needs: [/^(?:read|pronounce|pronounced|readings?|pronunciation)$/],
    may: 'kanji word words correctly right both',
    firm: true,
    intent: ({ runs }) => ({ kind: 'read', text: runs.join('、') }),
  },
  {
    japanese: [2, 5],
    needs: [/^J$/],
    may: 'both either nuance nuances differ differs write doing difference differences between vs versus mix mixed up confuse confused confusing confuses different compare instead same always mean means use using used more better correct word words kanji places place time people distinguish tell apart natural which right choose choosing sentence sentences question questions sometimes never other particle particles verb verbs explain interchangeable should meaning meanings english grammar wrong best say',
    firm: true,
    intent: ({ runs, rest, shape: { words } }) => {
      // “what does たい mean, like in 食べたい”
      if (words.some((word) => /^mean/.test(word)) && words.includes('like'))
        return { kind: 'mean', text: runs[0] ?? '' };
      // “the よね in いいよね”
      const [part = '', whole = ''] = runs;
      if (
        runs.length === 2 &&
        whole.includes(part) &&
        /\bthe (?:particle |word |ending )?J (?:mean )?(?:in|of) J\b/.test(words.join(' '))
      )
        return { kind: 'mean', text: part };
      // What is left over may be what is asked, where nothing says that they are to be told apart.
      return rest.length === 0 || words.some((word) => COMPARED.test(word) || /^(?:why|not)$/.test(word))
        ? { kind: 'several', texts: runs }
        : null;
    },
  },
  {
    japanese: [1, 1],
    needs: [/^words?$/, /^(?:have|has|with|use|uses|using|used|contain|contains|containing|in)$/],
    may: 'other more kanji character same common written write make made where show up example examples',
    firm: true,
    intent: ({ runs: [text = ''] }) =>
      hasKanji(text) && [...text].length === 1 ? { kind: 'kanji', text, words: true } : null,
  },
  {
    japanese: [1, 1],
    needs: [/^(?:why|come|reason)$/],
    may: '',
    rest: true,
    intent: ({ shape: { japanese, words } }) =>
      words.includes('come') && !words.includes('how')
        ? null
        : { kind: 'explain', text: bareRun(japanese[0] ?? '') },
  },
  {
    japanese: [1, 1],
    needs: [/^(?:examples?|sentences?|usages?|use)$/],
    may: '2 3 4 5 two three four five see hear example sample sentences sentence simple short easy another more different word using uses containing context correctly naturally make write n5 n4',
    firm: true,
    intent: ({ shape: { words, japanese }, rest, runs: [text = ''] }) => {
      if (/^[〜~～]/u.test(japanese[0] ?? '')) return { kind: 'mean', text };
      // “my sentence: …” is to be looked at.
      if (words.includes('my') && isWhole(text)) return { kind: 'check', text };
      const isSaid = words.some((word) => /^(?:sentences?|examples?|context|how)$/.test(word));
      return (words.includes('use') && !isSaid) ||
        (rest.length > 0 && !words.some((word) => /^examples?$/.test(word)))
        ? null
        : { kind: 'example', text, ...severalIn(words) };
    },
  },
  ...FORM_RULES,
  {
    japanese: [1, 1],
    needs: [/^(?:read|pronounce|reading|pronunciation|furigana|pronounced)$/],
    may: 'kanji word correctly right date number this',
    firm: true,
    intent: ({ runs: [text = ''], shape: { words } }) =>
      words.some((word) => /^(?:is|isn't|mean\w*)$/.test(word)) ? null : { kind: 'read', text },
  },
  {
    japanese: [1, 1],
    needs: [/^(?:hiragana|katakana|romaji)$/],
    may: 'hiragana katakana romaji written write spell convert date word kanji only letters',
    firm: true,
    intent: ({ runs: [text = ''], shape: { words } }) => {
      const script = scriptNamed(words.find((word) => scriptNamed(word)) ?? '');
      return script ? { kind: 'write', text, script } : null;
    },
  },
  {
    japanese: [1, 1],
    needs: [/^kanji$/, /^(?:used?|uses|have|has|written|write|spell|spelled|for|in|of)$/],
    may: 'kanji used use uses written write spell spelled correct right',
    firm: true,
    intent: ({ runs: [text = ''], shape: { words } }) =>
      !hasKanji(text)
        ? { kind: 'write', text, script: 'kanji' }
        : words.some((word) => /^(?:uses?|used|written|have|has)$/.test(word))
          ? { kind: 'kanji', text }
          : null,
  },
  {
    japanese: [1, 1],
    needs: [/^(?:kanji|character)$/],
    may: `${NARRATED} kanji character words using used reading readings read explain`,
    intent: ({ runs: [text = ''] }) =>
      !hasKanji(text)
        ? { kind: 'write', text, script: 'kanji' }
        : [...text].length === 1
          ? { kind: 'kanji', text }
          : null,
  },
  {
    japanese: [1, 1],
    needs: [
      /^(?:work|works|get|don't|use|used|using|mean|means|meaning|meant|explain|explanation|translate|translation|english|for|what|what's|whats|understand|definition|define|asking|saying)$/,
    ],
    may: `${NARRATED} written stands explain explanation definition define grammar point does particle ending form exactly describe reading read pronounced`,
    firm: true,
    intent: ({ rest, shape: { words }, runs: [text = ''] }) => {
      const asks = words.some((word) => /^mean/.test(word));
      if (/^(?:(?:and|so|ok) )*(?:can|could|should|may) (?:i|you|we) (?:also )?use\b/.test(words.join(' ')))
        return { kind: 'partly', text };
      if (rest.length > 0 && !asks && !words.some((word) => MEANT.test(word))) return null;
      // “what about 犬” asks of it what was asked before; the reading and the kanji have rules of their own.
      const isOther = /^(?:(?:what|how) about|and)(?: for| of| with)? J/.test(words.join(' '));
      const isReading = words.some((word) =>
        /^(?:read|pronounced?|reading|kanji|hiragana|katakana|romaji)$/.test(word),
      );
      return isOther || (isReading && !asks) ? null : { kind: 'mean', text };
    },
  },
];
