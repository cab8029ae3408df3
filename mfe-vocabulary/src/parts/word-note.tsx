import { JapaneseText, Stack, Text } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

/** Runs of Japanese in a text, kept by `split` because they are a group. */
const JAPANESE_RUN = /([\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々〆、。？！「」]+)/u;

/** How the word is used: the phrase book's remark, or what the learner noted; the Japanese in it is marked as such. */
export function WordNote({ note }: { readonly note: string }) {
  const { t } = useTexts();
  return (
    <Stack gap={1}>
      <Text size="sm" tone="soft">
        {t('word.notes')}
      </Text>
      <Text style={{ whiteSpace: 'pre-wrap' }}>
        {note
          .split(JAPANESE_RUN)
          .map((part, index) => (index % 2 === 0 ? part : <JapaneseText key={index}>{part}</JapaneseText>))}
      </Text>
    </Stack>
  );
}
