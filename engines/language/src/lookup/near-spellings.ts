import { alignFurigana, hasKanji } from '@kotoba/japanese';
import type { AuthoredWord } from '../authored/authored-word';

const SOUND = /([ぁ-ゖ])ー/g;
/** What ー in hiragana makes long, with う and い, or doubled: せんせー せんせい, おーきい おおきい. */
const LONG: readonly (readonly [row: RegExp, usual: string, doubled: string])[] = [
  [/[あかさたなはまやらわがざだばぱゃ]/, 'あ', 'あ'],
  [/[いきしちにひみりぎじびぴ]/, 'い', 'い'],
  [/[えけせてねへめれげぜでべぺ]/, 'い', 'え'],
  [/[おこそとのほもよろごぞどぼぽょ]/, 'う', 'お'],
];
const vowelOf = (kana: string, way: 1 | 2): string => LONG.find(([row]) => row.test(kana))?.[way] ?? 'う';

/** Other ways to write kana that are no word as they stand: おかーさん, すごーい, しょうがねえ, やばっ, "たべもの。". */
export function respelled(text: string): string[] {
  if (hasKanji(text)) return [text.replace('子ども', '子供')].filter((way) => way !== text);
  const bare = text.replace(/(?<=.)[っッ。、．.！!？?〜~]+$/, '');
  const ways = [
    text.replace(/[っッ]$/, 'い'),
    bare,
    bare.replace(SOUND, (_, kana: string) => kana + vowelOf(kana, 1)),
    bare.replace(SOUND, (_, kana: string) => kana + vowelOf(kana, 2)),
    bare.replace(SOUND, '$1'),
    bare.replace(/ね[えぇー]$/, 'ない'),
  ];
  return [...new Set(ways)].filter((way) => way !== text && way !== '');
}

/** Words with some of their kanji in kana, as learners write those that they do not know yet: たべ物, 食べもの. */
export function partlySpelled(words: readonly AuthoredWord[]): ReadonlyMap<string, AuthoredWord> {
  const spelled = new Map<string, AuthoredWord>();
  const known = new Set(words.map(({ written, kana }) => `${written}|${kana}`));
  /** 一人暮 read ひとりぐ is 一人ぐ and ひとり暮: one of the two has to be a word of that reading. */
  const halves = (text: string, ruby: string): string[] =>
    Array.from(
      text.slice(1),
      (_, place) => [text.slice(0, place + 1), text.slice(place + 1)] as const,
    ).flatMap(([one, other]) =>
      Array.from(ruby.slice(1), (_, at) => [ruby.slice(0, at + 1), ruby.slice(at + 1)] as const)
        .filter(([read, rest]) => known.has(`${one}|${read}`) || known.has(`${other}|${rest}`))
        .flatMap(([read, rest]) => [one + rest, read + other]),
    );
  for (const word of words.filter(({ written }) => hasKanji(written))) {
    const ways = alignFurigana(word.written, word.kana).reduce<string[]>(
      (begun, { text, ruby }) =>
        begun.flatMap((way) =>
          [text, ...(ruby ? [ruby, ...halves(text, ruby)] : [])].map((part) => way + part),
        ),
      [''],
    );
    for (const way of ways) if (hasKanji(way) && !spelled.has(way)) spelled.set(way, word);
  }
  return spelled;
}
