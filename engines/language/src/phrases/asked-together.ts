import { type Clause, low, type Sentence } from './clause';
import type { Reading } from './noun';
import { parseRequest } from './request';
import { join, type Say, say } from './say';
import { attributively, sayPlain } from './say-clause';

export const comma = (first: Say, second: Say): Say =>
  say(`${first.written}、${second.written}`, `${first.kana}、 ${second.kana}`);

/** "The coffee is hot, so be careful": コーヒーは熱いので、気をつけてください */
export const soDo = (clause: Clause, request: Sentence | null): Sentence | null =>
  request && 'said' in request && !request.names
    ? {
        said: comma(
          join(sayPlain(clause.done ? low(clause) : clause, attributively), say('ので')),
          request.said,
        ),
        pieces: [...clause.pieces, ...request.pieces],
        question: request.question,
      }
    : null;

const ASKED = / ?ください$/;

/** "Go straight and turn right": まっすぐ行って、右に曲がってください */
export function bothAsked(main: Reading, rest: Reading, ending: string): Sentence | null {
  const [first, second] = [parseRequest(main, ending), parseRequest(rest, '!')];
  if (!first || !second || !('said' in first) || !('said' in second)) return null;
  const isPlain = [first, second].every(({ said }) => /[てで]ください$/.test(said.written));
  if (!isPlain || /ないでください$/.test(first.said.written)) return null;
  const begun = say(first.said.written.replace(ASKED, ''), first.said.kana.replace(ASKED, ''));
  return { said: comma(begun, second.said), pieces: [...first.pieces, ...second.pieces], question: false };
}
