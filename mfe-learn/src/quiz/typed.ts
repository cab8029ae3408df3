import { createContext } from 'react';

/** What is typed into the box. A key draws anew only what reads it here. */
export const Typed = createContext('');

/** There is something to send. */
export const isAnything = (typed: string): boolean => typed.trim() !== '';
