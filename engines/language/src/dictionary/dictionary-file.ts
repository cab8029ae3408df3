import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { z } from 'zod';
import { packageFile } from '../package-file';
import { searchText } from './search-text';

/** A row of the table `dictionary`, its id being its place in the file. */
export interface DictionaryRow {
  readonly id: number;
  readonly forms: string;
  readonly senses: string;
  readonly level: number | null;
  readonly weight: number;
  readonly searchText: string;
}

const manifestSchema = z.object({ version: z.string().min(1), words: z.int().positive() });

/** The version and size of the checked-in dictionary file, as its build wrote them. */
export async function readManifest(): Promise<z.infer<typeof manifestSchema>> {
  const text = await readFile(packageFile('data/dictionary.json'), 'utf8');
  return manifestSchema.parse(JSON.parse(text));
}

/** The lines of the checked-in dictionary file. */
export async function readDictionaryFile(): Promise<string[]> {
  const packed = await readFile(packageFile('data/dictionary.tsv.br'));
  const text = (await promisify(brotliDecompress)(packed)).toString('utf8');
  return text.split('\n').filter(Boolean);
}

export function parseRow(line: string, id: number): DictionaryRow {
  const [forms = '', senses = '', level = '', weight = ''] = line.split('\t');
  return {
    id,
    forms,
    senses,
    level: level ? Number(level) : null,
    weight: Number(weight),
    searchText: searchText(forms, senses),
  };
}
