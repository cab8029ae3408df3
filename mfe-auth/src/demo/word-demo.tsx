import { useState } from 'react';
import { toApiError, useGetDemoWordQuery, useLazyGetDemoAudioQuery, type DemoWord } from '@kotoba/api-client';
import { sentenceSegments, wordSegments } from '@kotoba/japanese';
import {
  AudioButton,
  Box,
  Button,
  Card,
  color,
  Furigana,
  Grid,
  Heading,
  Headword,
  JapaneseText,
  radius,
  Row,
  Spinner,
  Stack,
  Text,
} from '@kotoba/shared-ui/core';
import { TextInput } from '@kotoba/shared-ui/inputs';
import { useTexts } from '../texts';

/** What a beginner may want to say. */
const SUGGESTIONS = ['umbrella', 'to eat', 'coffee'] as const;

/** Longest word that is looked up. */
const MAX_LENGTH = 40;

/** What was asked for stands where it was promised, and the card keeps its height. */
const room = {
  display: 'grid',
  alignContent: 'center',
  minHeight: 272,
  padding: 4,
  borderRadius: `${radius.field}px`,
  backgroundColor: color.sunken,
} as const;

interface EntryProps {
  /** As it was asked for. */
  readonly asked: string;
  readonly word: DemoWord;
}

/** A recording, where there is one for strangers. */
function Sound({ asked, word, sound }: EntryProps & { readonly sound: DemoWord['sounds'][number] }) {
  const [findAudio] = useLazyGetDemoAudioQuery();
  if (!word.sounds.includes(sound)) return null;
  const load = async () => (await findAudio({ text: asked, variant: sound }, true).unwrap()).audio_url;
  return <AudioButton sound={sound} load={load} />;
}

/** A word as it would stand in the collection: seen, read, heard, and in a sentence. */
function Entry({ asked, word }: EntryProps) {
  const segments = sentenceSegments(word);
  return (
    <Stack gap={4}>
      <Row justify="between" align="start">
        <Stack gap={1}>
          <Headword segments={wordSegments(word)} romaji={word.romaji} />
          <Text as="p" weight="semibold" lang="en">
            {word.en_word}
          </Text>
        </Stack>
        <Sound asked={asked} word={word} sound="ja_word" />
      </Row>
      {word.ja_sentence !== null && (
        <Row justify="between" align="end">
          <Stack gap={1}>
            <JapaneseText as="p" size="lg">
              {segments ? <Furigana segments={segments} /> : word.ja_sentence}
            </JapaneseText>
            <Text as="p" size="sm" tone="soft" lang="en">
              {word.en_sentence}
            </Text>
          </Stack>
          <Sound asked={asked} word={word} sound="ja_sentence" />
        </Row>
      )}
    </Stack>
  );
}

/** Kotoba before anybody signs up: a word becomes an entry. Nothing is kept. Source: ACC-61. */
export function WordDemo() {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const { currentData, error, isFetching, refetch } = useGetDemoWordQuery(
    { text: asked },
    { skip: asked === '' },
  );

  function ask(text: string): void {
    setTyped(text);
    const word = text.trim();
    if (word === asked && error) void refetch();
    setAsked(word);
  }

  const failure = error && toApiError(error, t('demo.failed'));
  return (
    <Card as="section" aria-labelledby="word-demo">
      <Stack gap={1}>
        <Heading level={2} size="lg" id="word-demo">
          {t('demo.title')}
        </Heading>
        <Text tone="soft">{t('demo.text')}</Text>
      </Stack>
      <Grid columns="minmax(0, 1fr) auto" gap={2} align="start">
        <TextInput
          label={t('demo.word')}
          labelHidden
          placeholder={t('demo.placeholder')}
          value={typed}
          onChange={setTyped}
          onEnter={() => ask(typed)}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
        />
        <Button busy={isFetching} onClick={() => ask(typed)} style={{ height: 48 }}>
          {t('demo.show')}
        </Button>
      </Grid>
      <Row gap={2} role="group" aria-label={t('demo.suggestions')}>
        {SUGGESTIONS.map((word) => (
          <Button key={word} size="small" lang="en" onClick={() => ask(word)}>
            {word}
          </Button>
        ))}
      </Row>
      <Box sx={room} role="status" aria-busy={isFetching}>
        {currentData ? (
          <Entry key={asked} asked={asked} word={currentData} />
        ) : isFetching ? (
          <Box sx={{ justifySelf: 'center' }}>
            <Spinner />
          </Box>
        ) : (
          <Text tone="soft" align="center">
            {!failure
              ? t('demo.empty')
              : failure.code === 'NOTHING_FOUND'
                ? t('demo.unknown', { word: asked })
                : failure.message}
          </Text>
        )}
      </Box>
      <Text size="sm" tone="soft">
        {t('demo.after')}
      </Text>
    </Card>
  );
}
