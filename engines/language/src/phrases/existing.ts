import { choose, type Noun } from './noun';
import { type Base, say, verbBase } from './say';

export const EXIST: Readonly<Record<'alive' | 'thing', Base>> = {
  alive: verbBase(say('いる')),
  thing: verbBase(say('ある')),
};

/** People and animals are いる, all else ある. */
export const existing = (noun: Noun): Base =>
  (choose(noun, 'someone') ?? choose(noun, 'animal')) ? EXIST.alive : EXIST.thing;
