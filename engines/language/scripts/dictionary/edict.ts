/**
 * Reads EDICT lines: `KANJI [KANA] /(pos) (1) (misc) gloss/gloss/(pos) (2) …/(P)/`, one line for each pair of spelling
 * and reading. The format is described in edict_doc.html of the Debian package `edict`.
 */

/** Codes of parts of speech (JMdict entity names as EDICT prints them). */
const POS =
  /^(n|n-adv|n-t|n-suf|n-pref|pn|num|ctr|pref|suf|prt|conj|int|exp|adv|adv-to|aux|aux-v|aux-adj|cop-da|vs|vs-s|vs-i|vs-c|vt|vi|vk|vz|vr|vn|v1|v1-s|v5[a-z]+(-[a-z]+)?|v4[a-z]+|v2[a-z]-[a-z]|v-unspec|adj-[a-z]+|unc|iv)$/;

/**
 * Codes that say something about a sense: usage, register, age. The ones that matter to us are `uk` and the odd
 * registers.
 */
const MISC =
  /^(uk|arch|obs|obsc|abbr|col|sl|net-sl|m-sl|id|yoji|on-mim|proverb|hon|hum|pol|derog|vulg|fam|joc|hist|chn|fem|male|dated|litf|poet|rare|sens|quote|X)$/;

/** Codes of a field of knowledge. */
const FIELD =
  /^(comp|Buddh|food|math|med|ling|sports|music|sumo|baseb|astron|physics|chem|mahj|biol|law|anat|geol|MA|hanaf|finc|bot|mil|Shinto|archit|shogi|Christn|engr|econ|tradem|bus|zool|physiol|vidg|biochem|cop|phil|rommyth|grmyth|surg|go)$/;

/** Marks of one spelling or reading: out-dated or irregular kana and kanji, kanji chosen for sound or meaning. */
const FORM_MARK = /^(ok|io|iK|oK|ik|ateji|gikun)$/;
const ODD_FORM = /^(ok|io|iK|oK|ik)$/;

const DIALECT = /^(ksb|ktb|kyb|osb|tsb|thb|tsug|kyu|rkb|nab|hob):$/;
const SOURCE_LANGUAGE = /\s*\((wasei|[a-z]{3})(:[^)]*)?(, (wasei|[a-z]{3})(:[^)]*)?)*\)/g;
const LANGUAGES =
  /\((wasei|eng|por|dut|ger|fre|ita|rus|spa|kor|chi|lat|grc|gre|san|ain|may|swe|nor|mon|per|ara|heb|hin|tha|vie|khm|tib|hun|pol|fin|tur|alb|slv|est|afr|haw|epo|ind|mal|yid|scr|dan|mnc|tah|bur|ice|tgl|arn|bnt|chn|gle|mas|amh|kur|rum|cze|slo|bul|geo|glg|lav|lit|urd|bre|cat|som|swa|fil|wel)(:|,|\))/;

export interface Sense {
  pos: string[];
  misc: string[];
  glosses: string[];
}

/** A pair of spelling and reading. */
export interface Form {
  kanji: string | null;
  kana: string;
  common: boolean;
  odd: boolean;
}

export interface Line extends Form {
  senses: [Sense, ...Sense[]];
}

/** Null for the header and for lines without a meaning. */
export function parseLine(line: string): Line | null {
  const head = /^(\S+)(?: \[(\S+)\])? \//.exec(line);
  const [start = '', written = '', reading] = head ?? [];
  if (!written || written.startsWith('　')) return null;
  const fragments = line.slice(start.length).split('/').filter(Boolean);
  const common = fragments.at(-1) === '(P)';
  if (common) fragments.pop();
  const senses: Sense[] = [];
  let odd = false;
  for (const fragment of fragments) {
    const { marks, rest } = leadingMarks(fragment);
    odd ||= marks.some((mark) => ODD_FORM.test(mark));
    const pos = marks.filter((mark) => POS.test(mark));
    const misc = marks.filter((mark) => MISC.test(mark) || FIELD.test(mark) || DIALECT.test(mark));
    const numbered = marks.some((mark) => /^\d+$/.test(mark));
    if (senses.length === 0 || numbered || pos.length > 0) senses.push({ pos, misc, glosses: [] });
    const gloss = cleanGloss(rest);
    if (gloss) senses.at(-1)?.glosses.push(gloss);
  }
  const [first, ...others] = senses.filter((sense) => sense.glosses.length > 0);
  if (!first) return null;
  return {
    kanji: reading ? written : null,
    kana: reading ?? written,
    common,
    odd,
    senses: [first, ...others],
  };
}

/** Takes the groups in parentheses off the front as long as every code in them is known. */
function leadingMarks(fragment: string): { marks: string[]; rest: string } {
  const marks: string[] = [];
  let rest = fragment;
  for (;;) {
    const [group, listed] = /^\(([^()]+)\) ?/.exec(rest) ?? [];
    if (!group || !listed) break;
    const codes = listed.split(',');
    if (!codes.every(isCode)) break;
    marks.push(...codes);
    rest = rest.slice(group.length);
  }
  return { marks, rest };
}

function isCode(code: string): boolean {
  return /^\d+$/.test(code) || [POS, MISC, FIELD, FORM_MARK, DIALECT].some((pattern) => pattern.test(code));
}

/** Drops the source language of a loan word, `(eng: pan)`; other remarks stay. */
function cleanGloss(text: string): string {
  const gloss = LANGUAGES.test(text) ? text.replace(SOURCE_LANGUAGE, '') : text;
  return gloss
    .replace(/[\t|¦]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
