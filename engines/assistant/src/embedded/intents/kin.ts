export const KIN_WORD =
  /^(?:sisters?|brothers?|mother|father|mom|mum|dad|wife|husband|sons?|daughters?|grandmother|grandfather|grandma|grandpa|parents?|uncle|aunt|child|family|cousins?|grandchild|(?:mother|father|brother|sister)-in-law)$/;
const KIN_NAMES: Readonly<Record<string, string>> = {
  ...{
    mom: 'mother',
    mum: 'mother',
    dad: 'father',
    grandma: 'grandmother',
    grandpa: 'grandfather',
    parents: 'parents',
  },
};
/** "my older sister" → older sister; a sister or brother without an age is not sure. */
export function kinIn(words: readonly string[]): string | null {
  const at = words.findIndex((word) => KIN_WORD.test(word));
  // “my husband's older brother”
  const isInLaw = words.slice(0, at).some((word) => /^(?:husband|wife)'?s$/.test(word));
  const word = (words[at] ?? '').replace(/s$/, (s) => (words[at] === 'parents' ? s : ''));
  const kin = KIN_NAMES[word] ?? word;
  const name = isInLaw && /^(?:mother|father|sister|brother)$/.test(kin) ? `${kin}-in-law` : kin;
  if (!/^(?:sister|brother)(?:-in-law)?$/.test(name)) return name === '' ? null : name;
  const age = words.slice(0, at).findLast((one) => /^(?:older|elder|big|younger|little|small)$/.test(one));
  return age === undefined ? null : `${/^(?:older|elder|big)$/.test(age) ? 'older' : 'younger'} ${name}`;
}
