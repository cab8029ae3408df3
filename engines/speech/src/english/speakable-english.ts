const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [/[‘’‛′]/g, "'"],
  [/[“”„″]/g, '"'],
  [/[–—―…]/g, ', '],
];

const SOUNDING = /[a-z0-9]/i;

/** What the voice can pronounce: one line of ASCII (café is cafe), or '' when nothing in it can be heard. */
export const speakableEnglish = (text: string): string => {
  const plain = TYPOGRAPHY.reduce((line, [from, to]) => line.replace(from, to), text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return SOUNDING.test(plain) ? plain : '';
};
