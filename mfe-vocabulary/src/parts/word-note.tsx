import { MixedText, Stack, Text } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

/** How the word is used: the phrase book's remark, or what the learner noted; the Japanese in it is marked as such. */
export function WordNote({ note }: { readonly note: string }) {
  const { t } = useTexts();
  return (
    <Stack gap={1}>
      <Text size="sm" tone="soft">
        {t('word.notes')}
      </Text>
      <MixedText>{note}</MixedText>
    </Stack>
  );
}
