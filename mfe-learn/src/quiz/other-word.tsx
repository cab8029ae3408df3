import { paths } from '@kotoba/contracts';
import { kanaKey } from '@kotoba/japanese';
import { Grid, isJapanese, JapaneseText, Stack, Text, TextLink } from '@kotoba/shared-ui/core';
import type { AnswerResult, SessionVocabulary } from '@kotoba/api-client';
import { kanaOf } from '../word';
import { useTexts } from '../texts';

type Other = NonNullable<AnswerResult['other']>;

function Pair({ title, word }: { readonly title: string; readonly word: Other }) {
  const { id, enWord, jaWord, reading } = word;
  return (
    <Stack gap={0} as="li">
      <Text as="span" size="xs" tone="soft">
        {title}
      </Text>
      <span>
        <JapaneseText weight="semibold">{jaWord}</JapaneseText>{' '}
        {reading !== null && kanaKey(reading) !== kanaKey(jaWord) && (
          <JapaneseText size="sm" tone="soft">
            {reading}
          </JapaneseText>
        )}
      </span>
      <TextLink to={paths.vocabularyDetail(id)} lang={isJapanese(enWord) ? 'ja' : undefined}>
        {enWord}
      </TextLink>
    </Stack>
  );
}

export interface OtherWordProps {
  /** The other saved word that was typed. */
  readonly word: Other;
  /** The one that was asked; null as long as it is not to be told. */
  readonly asked: SessionVocabulary | null;
}

/** The other saved word that was typed, side by side with the one that was asked. */
export function OtherWord({ word, asked }: OtherWordProps) {
  const { t } = useTexts();
  return (
    <Grid
      as="ul"
      columns={2}
      gap={3}
      sx={{ margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' }}
    >
      <Pair title={t('quiz.otherWord')} word={word} />
      {asked && <Pair title={t('quiz.askedWord')} word={{ ...asked, reading: kanaOf(asked) }} />}
    </Grid>
  );
}
