import { hasJapanese, hasLatin, parseRomaji } from '@kotoba/japanese';

const FULL: Readonly<Record<string, string>> = { ゃ: 'や', ゅ: 'ゆ', ょ: 'よ' };

/** "kôhî" is "kōhī". */
const withMacrons = (text: string): string =>
  text.normalize('NFD').replaceAll('\u0302', '\u0304').normalize('NFC');

const AS_NATIVE: Readonly<Record<string, string>> = { ā: 'aa', ī: 'ii', ū: 'uu', ē: 'ei', ō: 'ou' };
const MAX_MACRONS = 4;
/** Each long vowel as a loanword has it, or another word; a word with one of them needs no mixing. */
function mixedMacrons(text: string): string[] {
  const parts = text.split(/([āīūēō])/);
  const many = (parts.length - 1) / 2;
  if (many < 2 || many > MAX_MACRONS) return [];
  return parts.reduce<string[]>(
    (begun, part) => {
      const native = AS_NATIVE[part];
      const ways = native === undefined ? [part] : [native, `${native.charAt(0)}-`];
      return begun.flatMap((way) => ways.map((end) => way + end));
    },
    [''],
  );
}

const PARTICLES: Readonly<Record<string, string>> = { o: ' wo', wa: ' ha', e: ' he' };

const VOWEL: Readonly<Record<string, string>> = { な: 'あ', に: 'い', ぬ: 'う', ね: 'え', の: 'お' };

/** Of so many spellings each な may be んあ. */
const MAX_SYLLABIC = 2;
const MAX_READINGS = 24;

/**
 * What some romaji may spell, likeliest first; a long vowel may be one of a loanword (koohii → こーひー). Empty for what
 * is no romaji.
 */
export function kanaReadings(typed: string): string[] {
  const text = withMacrons(typed);
  const { p1, p2 } = parseRomaji(text);
  const { p1: loan } = parseRomaji(text.replace(/([aeiou])\1/gi, '$1-'));
  // ō is おう in 学校 and おお in 遠い; a long vowel of a loanword is ー.
  const { p1: long } = parseRomaji(text.replace(/ō/g, 'oo').replace(/Ō/g, 'OO'));
  const { p1: macron } = parseRomaji(
    text.replace(/[āīūēō]/g, (vowel) => `${vowel.normalize('NFD').charAt(0)}-`),
  );
  // "paatii" is パーティー to whoever has heard it.
  const { p1: heard } = parseRomaji(text.replace(/([aeiou])\1/gi, '$1-').replace(/([td])(?=i)/gi, '$1h'));
  // "kōhii" has both.
  const { p1: both } = parseRomaji(
    text
      .replace(/[āīūēō]/g, (vowel) => `${vowel.normalize('NFD').charAt(0)}-`)
      .replace(/([aeiou])\1/gi, '$1-'),
  );
  // "o-kane" and "tanaka-san" are words with what is joined to them.
  const { p1: joined } = parseRomaji(text.replace(/-/g, ''));
  // "sābisusangyō" has both ways to be long.
  const mixed = mixedMacrons(text).map((way) => parseRomaji(way).p1);
  // "hikooki" and "eega" write what one hears.
  const { p1: sounds } = parseRomaji(text.replace(/oo/gi, 'ou').replace(/ee/gi, 'ei'));
  // "mado o akeru" has a particle.
  const { p1: particles } = parseRomaji(
    text.replace(/ (o|wa|e)(?= )/gi, (_, one: string) => PARTICLES[one.toLowerCase()] ?? ''),
  );
  const spelled = [
    ...new Set([p1, p2, long, loan, macron, heard, both, joined, ...mixed, sounds, particles]),
  ];
  // 続く is "tsuzuku", または "mata wa", as they sound.
  const other = spelled.flatMap((kana) => [
    kana.replace(/ず/g, 'づ'),
    kana.replace(/じ/g, 'ぢ'),
    kana.replace(/わ$/, 'は'),
    // "kinyoubi" is 金曜日 to whoever writes no apostrophe.
    kana.replace(/に([ゃゅょ])/g, (_, small: string) => `ん${FULL[small]}`),
  ]);
  // … and "tenin" 店員.
  const syllabic = spelled
    .slice(0, MAX_SYLLABIC)
    .flatMap((kana) =>
      [...kana.matchAll(/(?<=.)[なにぬねの]/g)].map(
        ({ index, 0: one }) => `${kana.slice(0, index)}ん${VOWEL[one] ?? ''}${kana.slice(index + 1)}`,
      ),
    );
  return [...new Set([...spelled, ...other, ...syllabic])]
    .filter((kana) => !hasLatin(kana) && hasJapanese(kana))
    .slice(0, MAX_READINGS);
}

/** Learners write "gakko", "kyushu", "sutobu": what a reading is with some of its short vowels long. */
export function lengthened(kana: string): string[] {
  const short = [...kana.matchAll(SHORT)]
    .slice(0, MAX_SHORT)
    .map(({ index, 0: text }) => index + text.length);
  const choices = Array.from({ length: 2 ** short.length - 1 }, (_, choice) =>
    short.filter((_, place) => ((choice + 1) >> place) & 1),
  ).toSorted((a, b) => a.length - b.length);
  const long = (places: readonly number[], mark: (text: string, place: number) => string): string =>
    places.reduceRight((text, place) => text.slice(0, place) + mark(text, place) + text.slice(place), kana);
  return choices.flatMap((places) => [long(places, longOf), long(places, () => 'ー')]);
}

/** What makes the vowel before a place long. */
const longOf = (kana: string, place: number): string =>
  /[あかさたながざだばまやゃらわ]/.test(kana.charAt(place - 1))
    ? 'あ'
    : /[えけせてねげぜでべめれ]/.test(kana.charAt(place - 1))
      ? 'え'
      : /[いきしちにぎじびみり]/.test(kana.charAt(place - 1))
        ? 'い'
        : 'う';

/** A kana with its small one, and no vowel behind it that makes it long already; こえん may be こうえん. */
const SHORT =
  /[か-わあいえお][ゃゅょぁぃぇぉ]?(?![ーゃゅょぁぃぇぉ])(?<![あかさたなはまやらわがざだばぱゃぁ](?=あ))(?<![おこそとのほもよろごぞどぼぽょぉ](?=[うお]))(?<![うくすつぬふむゆるぐずぶぷゅ](?=う))(?<![えけせてねへめれげぜでべぺぇ](?=[いえ]))(?<![いきしちにひみりぎじびぴぃ](?=い))/g;
/** More have too many ways. */
const MAX_SHORT = 5;
