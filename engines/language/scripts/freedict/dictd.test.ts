import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseEntry, readEntries } from './dictd';

const entry = (...lines: readonly string[]) => parseEntry(`${lines.join('\n')}\n`);

test('numbered senses have their translations and what tells them', () => {
  expect(
    entry(
      'bank //bæŋk// /[beɪŋk]/ <n>',
      '1. 貯金箱',
      'device used to store coins',
      '2. 銀行, バンク 2.',
      'institution',
      ' 3.',
      'branch office',
      '3. 岸',
      'edge of river or lake',
    ),
  ).toEqual({
    headword: 'bank',
    code: 'n',
    senses: [
      { translations: ['貯金箱'], remark: 'device used to store coins' },
      { translations: ['銀行', 'バンク'], remark: 'institution; branch office' },
      { translations: ['岸'], remark: 'edge of river or lake' },
    ],
  });
});

test.each([
  ['jet lag /dʒˈɛt lˈaɡ/ <n>', 'jet lag', 'n'],
  ['9/11 //ˌnaɪn ɪˈlɛvən// <pn>', '9/11', 'pn'],
  ['of late', 'of late', ''],
  ["brush one's teeth /bɹˈʌʃ wˈɒn ˈɛs tˈiːθ/ <v>", "brush one's teeth", 'v'],
])('%s is a headword', (head, headword, code) => {
  expect(entry(head, '時差ぼけ')).toEqual({
    headword,
    code,
    senses: [{ translations: ['時差ぼけ'], remark: null }],
  });
});

test('a number inside a remark begins no sense', () => {
  const numbered = entry('foot <n>', '1. 足', 'part of a leg', '3. out of turn')?.senses;
  expect(numbered).toEqual([{ translations: ['足'], remark: 'part of a leg; 3. out of turn' }]);
  const single = entry('tantalum <n>', 'タンタル', 'a chemical element of number 73.')?.senses;
  expect(single).toEqual([{ translations: ['タンタル'], remark: 'a chemical element of number 73.' }]);
});

test('an entry without a translation is none', () => {
  expect(entry('ation //ˈeɪʃən// <suffix>', ' ', '-ation (suffix)')).toBeNull();
});

test('a dictionary is read by its index, its description left out, an entry of two headwords once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kotoba-dictd-'));
  const about = 'an English–Japanese dictionary\n';
  const [cat, dog] = ['cat <n>\n猫\n', 'dog <n>\n犬\n'];
  const size = (text: string) => Buffer.byteLength(text);
  const letter = (value: number) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'[value] ?? '';
  const place = (start: number, length: number) =>
    `${letter(start >> 6)}${letter(start & 63)}\t${letter(length)}`;
  writeFileSync(join(folder, 'd.dict.dz'), gzipSync(about + cat + dog));
  writeFileSync(
    join(folder, 'd.index'),
    [
      `00databaseinfo\t${place(0, size(about))}`,
      `dog\t${place(size(about + cat), size(dog))}`,
      `hound\t${place(size(about + cat), size(dog))}`,
      `cat\t${place(size(about), size(cat))}`,
    ].join('\n'),
  );
  const entries = readEntries(join(folder, 'd.index'), join(folder, 'd.dict.dz'));
  rmSync(folder, { recursive: true });
  expect(entries.map(({ headword }) => headword)).toEqual(['cat', 'dog']);
});
