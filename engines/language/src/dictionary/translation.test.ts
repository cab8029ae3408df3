import { englishKey } from '../english-key';
import { readDictionaryFile, readManifest } from './load-dictionary';
import { readTranslationsFile, readTranslationsManifest } from './load-translations';
import { parseTranslations } from './translation';
import { parseForms } from './word';

test('a line gives its translations in order, each with what tells its sense', () => {
  expect(parseTranslations('bank\tnoun\t貯金箱[ちょきんばこ]|device¦銀行[ぎんこう];バンク|')).toEqual([
    {
      headword: 'bank',
      key: 'bank',
      place: 0,
      partOfSpeech: 'noun',
      written: '貯金箱',
      kana: 'ちょきんばこ',
      remark: 'device',
    },
    {
      headword: 'bank',
      key: 'bank',
      place: 1,
      partOfSpeech: 'noun',
      written: '銀行',
      kana: 'ぎんこう',
      remark: null,
    },
    {
      headword: 'bank',
      key: 'bank',
      place: 2,
      partOfSpeech: 'noun',
      written: 'バンク',
      kana: 'バンク',
      remark: null,
    },
  ]);
  expect(parseTranslations("Brush one's teeth\t\t歯[は]|")[0]).toMatchObject({
    key: 'brush ones teeth',
    partOfSpeech: null,
  });
});

describe('LANG-11: the checked-in translations', () => {
  const lines = readTranslationsFile();

  test('are those of more than twenty thousand English headwords', async () => {
    expect((await lines).length).toBeGreaterThan(20_000);
  });

  test('name words of the checked-in dictionary, by a spelling and a reading that it shows', async () => {
    expect((await readTranslationsManifest()).dictionary).toBe((await readManifest()).version);
    const known = new Set(
      (await readDictionaryFile()).flatMap((line) =>
        parseForms(line.slice(0, line.indexOf('\t'))).map(({ kanji, kana }) => `${kanji ?? kana}[${kana}]`),
      ),
    );
    const unknown = (await lines)
      .flatMap(parseTranslations)
      .filter(({ written, kana }) => !known.has(`${written}[${kana}]`));
    expect(unknown).toEqual([]);
  });

  test('stand together by their keys', async () => {
    const keys = (await lines).map((line) => englishKey(line.slice(0, line.indexOf('\t'))));
    const runs = keys.filter((key, at) => key !== keys[at - 1]);
    expect(new Set(runs).size).toBe(runs.length);
    expect(keys).not.toContain('');
  });
});
