import { useDeferredValue, type Ref } from 'react';
import {
  Box,
  Chip,
  Heading,
  Headword,
  Icon,
  isJapanese,
  LearnerText,
  Row,
  Stack,
  Text,
  VisuallyHidden,
  color,
  type SoundKind,
  AudioButton,
} from '@kotoba/shared-ui/core';
import { type SessionItem, type SessionVocabulary, useLazyGetVocabularyAudioQuery } from '@kotoba/api-client';
import { keepFocus, shortScreen, smallScreen } from './phone';
import { useQuizSettings } from './use-quiz-settings';
import { isLongPrompt, promptSegments, promptSize } from '../word';
import type { Prompt as PromptKind } from '../modes';
import { useTexts } from '../texts';

interface WordAudioProps {
  readonly vocabularyId: number;
  /** The word's place in the queue: a word that comes back is heard again. */
  readonly position: number;
  readonly sounds: readonly SoundKind[];
  /** The Japanese word is spoken by itself when it can be heard. */
  readonly speaks: boolean;
  /** … and once more, now that the answer was given. */
  readonly repeats: boolean;
}

/** The recordings of a word that may be heard now. */
export function WordAudio({ vocabularyId, position, sounds, speaks, repeats }: WordAudioProps) {
  const [getAudio] = useLazyGetVocabularyAudioQuery();
  return (
    <Row gap={2} wrap={false}>
      {sounds.map((sound) => {
        const automatic = speaks && sound === 'ja_word';
        return (
          <AudioButton
            // A sound starts when its button appears.
            key={`${position}-${vocabularyId}-${sound}-${automatic}-${repeats}`}
            sound={sound}
            autoPlay={automatic}
            load={async () => (await getAudio({ id: vocabularyId, variant: sound }, true).unwrap()).audio_url}
          />
        );
      })}
    </Row>
  );
}

interface PromptProps {
  readonly word: SessionVocabulary;
  readonly prompt: PromptKind;
  /** The answer is pressed, not typed. */
  readonly isPicked: boolean;
  /** The sentence around its gap, where it is asked so. */
  readonly cloze: SessionItem['cloze'];
  /** The answer may be heard now: it was given or revealed. */
  readonly open: boolean;
  /** The answer was given. */
  readonly answered: boolean;
  /** The word came back after a wrong answer. */
  readonly again: boolean;
  /** Its place in the queue. */
  readonly position: number;
  /** The row of recordings, for the key that plays one. */
  readonly sounds: Ref<HTMLDivElement>;
}

const soundsOf = (prompt: PromptKind, open: boolean): SoundKind[] => {
  // Of a sentence, what is not asked for.
  if (prompt === 'gap' || prompt === 'translation') return open ? ['ja_word', 'ja_sentence'] : [];
  if (open) return ['ja_word', 'en_word'];
  return prompt === 'english' ? ['en_word'] : ['ja_word'];
};

/**
 * The word has room around it; a phone has as much as brings the box below it to the thumb, less where there is more to
 * press than a box.
 */
const hero = (isPicked: boolean) =>
  ({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: { xs: `calc(100dvh - ${isPicked ? 650 : 500}px)`, md: isPicked ? 120 : 180 },
  }) as const;

/** From here on a sentence is set smaller. */
const LONG_SENTENCE = 14;

interface GapProps {
  readonly word: SessionVocabulary;
  readonly cloze: NonNullable<SessionItem['cloze']>;
  readonly open: boolean;
}

/** The sentence with a gap that is as wide as what is missing, and what it says; the word itself once it is known. */
function Gap({ word: { jaSentence, enSentence }, cloze: { before, after, kana }, open }: GapProps) {
  const { t } = useTexts();
  const whole = (jaSentence ?? '').normalize('NFC').replace(/\s+/g, '');
  const missing = whole.slice(before.length, whole.length - after.length);
  return (
    <Stack gap={2}>
      <Heading level={2} size={whole.length > LONG_SENTENCE ? 'xl' : '2xl'} align="center" lang="ja">
        {before}
        <Box
          component="span"
          sx={{
            display: 'inline-block',
            minWidth: `${kana}em`,
            marginInline: '0.15em',
            borderBottom: `2px solid ${color.ai}`,
            color: color.ai,
          }}
        >
          {open ? missing : <VisuallyHidden lang="en">{t('quiz.gap', { count: kana })}</VisuallyHidden>}
          {!open && '\u00a0'}
        </Box>
        {after}
      </Heading>
      <Text tone="soft" align="center">
        {enSentence}
      </Text>
    </Stack>
  );
}

/**
 * The question: the word in its prompt form, its part of speech, and what may be heard without giving the answer away.
 * A new one says itself.
 */
export function Prompt({
  word,
  prompt,
  isPicked,
  cloze,
  open,
  answered,
  again,
  position,
  sounds,
}: PromptProps) {
  const { t } = useTexts();
  const { autoplay } = useQuizSettings();
  const isLong = prompt === 'english' && isLongPrompt(word.enWord);
  // The next word does not wait for its recordings.
  const recordings = useDeferredValue(
    <WordAudio
      vocabularyId={word.id}
      position={position}
      sounds={soundsOf(prompt, open)}
      speaks={prompt === 'sound' || autoplay}
      repeats={autoplay && answered}
    />,
  );
  return (
    <div>
      <Row justify="between" align="center" wrap={false}>
        <Row gap={2} wrap={false} sx={{ '& > *': { flexShrink: 0 } }}>
          <Chip>{word.partOfSpeech}</Chip>
          {again && (
            <Chip tone="yamabuki" icon={<Icon name="retry" size={14} />}>
              {t('quiz.again')}
            </Chip>
          )}
          <Box
            sx={{
              flex: '0 1 auto !important',
              minWidth: 0,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              [shortScreen]: { display: 'none' },
            }}
          >
            <Text as="span" size="sm" tone="soft">
              <LearnerText as="span" tone="inherit" size="sm" style={{ whiteSpace: 'inherit' }}>
                {word.topic.userTopic.name}
              </LearnerText>
              {' · '}
              <LearnerText as="span" tone="inherit" size="sm" style={{ whiteSpace: 'inherit' }}>
                {word.topic.name}
              </LearnerText>
            </Text>
          </Box>
        </Row>
        <Box ref={sounds} onMouseDown={keepFocus}>
          {recordings}
        </Box>
      </Row>
      <Box
        aria-live="polite"
        aria-atomic
        sx={{
          ...hero(isPicked),
          padding: '8px 0 12px',
          textAlign: 'center',
          overflowWrap: 'anywhere',
          [smallScreen]: { padding: '0 0 4px' },
          [shortScreen]: {
            minHeight: 0,
            padding: 0,
            '& h2': { fontSize: `${isLong ? '1rem' : '1.5625rem'} !important` },
          },
        }}
      >
        {prompt === 'english' && (
          <Heading
            level={2}
            size={promptSize(word.enWord)}
            align="center"
            lang={isJapanese(word.enWord) ? 'ja' : undefined}
          >
            {word.enWord}
          </Heading>
        )}
        {prompt === 'gap' && cloze && <Gap word={word} cloze={cloze} open={open} />}
        {prompt === 'translation' && (
          <Heading level={2} size={promptSize(word.enSentence ?? '')} align="center">
            {word.enSentence}
          </Heading>
        )}
        {prompt === 'sound' && !open && (
          <Heading level={2} size="xl" align="center">
            {t('quiz.listen')}
          </Heading>
        )}
        {(prompt === 'kana' || prompt === 'kanji' || (prompt === 'sound' && open)) && (
          <Headword
            as="h2"
            size="quiz"
            segments={promptSegments(word, prompt === 'kana' ? 'kana' : 'kanji')}
          />
        )}
      </Box>
    </div>
  );
}
