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
  for (const word of words.filter(({ written }) => hasKanji(written))) {
    const ways = alignFurigana(word.written, word.kana).reduce<string[]>(
      (begun, { text, ruby }) => begun.flatMap((way) => [way + text, ...(ruby ? [way + ruby] : [])]),
      [''],
    );
    for (const way of ways) if (hasKanji(way) && !spelled.has(way)) spelled.set(way, word);
  }
  return spelled;
}
