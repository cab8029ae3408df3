import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { createPool } from '../../database/pool';
import { createLog } from '../../http/log';
import { packageRoot } from '../../package-root';
import { createTestDatabase, type TestDatabase } from '../../testing/test-cluster';
import { englishKey } from '../english/english-key';
import { createDictionaryRepository } from './dictionary.repository';
import { loadDictionary } from './load-dictionary';
import { rankByMeaning } from './ranking';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ connectionString: database.connectionString, log: createLog('error') });
  const t = Date.now();
  await loadDictionary({
    pool,
    onProgress: (f, w) => process.stderr.write(`${Date.now() - t} ${f.toFixed(2)} ${w}\n`),
  });
}, 120_000);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('gold', async () => {
  const repo = createDictionaryRepository(pool);
  const lines = readFileSync(join(packageRoot(), 'src/language/testing/lookup-gold.tsv'), 'utf8')
    .trim()
    .split('\n');
  let ok = 0;
  const out: string[] = [];
  const t = Date.now();
  for (const line of lines) {
    const [q = '', e = ''] = line.split('\t');
    const t1 = Date.now();
    const words = [...(await repo.byKeys([englishKey(q)])), ...(await repo.byLastWords(englishKey(q)))];
    const d = Date.now() - t1;
    const ranked = rankByMeaning(words, {
      keys: [englishKey(q)],
      hints: [],
      partOfSpeech: q.startsWith('to ') ? 'verb' : undefined,
    });
    const names = ranked
      .slice(0, 5)
      .map((r) => `${r.word.forms[0]?.kanji ?? r.word.forms[0]?.kana}[${r.word.forms[0]?.kana}]${r.score}`);
    const first = ranked[0]?.word.forms.flatMap((f) => [f.kanji, f.kana]) ?? [];
    if (e.split('|').some((x) => first.includes(x))) ok++;
    else out.push(`${q} → ${e}: ${names.join(' ')} ${d}ms`);
  }
  process.stderr.write(`${ok}/${lines.length} ${Date.now() - t}ms\n${out.join('\n')}\n`);
}, 60000);
