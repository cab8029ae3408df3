/** What learners ask in Japanese in the middle of their English, or behind it, and how English asks it. */
const TERMS: readonly (readonly [term: string, english: string])[] = [
  [String.raw`(?:どういう|どんな|何の)?(?:意味|いみ)`, 'meaning'],
  ['読み方|よみかた|読み|ふりがな', 'reading'],
  ['例文|れいぶん', 'example sentence'],
  ['使い方|つかいかた', 'how to use'],
  ['反対語?|対義語|反意語', 'opposite'],
  ['類義語|同義語|似た言葉', 'synonym'],
  ['違い|ちがい', 'difference'],
  ['尊敬語', 'honorific form'],
  ['謙譲語', 'humble form'],
  ['敬語', 'keigo'],
  ['数え方|助数詞', 'counter'],
  ['辞書形|原形', 'dictionary form'],
  ['過去形', 'past form'],
  ['否定形|ない形', 'negative form'],
  ['可能形', 'potential form'],
  ['受け?身形?', 'passive form'],
  ['使役形', 'causative form'],
  ['意向形', 'volitional form'],
  ['命令形', 'imperative form'],
  ['条件形|仮定形', 'conditional form'],
  ['丁寧形|丁寧語', 'polite form'],
  ['他動詞', 'transitive verb'],
  ['自動詞', 'intransitive verb'],
  ['合って(?:い)?(?:る|ます)|正しい', 'is it correct'],
];
/** That it is asked, and nothing else. */
const ASKED =
  '(?:は|って|とは|を|が)?(?:何|なに|なん)?(?:です|でしょう|だ)?[かの]?(?:を?教えて|を?おしえて)?(?:ください|下さい)?';
const BESIDE = String.raw`\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々`;
const ALONE = TERMS.map(
  ([term, english]) =>
    [
      new RegExp(`(?<![${BESIDE}])(?:の|は)?(?:${term})${ASKED}(?![${BESIDE}])`, 'gu'),
      ` ${english} `,
    ] as const,
);
/** “(…)は何ですか”, “…を教えて”, behind English: it is asked, and the English says what. */
const ONLY_ASKED = new RegExp(
  `(?<![${BESIDE}])(?:は|って|とは)?(?:(?:何|なに|なん)(?:です|でしょう)か?|(?:を)?(?:教えて|おしえて)(?:ください|下さい)?|お願い(?:します)?|どうして|なぜ)(?![${BESIDE}])`,
  'gu',
);

/** A message of English and Japanese with what it asks in Japanese in English: “反対語 of 高い” is “opposite of 高い”. */
export function askedInEnglish(message: string): string {
  if (!/[a-z]{2,}/i.test(message)) return message;
  const asked = ALONE.reduce((text, [term, english]) => text.replace(term, english), message);
  return asked.replace(ONLY_ASKED, ' ').replace(/\s+/g, ' ').trim();
}
