import { hasJapanese, hasKanji } from '@kotoba/japanese';
import { countOf } from '@kotoba/language';
import type { Intent } from './intent';
import { lessonRequest } from './lesson-request';
import { patternsFor, type IntentPattern, type Parts, SCRIPT, scriptNamed } from './pattern';

const PRONOUN = /^(it|this|that|(?:this|that|the) (?:word|verb|adjective|one)|それ|これ)$/i;
const NUMBER = String.raw`(?<number>\d{1,7}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen)`;

const write = (part: Parts): Intent | null => {
  const script = scriptNamed(part('script'));
  return script && part('text') ? { kind: 'write', text: part('text'), script } : null;
};
const read = (part: Parts): Intent | null =>
  hasJapanese(part('text')) || PRONOUN.test(part('text')) ? { kind: 'read', text: part('text') } : null;
const kanji = (part: Parts): Intent | null =>
  hasKanji(part('text')) ? { kind: 'kanji', text: part('text') } : null;
function example(part: Parts): Intent | null {
  const text = part('text');
  if (text === '' || PRONOUN.test(text)) return { kind: 'exampleOfIt' };
  // How 〜すぎる is used is a point of grammar.
  return { kind: /^[〜~～]/u.test(text) ? 'mean' : 'example', text: text.replace(/^[〜~～]/u, '') };
}
const mean = (part: Parts): Intent | null => (part('text') ? { kind: 'mean', text: part('text') } : null);
const meanJapanese = (part: Parts): Intent | null => (hasJapanese(part('text')) ? mean(part) : null);
const say = (part: Parts): Intent | null =>
  hasJapanese(part('text')) || !part('text') ? null : { kind: 'say', text: part('text') };
const count = (part: Parts): Intent | null => {
  const value = /^\d+$/.test(part('number')) ? Number(part('number')) : countOf(part('number'));
  return value === null || /^to \d/.test(part('noun')) ? null : { kind: 'count', value, noun: part('noun') };
};

/** How to ask how something is counted, written, read; what a kanji is. */
export const writingPatterns: readonly IntentPattern[] = [
  ...patternsFor(
    [
      new RegExp(
        `^how (?:do|would|can|should) (?:i|you|we|one) count ${NUMBER} (?<noun>.+?)(?: in japanese)?$`,
        'i',
      ),
      new RegExp(`^count ${NUMBER} (?<noun>.+?)(?: in japanese)?$`, 'i'),
    ],
    count,
  ),
  ...patternsFor(
    [
      /^(?:how (?:do|would|can|should) (?:i|you|we|one) count|what(?:'s| is)? (?:the )?counter(?: word)? (?:for|do (?:i|you|we) use (?:for|to count|with)|is used for)|(?:the )?counter(?: word)? for|which counter .*?(?:for|with)) (?<noun>.+?)(?: in japanese)?$/i,
    ],
    (part) => ({ kind: 'count', value: 1, noun: part('noun') }),
  ),
  ...patternsFor(
    [
      new RegExp(
        `^how (?:do|would|can|should) (?:i|you|we|one) (?:write|spell|type|say) (?<text>.+?) (?:in|with|using) ${SCRIPT}$`,
        'i',
      ),
      new RegExp(
        `^(?:write|spell|convert|put|type|show|give me|change|transcribe|transliterate) (?<text>.+?) (?:in|to|into|using|with|as) ${SCRIPT}$`,
        'i',
      ),
      new RegExp(
        `^(?:what(?:'s| is| are) )?(?:the )?${SCRIPT} (?:for|of|spelling of|version of) (?<text>.+)$`,
        'i',
      ),
      new RegExp(`^(?:what(?:'s| is| are) |how is )?(?<text>.+?) (?:written )?(?:in|as) ${SCRIPT}$`, 'i'),
      /^(?<text>.+?)(?:を|は|の)(?<script>ひらがな|カタカナ|漢字|ローマ字)(?:で|に|は|を|って|$).*$/,
    ],
    write,
  ),
  ...patternsFor([/^(?<text>\S{1,6})(?:は何画|の画数|の音読み|の訓読み).*$/], kanji),
  ...patternsFor(
    [
      /^how (?:do|can|should|would) (?:i|you|we|one) (?:read|pronounce) (?<text>.+)$/i,
      /^how (?:is|are) (?<text>.+?) (?:read|pronounced|said)$/i,
      /^(?:what(?:'s| is| are) )?(?:the )?(?:readings?|pronunciation|furigana|yomigana|yomikata|hiragana) (?:of|for) (?<text>.+)$/i,
      /^(?:read|pronounce|furigana)(?: this| the following)?:? (?<text>.+)$/i,
      /^(?:これ|この(?:漢字|言葉|字))は?(?:何と|なんと|どう)(?:読|よ)(?:みますか|むの)[::、。]\s*(?<text>.+)$/,
      /^(?<text>.+?)(?:は|って|を|の)?(?:何と|なんと|どう|どうやって)(?:読|よ)(?:みますか|むの|む|んで).*$/,
      /^どう(?:やって)?[「『]?(?<text>[^「」『』]+?)[」』]?を?(?:読|よ)(?:みますか|む|めば).*$/,
      /^(?<text>.+?)の(?:読み方|よみかた|読み|ふりがな|振り仮名|発音).*$/,
    ],
    read,
  ),
];

const SENTENCE = String.raw`(?:(?:example|sample|model|simple|short|easy|new|different|japanese)\s+)*(?:sentences?|usages?)`;
const WITH = String.raw`(?:with|for|of|using|that uses?|containing|including|about|where .* uses?)`;

/** How to ask for a word in use, for what it means, for how to say something. */
export const meaningPatterns: readonly IntentPattern[] = [
  ...patternsFor(
    [
      /^what (?:is|does|'s)(?: is)? (?:this|that|it)(?: mean| say| word| sentence)?[:,]? (?<text>.+)$/i,
      /^どういう意味(?:です)?か?[::、]\s*(?<text>.+)$/u,
    ],
    meanJapanese,
  ),
  ...patternsFor([/^(?<text>\S+(?: \S+)?) means? what$/i], mean),
  ...patternsFor(
    [
      /^(?:what(?:'s| is| are) )?(?:the )?(?:opposites?|antonyms?) (?:of|for|to) (?<text>.+?)(?: in japanese)?$/i,
      /^(?!(?:the|its|an?|any|what|direct|exact|and|so)\b)(?<text>[a-z]+),? (?:opposite|antonym)s?$/i,
      /^(?<text>.+?)の(?:反対|反対語|対義語)(?:は|を|って|$).*$/,
    ],
    (part) => (part('text') ? { kind: 'opposite', text: part('text') } : null),
  ),
  ...patternsFor(
    [
      /^(?:(?:an?|another|the|any|some|what's an?|give me an?) )?synonyms? (?:for|of) (?<text>[a-z]+)(?: in japanese)?$/i,
    ],
    (part) => ({ kind: 'similar', text: part('text') }),
  ),
  ...patternsFor(
    [
      new RegExp(
        `^(?:(?:give|show|tell|make|write|need|want|have|get|create|form|build)\\s+)?(?:me |us )?(?:an? |another |one more |some |more |other |a few |\\d+ |the )*(?:examples?(?: ${SENTENCE})?|${SENTENCE}) ${WITH} (?:the word )?(?<text>.+)$`,
        'i',
      ),
      /^(?:can you |could you )?use (?:the word )?(?<text>.+?) in (?:an? |some |a new |another )?(?:example |short |simple )*(?:sentences?|phrase|context|example)$/i,
      /^(?:show me |tell me |explain )?how (?:to use|is) (?:the word )?(?<text>.+?)(?: used)?(?: in (?:a|an) (?:sentence|context))?$/i,
      /^(?:give me |show me |i need |i want )?(?:an? |another |one more |some |more |other |a different |a new |the )*(?:examples?(?: sentences?)?|sentences?)(?: (?:of|for|with) (?<text>it|that|this))?$/i,
      /^(?:もう(?:一つ|ひとつ|1つ)の?)?(?<text>.*?)の?(?:例文|例)(?:を|は|が|も|お願い|くだ|$).*$/,
      /^(?<text>.(?:(?![をが](?:使った|使って|使う|入った|つかった)).)*)[をが](?:使った|使って|使う|入った|つかった).*(?:文|例|して|作).*$/,
      /^(?<text>.+?)の(?:使い方|つかいかた).*$/,
      /^(?<text>.+?)は?どう(?:使|つか)(?:います|う|えば).*$/,
    ],
    (part) => example((name) => part(name).replace(/(?:を使った|の)$/, '')),
  ),
  ...patternsFor(
    [
      new RegExp(
        `^(?:(?:give|show|tell|make|write|teach)\\s+)?(?:me |us )?(?:an? |another |some |more |\\d+ |the )*phrases? ${WITH} (?:the word )?(?<text>.+)$`,
        'i',
      ),
    ],
    (part) => (hasJapanese(part('text')) ? example(part) : null),
  ),
  ...patternsFor(
    [
      /^what (?:does|do|did|would) (?:the (?:word|phrase|japanese|kanji) )?(?<text>.+?)(?: (?:really|actually|exactly|literally|usually))? mean(?: in english)?(?:,? (?:like|as|such as|for example) (?:in )?.+)?$/i,
      /^(?:what(?:'s| is| are) )?(?:the )?(?:meanings?|definition|english(?: word| meaning| translation)?|translation) (?:of|for) (?:the (?:word|phrase) )?(?<text>.+?)(?: in english)?$/i,
    ],
    mean,
  ),
  ...patternsFor(
    [
      /^(?:what(?:'s| is| are)|who(?:'s| is)|explain|translate|meaning|what about the word) (?:the word |an? )?(?<text>.+?)(?: (?:mean(?:s|ing)?|to english|supposed to mean))?$/i,
      /^(?<text>.+?)(?:って|とは|は|の)?(?:どういう|どんな|何の|なんの)?(?:意味|いみ)(?:です|は|を|って|が|$).*$/,
      /^(?<text>.+?)(?:は|を|って)?英語(?:で|に|では)(?:何|なん|どう|は|言|訳|お願い|教え|$).*$/,
      /^(?<text>.+?)(?:とは|って)(?:何|なん|なに)(?:です|の|だ|$).*$/,
    ],
    meanJapanese,
  ),
  ...patternsFor(
    [
      new RegExp(
        `^how (?:do|would|can|should) (?:i|you|we|one) say ${NUMBER} (?<noun>[a-z][a-z' -]+?)(?: in japanese)?$`,
        'i',
      ),
    ],
    (part) => {
      // "two people" is counted; "one moment" is said.
      const counted = count(part);
      return counted && /s$|o'?clock|yen|sheep|people|children|men|women|teeth|feet/.test(part('noun'))
        ? counted
        : null;
    },
  ),
  ...patternsFor(
    [
      /^how (?:do|can|should|would|could|to) ?(?:i|you|we|one)? (?:politely )?(?<text>(?:introduce|greet|thank|invite|congratulate|compliment|refuse|decline|apologi[sz]e|order|shop|agree|disagree|ask (?:for (?!the |an? |some |help\b)|about )|make (?:an? )?(?:appointment|reservation|friends|plans)|answer the|talk (?:about|on)|check in)\b.*?)(?: (?:in|using) japanese)?$/i,
    ],
    // “how do i ask for two of them” is asked of what was shown.
    (part) =>
      /\b(?:it|them|this|that|these|those|ones?)\b/i.test(part('text'))
        ? null
        : lessonRequest({ subject: part('text'), wants: 'phrases' }),
  ),
  ...patternsFor(
    [
      /^(?:which|what) verb (?:is|do|would|should|can)(?: (?:i|you|we|people|one))? (?:use|used|say|said) with (?<text>.+)$/i,
    ],
    (part) => ({ kind: 'verbWith', text: part('text') }),
  ),
  ...patternsFor(
    [
      // “take a photo” is told to somebody, where “to take a photo” is a verb.
      /^(?:which|what) verb (?:is|do|would|should|can)(?: (?:i|you|we|people|one))? (?:use|used|say|said)(?: (?:for|to say|to|when|about))? ["“']?(?:to )?(?<text>(?!(?:the|an?|my|for|to|when|about|with|say)\b|\w+ing\b)[a-z]+ [a-z][a-z ]*)["”']?$/i,
    ],
    (part) => ({ kind: 'say', text: `to ${part('text')}` }),
  ),
  ...patternsFor(
    [
      /^what (?:do|would|can|could|should|does|must) (?:you|i|we|one|they|people|(?:the )?japanese(?: people| person)?|a japanese person) (?:usually |always |normally )?say(?: in japan(?:ese)?)? (?<text>(?:(?:right )?before|after|when|whenever|if|while|as|at|on|to) .+?)(?: in japan(?:ese)?)?$/i,
    ],
    (part) => (hasJapanese(part('text')) ? null : { kind: 'occasion', text: part('text') }),
  ),
  ...patternsFor(
    [
      // “someone gave me a gift, what do i say”
      /^(?<text>(?:someone|somebody|my|an?|the|i|i'm|i've|when|if|after|before|people|it's|at) .{4,}?)[,.;:-]* (?:what|how) (?:do|should|can|would|must|to) ?(?:i|you|we)? ?(?:say|reply|answer|respond|react)(?: (?:to (?:him|her|them|that|it)|then|back|politely|in japanese))*$/i,
      /^(?:(?:how|what) (?:do|should|can|would|to) ?(?:i|you|we|one|people)? ?(?:reply|respond|react|answer)|what(?:'s| is) the (?:reply|response|answer)) (?:to|when|if) (?<text>.{4,})$/i,
      /^(?:what(?:'s| is) )?(?:the |a )?(?<text>(?:new year'?s?|birthday|wedding|christmas|graduation|funeral|farewell) greeting)s?$/i,
    ],
    (part) => (hasJapanese(part('text')) ? null : { kind: 'occasion', text: part('text') }),
  ),
  ...patternsFor(
    [
      /^(?:how|what) (?:do|would|can|could|should|does|might) (?:you|i|we|one|they|people|someone|the japanese|japanese people|japanese|a japanese person) (?:say|call|express|tell someone|ask|write|translate|refer to)(?: that)?:? (?<text>.+?)(?: (?:in|into|to|using) japanese)?$/i,
      /^(?:which|what) (?:japanese )?(?:verb|word|term|phrase|expression|adjective) (?:is|do|would|should|can)(?: (?:i|you|we|people|one))? (?:use|used|say|said)(?: (?:for|to say|to|with|when|about))? (?<text>.+)$/i,
      /^in japanese[:,]? (?<text>.+)$/i,
      /^is there an? (?:japanese )?(?:word|phrase|expression|way to say)(?: (?:for|to say))? (?<text>.+?)(?: in japanese)?$/i,
      /^how (?:do|would|can|should) (?:i|you|we) tell (?<text>(?:the|a|an|my|someone|somebody|people|them|him|her)\b.+?)(?: in japanese)?$/i,
      /^how to (?:say|call|express|ask|write)(?: that)?:? (?<text>.+?)(?: in japanese)?$/i,
      /^(?:what(?:'s| is| are)|tell me|give me|i need|teach me) (?:the |a |an )?(?:japanese |right |correct |polite |best |usual )?(?:word|name|translation|term|phrase|expression|verb|noun|adjective|japanese)(?: in japanese)? (?:for|of|to say|meaning) (?<text>.+?)(?: in japanese)?$/i,
      /^(?:the |a )?(?:japanese )?(?:word|term|expression|phrase|verb|noun|adjective|adverb|name|japanese) (?:for|of|meaning) (?!the day$)(?<text>.+)$/i,
      /^(?:please )?translate(?: please)?:? (?<text>.+?)(?: (?:to|into|in) japanese)?$/i,
      /^(?:what(?:'s| is| are) )?(?<text>.+?) in japanese$/i,
      /^(?<text>.+?)(?:は|を|って)?日本語(?:で|に|では)(?:何|なん|どう|は|言|訳|お願い|教え|$).*$/,
    ],
    say,
  ),
  ...patternsFor(
    [
      /^what(?:'s| is| are) (?:an? |the )?(?<text>(?!up\b|new\b|that\b|this\b|it\b|wrong\b|going\b|your?\b|my\b|next\b)[a-z]+(?: [a-z]+)?)$/i,
    ],
    say,
  ),
];
