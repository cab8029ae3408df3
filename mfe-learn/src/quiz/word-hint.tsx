import { moraCount } from '@kotoba/japanese';
import { useGetWordHintQuery, type SessionVocabulary, type WordHint as Hint } from '@kotoba/api-client';
import { JapaneseText, Stack, Text } from '@kotoba/shared-ui/core';
import { kanaOf } from '../word';
import { useTexts } from '../texts';

type Namesake = Hint['namesakes'][number];

/** A word of the learner that the prompt would fit, too; in English alone where its Japanese would be the answer. */
function OtherWord({ word: { jaWord, enWord } }: { readonly word: Namesake }) {
  const { t } = useTexts();
  return (
    <>
      {jaWord !== null && <JapaneseText tone="inherit">{jaWord}</JapaneseText>}{' '}
      {t('hint.quoted', { text: enWord })}
    </>
  );
}

interface WordHintProps {
  readonly sessionId: number;
  readonly word: SessionVocabulary;
}

/**
 * What tells the wanted word apart where one English prompt fits several: its kind and length, its other meanings, and
 * which words are not meant.
 */
export function WordHint({ sessionId, word }: WordHintProps) {
  const { t } = useTexts();
  const { data, error } = useGetWordHintQuery({ sessionId, vocabularyId: word.id });
  const kana = kanaOf(word);
  const { meanings, namesakes } = data?.data ?? { meanings: [], namesakes: [] };
  const kind = { partOfSpeech: word.partOfSpeech };
  return (
    <Stack gap={0} role="status">
      <Text size="sm">
        {kana === null ? t('hint.kind', kind) : t('hint.length', { count: moraCount(kana), ...kind })}
        {meanings.length > 0 && ` ${t('hint.meanings', { meanings: meanings.join(', ') })}`}
      </Text>
      {namesakes.length > 0 && (
        <Text size="sm">
          {t('hint.notMeant')}
          {namesakes.map((namesake, index) => (
            <span key={namesake.id}>
              {index > 0 && ','} <OtherWord word={namesake} />
            </span>
          ))}
        </Text>
      )}
      {error && (
        <Text size="sm" tone="soft">
          {t('hint.failed')}
        </Text>
      )}
    </Stack>
  );
}
