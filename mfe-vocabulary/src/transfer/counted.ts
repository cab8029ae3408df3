import { currentLanguage } from '@kotoba/shared-ui/core';

/** A number as people read it: 20,000. */
export const readable = (number: number): string => number.toLocaleString(currentLanguage());

/** The values of a text with a plural and a number in it. */
export const counted = (count: number) => ({ count, number: readable(count) });
