import { useState } from 'react';
import type { Note } from '@kotoba/api-client';
import { LiveText, MixedText, VisuallyHidden } from '@kotoba/shared-ui/core';
import { fromContent } from './note-content';
import { t } from '../texts';

/** As many characters of a note as name it. */
const NAME = 40;

const isWaiting = ({ isConverted, error }: Note): boolean => !isConverted && error === null;

/** What became of a note, in a few words. */
function outcomeOf({ content, isConverted, words }: Note): string {
  const about = [...fromContent(content).text].slice(0, NAME).join('');
  return isConverted
    ? t('note.became', { about, words: words.map(({ ja_word }) => ja_word).join('、') })
    : t('note.becameNothing', { about });
}

/**
 * Says which note became which words while somebody looks on: "umbrella → 傘". What was there before is told by the
 * list alone. Source: NOTE-22.
 */
export function Became({ notes }: { readonly notes: readonly Note[] }) {
  const [before, setBefore] = useState(notes);
  const [said, setSaid] = useState('');
  if (before !== notes) {
    const newest = Math.max(0, ...before.map(({ id }) => id));
    const waited = new Set(before.filter(isWaiting).map(({ id }) => id));
    const done = notes.filter((note) => !isWaiting(note) && (waited.has(note.id) || note.id > newest));
    setBefore(notes);
    if (done.length > 0) setSaid(done.map(outcomeOf).join('. '));
  }
  return (
    <VisuallyHidden as="div">
      <LiveText>
        <MixedText as="span">{said}</MixedText>
      </LiveText>
    </VisuallyHidden>
  );
}
