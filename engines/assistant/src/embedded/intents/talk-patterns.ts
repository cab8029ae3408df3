import { hasJapanese } from '@kotoba/japanese';
import { isLevel } from '@kotoba/contracts';
import { countOf, type WordKind } from '@kotoba/language';
import type { Intent } from './intent';
import { romajiSentence } from './text';
import { patternsFor, type IntentPattern, type Parts } from './pattern';

const RIGHT = String.raw`(?:correct|right|ok(?:ay)?|good|natural|grammatical|wrong|proper|fine|good japanese|correct japanese)`;
const check = (part: Parts): Intent | null => {
  const text = part('text');
  if (text === '') return { kind: 'checkNext' };
  const sentence = hasJapanese(text) ? text : romajiSentence(text);
  return sentence === null ? null : { kind: 'check', text: sentence };
};

/** Sentences to be put right. They are looked for first: what they hold may look like anything. */
export const checkPatterns: readonly IntentPattern[] = patternsFor(
  [
    /^(?:fix|correct|check|proofread|review|improve)(?: (?:my|this|the|these|following|japanese|sentences?|text|grammar|writing|mistakes? in|for me))*\s*(?:[:,-]\s*|\s+|$)(?<text>.*)$/i,
    new RegExp(
      `^(?:is|are) (?:this|it|that|the following|my)(?: (?:sentence|japanese|grammar|phrase))?(?: (?:also|grammatically))? ${RIGHT}\\s*(?:[:?,-]\\s*|$)(?<text>.*)$`,
      'i',
    ),
    new RegExp(
      `^(?<text>.+?)(?<![\\s。、.,!?-])[\\s。、.,!?-]*(?:is|does|was) (?:that|this|it) (?:sound |look )?${RIGHT}$`,
      'i',
    ),
    /^(?<text>.+?)(?<![\s。、.,!?-])[\s。、.,!?-]+(?:correct|right|ok)$/i,
    // What one means to send is looked at, whatever it is called.
    /^(?:and |so |ok )?(?:this is |it's )?(?:for|to) (?:(?:my|the|an?|our) )?[a-z' -]{2,30}: ?(?<text>(?=.*[\p{Script=Hiragana}]).{7,})$/iu,
    /^(?:i(?:'m| am)? (?:want(?:ed)?|need|have|going|trying|would like|'d like) to (?:write|send|text|tell|say|post|email)|i (?:wrote|said|sent)|my (?:sentence|message|text|email|answer|try|attempt))\b[^:]*: ?(?<text>.+)$/i,
    /^(?:私の)?(?:文|日本語|作文)を?(?:直して|添削して|チェックして)(?:ください|くれ.*)?[::]?\s*(?<text>.*)$/,
    /^(?:この|次の|私の)(?:文|文章|日本語|文法)は(?:正しい|合ってい?ます|あってい?ます|大丈夫|おかしい)(?:です)?か?[::。、]\s*(?<text>.+)$/,
    /^(?:直して|添削して|チェックして)(?:ください)?[::]\s*(?<text>.+)$/,
    /^(?<text>.+?[。！!？?])\s*(?:これ|この文)?(?:は|って|で)?(?:正しい|自然|大丈夫|合ってい?ます|おかしい|変)(?:です)?か?$/,
    /^(?<text>.+?)[」』]?(?:[、,]\s*(?:これ|それ|この文))?(?:は|って|で)?(?:正しい|合ってい?(?:ます|る)|あってい?(?:ます|る)|間違ってい?(?:ます|る)|大丈夫)(?:です|ます)?[かの]?$/,
    /^(?<text>.+?)を(?:直して|添削して|チェックして)(?:ください)?$/,
  ],
  check,
);

/** A few words that stand for the conversation itself. */
export const talkPatterns: readonly IntentPattern[] = [
  ...patternsFor(
    [
      /^(?:(?:can|could|shall|should|may) (?:we|i|you)|let'?s|i(?:'d| would)? (?:want|like|love) to|please) (?:please )?(?:just |only )?(?:talk|speak|chat|practi[cs]e (?:talking|speaking)|have a (?:chat|conversation|talk))(?: with (?:me|you))?(?: only)? (?:in )?japanese\b(?: (?:a (?:little|bit)|for a (?:while|bit)|now|today|please|with (?:me|you)|together|only))*$|^日本語で(?:話|はな)(?:しましょう|したい|せます|してもいい)(?:です)?[かねよ]?$/i,
    ],
    () => ({ kind: 'converse' }),
  ),
  ...patternsFor(
    [
      /^(?:hi|hello|hey|heya|hiya|howdy|yo|greetings|good (?:morning|afternoon|evening|day)|konnichi ?wa|konban ?wa|ohayo(?:u)?(?: gozaimasu)?)(?:[ ,]+(?:there|kotoba|assistant|sensei|again|everyone|friend|how are you(?: today)?))*$/i,
      /^(?:こんにちは|こんばんは|おはよう(?:ございます)?|はじめまして|やあ)(?:、?先生)?$/,
      /^how are you(?: doing)?(?: today)?$|^お?元気ですか$/i,
    ],
    () => ({ kind: 'greet' }),
  ),
  ...patternsFor(
    [
      /^(?:ok |okay |great |cool |nice )?(?:thanks|thank you|thx|ty|cheers|much appreciated|arigatou?(?: gozaimasu)?|ありがとう(?:ございます|ございました)?|どうも)(?:[ ,]+(?:so much|very much|a lot|a million|a bunch|a ton|loads|mate|man|buddy|again|for .*|sensei|kotoba))*$/i,
    ],
    () => ({ kind: 'thank' }),
  ),
  ...patternsFor(
    [
      /^(?:bye|goodbye|bye bye|see you(?: later| tomorrow)?|good night|sayo?unara|さようなら|じゃあね|またね|おやすみ(?:なさい)?)$/i,
    ],
    () => ({ kind: 'bye' }),
  ),
  ...patternsFor(
    [
      /^(?:help|help me|commands?|options|menu|instructions|\?+)$/i,
      /^(?:what|how) (?:else )?(?:can|could|do|should) (?:you|i|we)(?: (?:do|ask|say|help|teach|type|use|try))*(?: (?:you|me|this|here|with|for me|about))*$/i,
      /^what (?:all )?(?:are|r) you (?:able to|capable of|good at).*$|^(?:who|what) are you(?: for)?$|^how does this work$|^what is this$|^what are your (?:features|abilities|commands|functions)$/i,
      /^(?:何|なに)が(?:でき|出来).*$|^(?:使い方|ヘルプ|助けて).*$|^何を(?:聞|き)けば.*$/,
    ],
    () => ({ kind: 'help' }),
  ),
  ...patternsFor(
    [
      /^(?:(?:please )?save (?:it|this|that|them|these|those|all|everything|the (?:words?|cards?))(?: .*)?|(?:how|where) (?:do|can|should) i (?:save|keep|store|add|find) (?:a |the |this |these |my |saved )*(?:words?|cards?|vocabulary|it|them|this|these)\b.*|where (?:are|do) (?:my|the|saved).*words?.*)$/i,
      /^(?:単語|言葉|カード|これ)(?:を|は)(?:どうやって)?(?:保存).*$/,
    ],
    () => ({ kind: 'saving' }),
  ),
  ...patternsFor(
    [
      /^(?:i (?:really )?(?:don'?t|do not) (?:know|remember)(?: it| this| that)?|no idea|i have no idea|idk|dunno|no clue|not sure|i(?:'m| am) not sure|i give up|give up|pass|skip(?: it| this)?|i forgot|tell me(?: the answer)?|(?:show|what(?:'s| is)) (?:me )?the answer|(?:わか|分か)りません|知りません|(?:わか|分か)らない|知らない|忘れました|パス)$/i,
    ],
    () => ({ kind: 'giveUp' }),
  ),
  ...patternsFor(
    [
      /^(?:stop|quit|exit|end|finish|cancel|enough|no more|i(?:'m| am) done|done|that(?:'s| is) (?:enough|all))(?: (?:the |this )?(?:quiz|test|questions?|it|now|for now|for today))*$|^(?:やめ|止め|終わり|おわり).*$/i,
    ],
    () => ({ kind: 'stop' }),
  ),
  ...patternsFor(
    [
      /^(?:(?:please |can you |could you )?(?:quiz|test|examine|drill|ask)(?: me)?(?: again| now| some questions?| questions?)?|(?:give|make|start|do)(?: me)? (?:a |an |the |another )?(?:quiz|test)|let'?s (?:do|play|have|start) (?:a |the )?(?:quiz|test)|quiz|(?:a )?(?:vocabulary|vocab|word) (?:quiz|test)|クイズ.*|テスト(?:して|を).*)(?: (?:on|about|over|with|from|for) (?<subject>.+?))??(?<way>(?:,? (?:backwards|the other way(?: (?:a)?round)?|(?:from )?(?:english (?:to|into) japanese|japanese (?:to|into) english)))+)?$/i,
      /^(?!(?:i|we|he|she|they|my|the|what|how|when)\b)(?<subject>(?:\S+ ){0,2}?\S+(?<!,)) (?:quiz|test)$/i,
    ],
    (part) => {
      const [shown, many = ''] = SHOWN.exec(part('subject')) ?? [];
      const subject = shown === undefined ? OF_LEVEL.exec(part('subject'))?.[1] || part('subject') : '';
      const count = countOf(many);
      return {
        kind: 'quiz',
        subject: subject || null,
        ...(count !== null && { count }),
        ...(REVERSED.test(part('way')) && { isReversed: true }),
      };
    },
  ),
];
/** “my n5 words” are those of the level. */
const OF_LEVEL =
  /^(?:my |the |some |all )*(?:jlpt )?(n[1-5])(?: level)?(?: (?:words?|vocab|vocabulary|verbs|kanji))?$/i;
/** The English is asked for its Japanese. */
const REVERSED = /^(?!.*japanese (?:to|into) english)./i;
/** "quiz me on these words" is about what was shown, “on 5 words” about so many. */
const SHOWN =
  /^(?:these|those|the|this|that|them|my|(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten))?\s*(?:words?|vocabulary|cards?|them|it|ones?)?(?: please)?$/i;

const ONES = String.raw`(?:words?|ones?|cards?|vocab(?:ulary)?|of (?:them|these|those|the same)|like (?:that|this|these|those|it)|please|than that|for me|again)`;
const GIVE = String.raw`(?:(?:and |ok |okay |now |yes )?(?:(?:can|could|may) (?:i|we) (?:have|get|see) |(?:give|show|teach|tell|get|send|make|let)(?: (?:me|us|it))? |i (?:want|need|would like|'d like) |do you have |something |how about |what about |try )?)`;
const NUMBER = String.raw`(?:(?<count>\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|some|any) )?`;

/** What goes on from the last answer. */
export const followUpPatterns: readonly IntentPattern[] = [
  ...patternsFor(
    [
      /^(?:(?:and|but|ok|now|can i have|give me|show me) )*(?:only|just) (?:the )?(?<kind>nouns?|verbs?|adjectives?|adverbs?|i-adjectives?|na-adjectives?|n[1-5])(?: (?:ones|words|level))*(?: please| now)?$/i,
      /^(?:(?:and|so|ok|but) )*which (?:ones|of (?:them|these|those)) are (?:the )?(?<kind>nouns?|verbs?|adjectives?|adverbs?|i-adjectives?|na-adjectives?)$/i,
      /^(?:and|what about|how about) (?:the )?(?<kind>nouns|verbs|adjectives|adverbs|i-adjectives|na-adjectives)$/i,
      /^(?:(?:the|and|but) )*(?<kind>nouns?|verbs?|adjectives?|adverbs?|i-adjectives?|na-adjectives?|n[1-5])(?: (?:ones|words))? only(?: please)?$/i,
      /^(?:(?:and|ok|but|now|so) )*(?:are there |do you have |have you got |got )?(?:any|some) (?<kind>nouns|verbs|adjectives|adverbs|i-adjectives|na-adjectives)(?: (?:too|as well|for (?:it|that|this)|about (?:it|that|this)|there|please))*$/i,
    ],
    (part) => {
      const kind = part('kind').toLowerCase().replace(/s$/, '');
      const level = kind.toUpperCase();
      return {
        kind: 'onlyKind',
        partOfSpeech: isLevel(level) ? null : (kind as WordKind),
        level: isLevel(level) ? level : null,
      };
    },
  ),
  ...patternsFor(
    [
      new RegExp(
        `^${GIVE}${NUMBER}(?:more|others?|another(?: one| word)?|new ones?|different ones?|else)(?: ${ONES})*$`,
        'i',
      ),
      new RegExp(
        `^${GIVE}(?:another|some more|more) (?<count>\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: ${ONES})*$`,
        'i',
      ),
      /^(?:only|just|make it) (?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: (?:words|of them|please))*$/i,
      /^(?:again|once more),? (?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: (?:words|ones|more|please))*$|^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) again$/i,
      /^(?:again|next|continue|go on|keep going|one more(?: time)?|once more|anything else|what else|the next one|next one|next word|moar|\+\d+)$/i,
      /^(?:もっと|もう(?:少し|すこし|一つ|ひとつ|一度|いちど)|次|つぎ|他(?:に|の)?(?:は|も)?|ほか(?:に|の)?(?:は|も)?|続けて)(?:の?(?:言葉|単語))?(?:を|も|は)?(?:教えて|おしえて|ください|下さい|お願い(?:します)?|ありますか|見せて)*(?:ください|下さい)?$/,
    ],
    (part) => ({
      kind: 'more',
      count: /^(?:some|any|)$/i.test(part('count')) ? null : countOf(part('count')),
    }),
  ),
  ...patternsFor(
    [
      new RegExp(
        `^${GIVE}${NUMBER}(?:(?:a (?:bit|little)|much|even|slightly|some|way) )*(?:more (?:difficult|advanced|challenging|complex)|harder|tougher|less (?:easy|basic|simple)|higher level|rarer)(?: ${ONES})*$`,
        'i',
      ),
      /^(?:(?:that|this|those|these|it)(?:'s| is| was| are| were) )?(?:way |much |a bit )?too (?:easy|simple|basic)(?: for me)?$/i,
      /^(?:もっと|もう少し)?(?:難しい|むずかしい)(?:の|言葉|単語)?(?:を|が|は|で)?(?:教えて|ください|いい|お願い.*)*(?:ください|です)?$|^(?:簡単|かんたん|易し|やさし)すぎ(?:る|ます).*$/,
    ],
    () => ({ kind: 'shift', to: 'harder' }),
  ),
  ...patternsFor(
    [
      new RegExp(
        `^${GIVE}${NUMBER}(?:(?:a (?:bit|little)|much|even|slightly|some|way) )*(?:easier|simpler|more (?:basic|simple|common)|less (?:difficult|hard|advanced)|lower level)(?: ${ONES})*$`,
        'i',
      ),
      /^(?:(?:that|this|those|these|it)(?:'s| is| was| are| were) )?(?:way |much |a bit )?too (?:hard|difficult|advanced|complicated|much)(?: for me)?$/i,
      /^(?:もっと|もう少し)?(?:簡単な?|かんたんな?|易しい|やさしい)(?:の|言葉|単語)?(?:を|が|は|で)?(?:教えて|ください|いい|お願い.*)*(?:ください|です)?$|^(?:難し|むずかし)すぎ(?:る|ます).*$/,
    ],
    () => ({ kind: 'shift', to: 'easier' }),
  ),
  ...patternsFor(
    [
      /^(?:(?:and|ok|so|now|then) )*(?:the )?same (?:thing |question |idea |again )?(?:with|for|but) (?<text>.+)$/i,
      /^(?:(?:and|ok|so|now|then|can you) )*(?:do|try|show|give) (?:me )?(?<text>\S+(?: \S+)?),? (?:as well|too|also|next|now)$/i,
      /^(?:and|or|also|and also|what about|how about|and what about|and how about|then|now) (?:of |for (?!an? |the |my |your )|the word |with |in (?=[^a-z]+$))?(?<text>.+?)(?:,? (?:same (?:idea|thing|question)|(?<both>both)|too|as well|then|also|is (?:it|that) the same.*))?$/i,
      /^(?:(?:ok|okay|so|yes|and),? )*but (?:of |for |with |what about |how about )?(?<text>[^a-z\s]+)$/iu,
      /^(?:じゃあ|じゃ|では|それでは)、?(?<text>.+?)は?$/,
    ],
    (part) => ({ kind: 'sameQuestion', text: part('text'), ...(part('both') && { isBoth: true }) }),
  ),
];
