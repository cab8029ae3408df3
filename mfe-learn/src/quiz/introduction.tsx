import { useEffect, useRef, type RefObject } from 'react';
import {
  useDraft,
  useGetVocabularyQuery,
  type LearningSession,
  type SessionVocabulary,
} from '@kotoba/api-client';
import { hasKanji } from '@kotoba/japanese';
import { ITEM_STATUS } from '@kotoba/contracts';
import {
  ActionBar,
  Button,
  Card,
  Chip,
  Grid,
  Heading,
  Headword,
  Icon,
  JapaneseText,
  LearnerText,
  Row,
  Stack,
  Text,
} from '@kotoba/shared-ui/core';
import { ProgressBar } from '@kotoba/shared-ui/progress';
import { Example } from './example';
import { PictureCard } from './picture-card';
import { WordAudio } from './prompt';
import { useQuizSettings } from './use-quiz-settings';
import { ALL_INTRODUCED, introducedDraft } from '../session-drafts';
import { useTexts } from '../texts';
import { useShortcuts } from '../use-shortcuts';
import { promptSize, readSegments } from '../word';

/** The words of a session that its learner was never asked, at its start; none of what is learnt once more. */
const newWordsOf = ({ type, learnDetails }: LearningSession): SessionVocabulary[] =>
  type === 'review' || learnDetails.some(({ status }) => status !== ITEM_STATUS.open)
    ? []
    : learnDetails.flatMap(({ isNew, vocabulary }) => (isNew && vocabulary ? [vocabulary] : []));

export interface Introductions {
  /** What is introduced now and what comes then; none when all were, or the learner skipped them. */
  readonly words: readonly SessionVocabulary[];
  readonly position: number;
  readonly total: number;
  readonly onNext: () => void;
  readonly onSkip: () => void;
}

/** New words before they are asked, each once in a session: how far they are is kept in the browser. */
export function useIntroductions(session: LearningSession): Introductions {
  const words = newWordsOf(session);
  const [stored, store] = useDraft(introducedDraft(session.id));
  const seen = Number(stored) || 0;
  return {
    words: words.slice(seen),
    position: seen + 1,
    total: words.length,
    onNext: () => store(String(seen + 1)),
    onSkip: () => store(ALL_INTRODUCED),
  };
}

/** The kanji of a word with what each of them means; nothing where they cannot be looked up. */
function KanjiParts({ word }: { readonly word: SessionVocabulary }) {
  const { t } = useTexts();
  const { currentData } = useGetVocabularyQuery({ id: word.id }, { skip: !hasKanji(word.jaWord) });
  if (!currentData || currentData.kanji.length === 0) return null;
  return (
    <Row as="ul" gap={2} justify="center" aria-label={t('intro.kanji')} sx={{ margin: 0, padding: 0 }}>
      {currentData.kanji.map(({ kanji, meanings }) => (
        <Row as="li" key={kanji} gap={2} align="baseline" wrap={false} sx={{ listStyle: 'none' }}>
          <JapaneseText size="lg">{kanji}</JapaneseText>
          <Text as="span" size="sm" tone="soft">
            {meanings.slice(0, 2).join(', ')}
          </Text>
        </Row>
      ))}
    </Row>
  );
}

/** How many new words were introduced. */
export function IntroductionProgress({ introductions }: Pick<IntroductionProps, 'introductions'>) {
  const { t } = useTexts();
  const { position, total } = introductions;
  return (
    <ProgressBar
      value={position}
      max={total}
      label={t('intro.title')}
      valueText={t('intro.position', { position, total })}
    />
  );
}

interface IntroductionProps {
  readonly introductions: Introductions;
  /** Gets the row of recordings. */
  readonly sounds: RefObject<HTMLDivElement | null>;
}

/** One new word: how it is written, read and heard, what it means, and how it is used. */
export function Introduction({ introductions, sounds }: IntroductionProps) {
  const { t } = useTexts();
  const { autoplay } = useQuizSettings();
  const { words, position, total, onNext, onSkip } = introductions;
  const [word] = words;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), [position]);
  useShortcuts({ arrowright: onNext });
  if (!word) return null;
  return (
    <Stack gap={4}>
      <Grid columns={{ xs: 1, md: '3fr 2fr' }} gap={{ xs: 4, md: 6 }} align="start">
        <Card as="section" aria-label={t('quiz.word')}>
          <Row justify="between" wrap={false}>
            <Chip>{word.partOfSpeech}</Chip>
            <div ref={sounds}>
              <WordAudio
                vocabularyId={word.id}
                position={position}
                sounds={['ja_word']}
                speaks={autoplay}
                repeats={false}
              />
            </div>
          </Row>
          <Stack
            gap={3}
            align="center"
            aria-live="polite"
            aria-atomic
            sx={{ textAlign: 'center', overflowWrap: 'anywhere' }}
          >
            <Headword as="h2" size="quiz" segments={readSegments(word)} romaji={word.romaji} />
            <LearnerText
              size={promptSize(word.enWord) === '3xl' ? 'xl' : 'lg'}
              weight="semibold"
              align="center"
            >
              {word.enWord}
            </LearnerText>
          </Stack>
          <KanjiParts word={word} />
          {word.jaSentence && (
            <div>
              <Heading level={3} hidden>
                {t('intro.example')}
              </Heading>
              <Example word={word} align="center" />
            </div>
          )}
        </Card>
        <PictureCard word={word} open />
      </Grid>
      <ActionBar>
        <Button variant="quiet" onClick={onSkip}>
          {t('intro.skip')}
        </Button>
        <Button ref={next} variant="primary" endIcon={<Icon name="arrowRight" size={18} />} onClick={onNext}>
          {t(position < total ? 'intro.next' : 'intro.start')}
        </Button>
      </ActionBar>
    </Stack>
  );
}
