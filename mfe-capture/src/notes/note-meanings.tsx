import { useId, useRef, useState, type KeyboardEvent } from 'react';
import {
  endpoints,
  toApiError,
  useListNoteMeaningsQuery,
  type Note,
  type NoteMeaning,
} from '@kotoba/api-client';
import { paths } from '@kotoba/contracts';
import { useNavigate } from '@kotoba/federation/router';
import { useAppDispatch } from '@kotoba/session';
import {
  Button,
  Icon,
  LiveText,
  notify,
  RichText,
  Row,
  SkeletonGroup,
  SkeletonText,
  Stack,
  Text,
  VisuallyHidden,
} from '@kotoba/shared-ui/core';
import { fromContent } from './note-content';
import { SenseChips } from './sense-chips';
import { useTexts } from '../texts';

const { answerNote } = endpoints.endpoints;

interface QuestionProps {
  readonly meaning: NoteMeaning;
  /** Named when the note has other items, too. */
  readonly isOnly: boolean;
  /** How many more questions of the note wait. */
  readonly more: number;
  /** Resolves to whether it was answered; none is chosen when the list is empty. */
  readonly onAnswer: (meaning: NoteMeaning, choices: readonly number[]) => Promise<boolean>;
}

/** What is asked, in words. A word that may be misspelt is corrected, of what is not known the parts are offered. */
function QuestionTitle({ meaning, isOnly }: Pick<QuestionProps, 'meaning' | 'isOnly'>) {
  const { t } = useTexts();
  const { kind, about, candidates } = meaning;
  if (kind === 'parts') return isOnly ? t('ask.parts') : t('ask.partsOf', { about });
  if (kind === 'spelling') {
    const [first, ...others] = candidates.map(({ label }) => label);
    const word = others.some((label) => label !== first) ? t('ask.oneOfThese') : (first ?? '');
    const text = isOnly ? t('ask.spelling', { word }) : t('ask.spellingOf', { about, word });
    return <RichText text={text} parts={{ em: (inside) => <em>{inside}</em> }} />;
  }
  return isOnly ? t('ask.which') : t('ask.whichOf', { about });
}

/** Small to look at, not to hit. */
const forThumbs = { minHeight: 44, paddingInline: 8 } as const;

/** One question with its chips, and the way out when none of them is meant. */
function Question({ meaning, isOnly, more, onAnswer }: QuestionProps) {
  const { t } = useTexts();
  const title = useId();
  const { kind, candidates } = meaning;
  const made = meaning.chosen === null ? [] : [meaning.chosen];
  /** What was tapped, shown at once; taken back when the server does not follow. */
  const [picked, setPicked] = useState<readonly number[]>(made);
  const [work, setWork] = useState<'choice' | 'none' | null>(null);

  async function answer(choices: readonly number[], kindOfWork: 'choice' | 'none'): Promise<void> {
    if (work !== null) return;
    setWork(kindOfWork);
    const isDone = await onAnswer(meaning, choices);
    setWork(null);
    if (!isDone && kind !== 'parts') setPicked(made);
  }
  function press(index: number): void {
    if (work !== null) return;
    if (kind === 'parts') {
      setPicked((now) => (now.includes(index) ? now.filter((one) => one !== index) : [...now, index].sort()));
      return;
    }
    setPicked([index]);
    void answer([index], 'choice');
  }

  /** The number of a chip, wherever in the question the focus is. */
  function onKeyDown({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): void {
    if (altKey || ctrlKey || metaKey || !/^[1-4]$/.test(key)) return;
    if (Number(key) <= candidates.length) press(Number(key) - 1);
  }

  return (
    <Stack gap={1} onKeyDown={onKeyDown}>
      <Row gap={2} align="baseline">
        <Text as="span" id={title} size="sm" weight="semibold">
          <QuestionTitle meaning={meaning} isOnly={isOnly} />
        </Text>
        {more > 0 && (
          <Text as="span" size="sm" tone="soft">
            {t('ask.more', { count: more })}
          </Text>
        )}
      </Row>
      <Row gap={2}>
        <SenseChips
          candidates={candidates}
          chosen={picked}
          several={kind === 'parts'}
          busy={work !== null}
          labelledBy={title}
          onPress={press}
        />
        {kind === 'parts' && (
          <Button
            icon={<Icon name="plus" size={18} />}
            disabled={picked.length === 0 || work === 'none'}
            busy={work === 'choice'}
            onClick={() => void answer(picked, 'choice')}
          >
            {t('ask.add', { count: picked.length })}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          busy={work === 'none'}
          disabled={work === 'choice'}
          style={forThumbs}
          onClick={() => void answer([], 'none')}
        >
          {t('ask.none')}
        </Button>
      </Row>
    </Stack>
  );
}

type Answer = QuestionProps['onAnswer'];

/** All that a note may mean, asked for when somebody wants to see it. */
function OtherMeanings({ id, isOnly, onAnswer }: { id: number; isOnly: boolean; onAnswer: Answer }) {
  const { t } = useTexts();
  const { data, error } = useListNoteMeaningsQuery({ id });
  if (error) return <Text size="sm">{toApiError(error, t('ask.loadFailed')).message}</Text>;
  if (!data) {
    return (
      <SkeletonGroup>
        <SkeletonText lines={4} />
      </SkeletonGroup>
    );
  }
  return data.meanings.map((meaning) => (
    <Question
      key={`${meaning.id} ${meaning.chosen}`}
      meaning={meaning}
      isOnly={isOnly && data.meanings.length === 1}
      more={0}
      onAnswer={onAnswer}
    />
  ));
}

interface NoteMeaningsProps {
  readonly note: Note;
  /** Whether the learner wants to see what else a sure note may mean. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Before the height of the card changes. */
  readonly onChange: () => void;
  /** Opens the note itself, for what has no word. */
  readonly onEdit: () => void;
}

/** Where the keyboard goes on in a card: at its next question, else at what opens the answered one again. */
const NEXT = [
  '[role="radio"][tabindex="0"], [role="checkbox"]',
  '[aria-expanded]:not(.more)',
  '.more',
] as const;

/** Focuses the first of these that is shown. */
function goOn(card: Element | null | undefined): void {
  for (const selector of NEXT) {
    const next = card?.querySelector<HTMLElement>(selector);
    next?.focus({ preventScroll: true });
    if (next && next === document.activeElement) return;
  }
}

/**
 * "Which one?" under a note that is not sure, and the same chips under one that is, when they are asked for. Nothing
 * waits for an answer. Source: NOTE-8, NOTE-15.
 */
export function NoteMeanings({ note, isOpen, onClose, onChange, onEdit }: NoteMeaningsProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const ref = useRef<HTMLDivElement>(null);
  /** What came of the last answer, for who cannot see it. */
  const [said, setSaid] = useState('');
  const { question } = note;
  const isOnly = question === null || question.about === fromContent(note.content).text.trim();

  const answer: Answer = async (meaning, choices) => {
    const card = ref.current?.closest('li');
    const hadFocus = ref.current?.contains(document.activeElement) ?? false;
    onChange();
    try {
      const body = { question: meaning.id, choices: [...choices] };
      await dispatch(answerNote.initiate({ id: note.id, body }, { track: false })).unwrap();
    } catch (error) {
      notify.error(toApiError(error, t('note.updateFailed')).message);
      return false;
    }
    onClose();
    const words = choices.flatMap((choice) => meaning.candidates[choice]?.ja_word ?? []).join('、');
    setSaid(words === '' ? t('ask.closed') : t('ask.answered', { words, about: meaning.about }));
    if (choices.length > 0) {
      if (hadFocus) requestAnimationFrame(() => goOn(card));
    } else if (meaning.vocabularyId === null) onEdit();
    else void navigate(paths.vocabularyEdit(meaning.vocabularyId));
    return true;
  };

  const isShown = question !== null || isOpen;
  return (
    <>
      {(isShown || said !== '') && (
        <VisuallyHidden as="div">
          <LiveText>{said}</LiveText>
        </VisuallyHidden>
      )}
      {isShown && (
        <Stack gap={4} ref={ref}>
          {question === null ? (
            <OtherMeanings id={note.id} isOnly={isOnly} onAnswer={answer} />
          ) : (
            <Question
              key={`${question.id} ${question.chosen}`}
              meaning={question}
              isOnly={isOnly}
              more={question.more}
              onAnswer={answer}
            />
          )}
        </Stack>
      )}
    </>
  );
}
