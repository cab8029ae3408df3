// How good the Japanese is, measured against hand-written gold: "npm run quality", or "npm run quality -- words topics
// assistant".
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rmSync, writeFileSync } from 'node:fs';
import { openLearnerServer, type LearnerServer } from './learner-server';
import { formatReport, passes, type SetReport } from './report';
import { checkAssistant, checkAssistantHeldOut } from './sets/assistant';
import { checkBank } from './sets/bank';
import { checkSpeech } from './sets/speech';
import { checkFilling, checkFillingHeldOut } from './sets/filling';
import { checkKeys, checkKeysHeldOut } from './sets/keys';
import { checkNotes, checkNotesHeldOut } from './sets/notes';
import { checkSigned, checkSignedHeldOut } from './sets/signed';
import { checkSentences } from './sets/sentences';
import { checkTopics } from './sets/topics';
import { checkHeldOut, checkWords } from './sets/words';

interface Judged extends SetReport {
  /** Lines for a file of judgements, still without a verdict. */
  readonly unjudged?: readonly string[];
}

const SETS: Readonly<Record<string, (server: LearnerServer) => Promise<Judged | Judged[]> | Judged>> = {
  words: checkWords,
  'held-out': checkHeldOut,
  notes: checkNotes,
  'notes-held-out': checkNotesHeldOut,
  keys: checkKeys,
  'keys-held-out': checkKeysHeldOut,
  filling: checkFilling,
  'filling-held-out': checkFillingHeldOut,
  signed: checkSigned,
  'signed-held-out': checkSignedHeldOut,
  sentences: checkSentences,
  topics: checkTopics,
  bank: checkBank,
  assistant: checkAssistant,
  'assistant-held-out': checkAssistantHeldOut,
  speech: checkSpeech,
};
/**
 * Asked for by name alone: the assistant has a bar of its own, and speech is also measured by time, on a machine with
 * nothing else to do.
 */
const USUAL = ['words', 'held-out', 'notes', 'keys', 'filling', 'signed', 'sentences', 'topics', 'bank'];

/** Runs the named sets, else the usual ones, and prints a table for each. Gives 0 when all reach their bars. */
export async function main(names: readonly string[]): Promise<number> {
  const chosen = names.length > 0 ? names : USUAL;
  const unknown = chosen.filter((name) => !(name in SETS));
  if (unknown.length > 0)
    throw new Error(`No set ${unknown.join(', ')}; there are ${Object.keys(SETS).join(', ')}`);
  const server = await openLearnerServer();
  let good = true;
  try {
    for (const name of chosen) {
      for (const report of [(await SETS[name]?.(server)) ?? []].flat()) {
        console.log(formatReport(report));
        good &&= report.measures.every(passes);
        tellUnjudged(name, report.unjudged ?? []);
      }
    }
  } finally {
    await server.close();
  }
  console.log(good ? '\nEvery bar is reached.' : '\nA bar is missed: see above.');
  return good ? 0 : 1;
}

/** What a teacher has still to judge goes to a file of its own, never into the gold. */
function tellUnjudged(name: string, lines: readonly string[]): void {
  const file = join(tmpdir(), `kotoba-unjudged-${name}.tsv`);
  rmSync(file, { force: true });
  if (lines.length === 0) return;
  writeFileSync(file, `${lines.join('\n')}\n`);
  console.log(`       ${lines.length} to be judged, listed in ${file}`);
}
