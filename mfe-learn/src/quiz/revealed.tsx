import { useEffect, useRef } from 'react';
import { DefinitionRows, type DefinitionRow } from '@kotoba/shared-ui/data';
import { Headword, JapaneseText, LearnerText, Stack, useReadingAids } from '@kotoba/shared-ui/core';
import type { SessionVocabulary } from '@kotoba/api-client';
import { Example } from './example';
import { readSegments } from '../word';
import { useTexts } from '../texts';

interface RevealedProps {
  readonly word: SessionVocabulary;
  /** The learner has asked to see it: it comes into view. After an answer the verdict stays there. */
  readonly asked: boolean;
}

/** Between the bars of the frame. */
const inView = { scrollMarginTop: '72px', scrollMarginBottom: 'calc(var(--k-bottom-bar, 0px) + 16px)' };

/** The whole word: English, Hiragana, Katakana, Kanji, Romaji, each only if present, and its sentence. */
export function Revealed({ word, asked }: RevealedProps) {
  const { t } = useTexts();
  const { romaji } = useReadingAids();
  const whole = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked) void whole.current?.scrollIntoView?.({ block: 'nearest' });
  }, [asked]);
  const japanese = (term: string, value: string | null): DefinitionRow[] =>
    value ? [{ term, value: <JapaneseText>{value}</JapaneseText> }] : [];
  const rows: DefinitionRow[] = [
    { term: t('quiz.english'), value: <LearnerText as="span">{word.enWord}</LearnerText> },
    ...japanese(t('quiz.hiragana'), word.hiragana),
    ...japanese(t('quiz.katakana'), word.katakana),
    ...japanese(t('quiz.kanji'), word.kanji),
    ...(word.romaji && romaji
      ? [{ term: t('quiz.romaji'), value: <span lang="ja-Latn">{word.romaji}</span> }]
      : []),
  ];
  return (
    <Stack gap={4} ref={whole} sx={inView}>
      <Headword as="p" size="card" segments={readSegments(word)} />
      <DefinitionRows rows={rows} />
      <Example word={word} />
    </Stack>
  );
}
