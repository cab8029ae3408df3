import type { SessionVocabulary, ToldApart as Traits } from '@kotoba/api-client';
import { JapaneseText, RichText, Text } from '@kotoba/shared-ui/core';
import { t } from '../texts';

/** An English example that shows the use without the word itself. */
function exampleOf({ enSentence, romaji }: SessionVocabulary): string | null {
  const holdsAnswer = romaji !== '' && enSentence?.toLowerCase().includes(romaji.toLowerCase());
  return enSentence && !holdsAnswer ? t('apart.example', { sentence: enSentence }) : null;
}

/**
 * What tells the word apart, in a few words each. Where nothing is known that does, an example shows its use, else
 * the others are named that are not meant.
 */
function partsOf(word: SessionVocabulary, traits: Traits): string[] {
  const { kind, usage, takesObject, register, meanings, notMeant } = traits;
  const known = [
    ...(kind ? [t('apart.kind', { partOfSpeech: word.partOfSpeech })] : []),
    ...(register ? [t(`apart.register.${register}`)] : []),
    ...(usage ? [usage] : []),
    ...(takesObject === null ? [] : [t(takesObject ? 'apart.done' : 'apart.happens')]),
    ...(meanings.length > 0 ? [t('apart.meanings', { meanings: meanings.join(', ') })] : []),
  ];
  if (known.length > 0) return known;
  const example = exampleOf(word);
  if (example !== null) return [example];
  return notMeant.map((other) => t('apart.not', { word: other }));
}

interface ToldApartProps {
  readonly word: SessionVocabulary;
  readonly traits: Traits;
}

/** Beside a prompt whose bare English fits several of the learner's words: which one is meant. Source: ANS-39. */
export function ToldApart({ word, traits }: ToldApartProps) {
  const parts = partsOf(word, traits);
  if (parts.length === 0) return null;
  return (
    <Text size="sm" align="center" tone="soft">
      <RichText
        text={t('apart.meant', { what: parts.join('; ') })}
        parts={{ ja: (inside: string) => <JapaneseText tone="inherit">{inside}</JapaneseText> }}
      />
    </Text>
  );
}
