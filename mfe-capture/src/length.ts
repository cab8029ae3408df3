/** Length as the server counts it: in characters, whatever they take in memory, without outer white space. */
export const lengthOf = (text: string): number => [...text.trim()].length;

export const isTooLong = (text: string, most: number): boolean => lengthOf(text) > most;
