import {
  JapaneseText,
  isJapanese,
  Notice,
  RichText,
  Stack,
  Text,
  Box,
  color,
  Grid,
  TextLink,
  Button,
  Icon,
  Row,
  ReadingBeside,
} from '@kotoba/shared-ui/core';
import type { SessionVocabulary, AnswerResult } from '@kotoba/api-client';
import { paths } from '@kotoba/contracts';
import { kanaKey } from '@kotoba/japanese';
import { isNearMiss, characterDiff, type DiffPart } from './character-diff';
import { isOtherForm, type Answer } from './quiz-machine';
import { useTexts, t } from '../texts';
import { kanaOf } from '../word';
import { keepFocus } from './phone';

/**
 * Why an answer got its verdict, in words with `<ja>` around what is Japanese; null where the verdict says it all.
 * Source: the reasons of `packages/japanese`.
 */
function explanationOf({ reason, matched, hint, other, correctAnswer }: Answer): string | null {
  switch (reason) {
    case 'exact':
    case 'no_match':
      return null;
    case 'typo':
    case 'inflection':
      return matched === null ? null : t(`reason.${reason}`, { word: matched });
    case 'second_reading':
    case 'other_spelling':
    case 'polite_prefix':
    case 'kin_polite':
    case 'kin_plain':
      return matched === null ? null : t(`reason.${reason}`, { typed: matched, wanted: correctAnswer });
    case 'alternate':
      if (hint === null) return t(other ? 'reason.alternate' : 'reason.alternateMeaning');
      return [
        t('reason.alternate'),
        t('reason.alternateHint', { count: hint.moraCount, kana: hint.firstKana }),
      ].join(' ');
    default:
      return t(`reason.${reason}`);
  }
}

const looks = {
  same: {},
  extra: { color: color.beni, textDecoration: 'line-through' },
  missing: { color: color.matsu, textDecoration: 'underline', fontWeight: 700 },
} as const satisfies Record<DiffPart['kind'], object>;

const elements = { same: 'span', extra: 'del', missing: 'ins' } as const;

/** What was typed against the right answer: what is too much is struck out, what is missing is underlined. */
function NearMiss({ typed, wanted }: { readonly typed: string; readonly wanted: string }) {
  const { t } = useTexts();
  const parts = characterDiff(typed, wanted);
  return (
    <Text size="sm" tone="inherit">
      {t('quiz.difference')}{' '}
      <Box
        component="span"
        lang={isJapanese(wanted) ? 'ja' : 'en'}
        sx={{ fontSize: '1.125rem', letterSpacing: '0.02em' }}
      >
        {parts.map(({ kind, text }, index) => (
          <Box key={`${index}-${kind}`} component={elements[kind]} sx={looks[kind]}>
            {text}
          </Box>
        ))}
      </Box>
    </Text>
  );
}

type Other = NonNullable<AnswerResult['other']>;

function Pair({ title, word }: { readonly title: string; readonly word: Other }) {
  const { id, enWord, jaWord, reading } = word;
  return (
    <Stack gap={0} as="li">
      <Text as="span" size="xs" tone="soft">
        {title}
      </Text>
      <ReadingBeside
        word={jaWord}
        reading={reading !== null && kanaKey(reading) !== kanaKey(jaWord) ? reading : null}
        weight="semibold"
      />
      <TextLink to={paths.vocabularyDetail(id)} lang={isJapanese(enWord) ? 'ja' : undefined}>
        {enWord}
      </TextLink>
    </Stack>
  );
}

interface OtherWordProps {
  readonly isPicked?: boolean;
  /** The other saved word that was typed. */
  readonly word: Other;
  /** The one that was asked; null as long as it is not to be told. */
  readonly asked: SessionVocabulary | null;
}

/** The other saved word that was typed, side by side with the one that was asked. */
function OtherWord({ isPicked, word, asked }: OtherWordProps) {
  const { t } = useTexts();
  return (
    <Grid
      as="ul"
      columns={2}
      gap={3}
      sx={{ margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' }}
    >
      <Pair title={t(isPicked ? 'quiz.pickedWord' : 'quiz.otherWord')} word={word} />
      {asked && <Pair title={t('quiz.askedWord')} word={{ ...asked, reading: kanaOf(asked) }} />}
    </Grid>
  );
}

/** Takes an answer back that was a slip of the fingers. */
function TypedWrong({ isPicked, onUndo }: Pick<VerdictActionsProps, 'isPicked' | 'onUndo'>) {
  const { t } = useTexts();
  return (
    <Button size="small" icon={<Icon name="undo" size={18} />} onMouseDown={keepFocus} onClick={onUndo}>
      {t(isPicked ? 'quiz.slip' : 'quiz.typedWrong')}
    </Button>
  );
}

interface VerdictActionsProps {
  /** Nothing was typed: the answer was put together by pressing. */
  readonly isPicked?: boolean;
  /** "Accept my answer from now on", where it says nothing else. */
  readonly acceptLabel?: string;
  readonly onUndo: () => void;
  /** Left out where there is no verdict yet. */
  readonly onAccept?: () => void;
}

/** What can be done about an answer: it was a slip, or it is right after all. */
export function VerdictActions({ isPicked, acceptLabel, onUndo, onAccept }: VerdictActionsProps) {
  return (
    <Row gap={2} wrap onMouseDown={keepFocus}>
      <TypedWrong isPicked={isPicked} onUndo={onUndo} />
      {onAccept && (
        <Button size="small" icon={<Icon name="check" size={18} />} onClick={onAccept}>
          {acceptLabel ?? t('quiz.accept')}
        </Button>
      )}
    </Row>
  );
}

/** In place of a verdict while the server cannot be told the answer. */
export function WaitingVerdict() {
  const { t } = useTexts();
  return (
    <Notice tone="yamabuki" icon="clock" announce="polite">
      {t('offline.waiting')}
    </Notice>
  );
}

const look = {
  correct: { tone: 'matsu', icon: 'checkCircle', title: 'quiz.correct' },
  retry: { tone: 'yamabuki', icon: 'retry', title: 'quiz.retry' },
  incorrect: { tone: 'beni', icon: 'error', title: 'quiz.incorrect' },
  rejected: { tone: 'yamabuki', icon: 'info', title: 'quiz.rejected' },
} as const;

const parts = { ja: (inside: string) => <JapaneseText tone="inherit">{inside}</JapaneseText> };

/** The meaning that came nearest: what a slip was meant to be, else the right answer when it is one word or phrase. */
const wantedOf = ({ matched, correctAnswer }: Answer): string => matched ?? correctAnswer;

interface VerdictProps {
  readonly answer: Answer;
  /** The word that the answer was for. */
  readonly asked: SessionVocabulary;
  readonly isPicked?: boolean;
  /**
   * The right answer, and what would tell it, is held back: a slip of the fingers can be taken back without having
   * seen it.
   */
  readonly held: boolean;
  /** How often the meaning was typed where the word is wanted. */
  readonly inEnglish: number;
  readonly onUndo: () => void;
}

/** From the third time on, being told that the word is wanted in Japanese is not enough. */
const SHOWN_HOW_FROM = 3;

const cat = { meaning: 'cat', kana: 'ねこ', romaji: 'neko' } as const;
const dog = { meaning: 'dog', kana: 'いぬ', romaji: 'inu' } as const;

/** How a word is typed in Japanese, by one that is not asked. */
function ShownHow({ asked }: Pick<VerdictProps, 'asked'>) {
  const { t } = useTexts();
  return (
    <Text size="sm" tone="inherit">
      <RichText text={t('quiz.typeLike', kanaOf(asked) === cat.kana ? dog : cat)} parts={parts} />
    </Text>
  );
}

/** Why, and what the right answer is. */
function Explained({ answer, asked, isPicked }: Pick<VerdictProps, 'answer' | 'asked' | 'isPicked'>) {
  const { t } = useTexts();
  const explanation = explanationOf(answer);
  const right = answer.correctAnswer;
  const wanted = wantedOf(answer);
  const isSlip = answer.reason !== 'exact' && answer.reason !== 'synonym' && !isOtherForm(answer.reason);
  const differs = !isPicked && wanted !== '' && isSlip && isNearMiss(answer.typed, wanted);
  return (
    <>
      {explanation !== null && (
        <Text size="sm" tone="inherit">
          <RichText text={explanation} parts={parts} />
        </Text>
      )}
      {right && right !== answer.matched && (
        <Text size="sm" tone="inherit">
          {t('quiz.rightAnswer')}{' '}
          {isJapanese(right) ? <JapaneseText tone="inherit">{right}</JapaneseText> : right}
        </Text>
      )}
      {differs && <NearMiss typed={answer.typed} wanted={wanted} />}
      {answer.other && (
        <OtherWord
          isPicked={isPicked}
          word={answer.other}
          asked={answer.verdict === 'incorrect' ? asked : null}
        />
      )}
    </>
  );
}

/**
 * The verdict in colour, icon and words, with its reason and the right answer; announced when it appears. A near miss
 * shows where it missed, another saved word stands beside the one that was asked.
 */
export function Verdict({ answer, asked, isPicked, held, inEnglish, onUndo }: VerdictProps) {
  const { t } = useTexts();
  const { tone, icon, title } = look[answer.verdict];
  return (
    <Notice tone={tone} icon={icon} announce={answer.verdict === 'correct' ? 'polite' : 'assertive'}>
      <Stack gap={1}>
        <Text as="strong" weight="semibold" tone="inherit">
          {t(title)}
        </Text>
        {held ? (
          <div>
            <TypedWrong isPicked={isPicked} onUndo={onUndo} />
          </div>
        ) : (
          <Explained answer={answer} asked={asked} isPicked={isPicked} />
        )}
        {answer.reason === 'japanese_wanted' && inEnglish >= SHOWN_HOW_FROM && <ShownHow asked={asked} />}
      </Stack>
    </Notice>
  );
}
