import { readFileSync } from 'node:fs';

/** Where `steal` stands behind `cpu`. Source: proc(5), /proc/stat. */
const STEAL = 7;
/** `guest` and `guest_nice`, which follow, are in `user` and `nice` already. */
const COUNTED = 8;

/** Ticks of all processors since the start of the machine; nothing where there is no Linux. */
function readTicks() {
  try {
    const [line] = readFileSync('/proc/stat', 'utf8').split('\n');
    return line
      .split(/\s+/)
      .slice(1, 1 + COUNTED)
      .map(Number);
  } catch {
    return null;
  }
}

const sum = (ticks) => ticks.reduce((all, each) => all + each, 0);

/**
 * Watches how much of the processors' time a virtual machine is not given by its host. What it gives tells the percentage since then; null
 * where that is unknown. Figures in milliseconds of a time when much was taken say little.
 */
export function watchStolenTime() {
  const before = readTicks();
  return () => {
    const after = readTicks();
    if (!before || !after) return null;
    const all = sum(after) - sum(before);
    return all === 0 ? 0 : (100 * (after[STEAL] - before[STEAL])) / all;
  };
}
