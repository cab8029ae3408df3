import { paths } from '@kotoba/contracts';
import type { VocabularyEntry } from '@kotoba/api-client';
import { Button, Icon, Menu } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

interface ReportMistakeProps {
  readonly entry: VocabularyEntry;
  readonly listSearch: string;
}

/** Where a mistake can be, as the learner sees it, and the field in which it is put right. */
const FIELDS = {
  meaning: 'en_word',
  reading: 'hiragana',
  spelling: 'kanji',
  romaji: 'romaji',
  kind: 'part_of_speech',
  level: 'level',
  sentence: 'ja_sentence',
  sentenceReading: 'ja_hiragana_sentence',
  translation: 'en_sentence',
} as const;
type MistakenPart = keyof typeof FIELDS;

/** "Report a mistake": the learner says where, and comes to the field that corrects it. */
export function ReportMistake({ entry, listSearch }: ReportMistakeProps) {
  const { t } = useTexts();
  const fieldOf = (part: MistakenPart) =>
    part === 'reading' && entry.hiragana === null && entry.katakana !== null ? 'katakana' : FIELDS[part];
  return (
    <Menu
      trigger={(props) => (
        <Button {...props} variant="quiet" icon={<Icon name="warning" size={18} />}>
          {t('report.action')}
        </Button>
      )}
      items={(Object.keys(FIELDS) as MistakenPart[]).map((part) => ({
        id: part,
        label: t(`report.${part}`),
        to: `${paths.vocabularyEdit(entry.id)}${listSearch}#${fieldOf(part)}`,
      }))}
    />
  );
}
