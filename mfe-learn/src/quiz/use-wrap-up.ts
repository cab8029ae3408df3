import { useRef } from 'react';
import { useDraft } from '@kotoba/api-client';
import { readTurns, wrapUpDraft, writeTurns } from './wrap-up';
import { isSameTurn, type Turn } from '../turn';

/** Keeps with the session that it was wrapped up, so that a page that is opened again asks no more than was left. */
export function useWrapUp(sessionId: number) {
  const [stored, store] = useDraft(wrapUpDraft(sessionId));
  const latest = useRef(stored);
  const keep = (text: string): void => {
    latest.current = text;
    store(text);
  };
  const change = (to: (turns: readonly Turn[]) => Turn[]): void => {
    const turns = readTurns(latest.current);
    if (turns) keep(writeTurns(to(turns)));
  };
  return {
    begin: (turns: readonly Turn[]): void => keep(writeTurns(turns)),
    /** Practice that went wrong: the session still wants the word, its turn is over. */
    spend: (turn: Turn): void => change((turns) => turns.filter((other) => !isSameTurn(other, turn))),
    /** A word whose answer was taken back is asked anew. */
    reopen: (turn: Turn): void => change((turns) => [...turns, turn]),
  };
}

export type WrapUp = ReturnType<typeof useWrapUp>;
