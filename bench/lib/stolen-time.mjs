import { readFileSync } from 'node:fs';

/** Where `steal` stands behind `cpu`. Source: proc(5), /proc/stat. */
const STEAL = 7;
/** `guest` and `guest_nice`, which follow, are in `user` and `nice` already. */
const COUNTED = 8;

/** The text of /proc/stat; null where there is no Linux. */
function readStat() {
  try {
    return readFileSync('/proc/stat', 'utf8');
  } catch {
    return null;
  }
}

/** Ticks of all processors since the start of the machine, from the text of /proc/stat. */
const ticksOf = (stat) =>
  stat
    .split('\n', 1)[0]
    .split(/\s+/)
    .slice(1, 1 + COUNTED)
    .map(Number);

const sum = (ticks) => ticks.reduce((all, each) => all + each, 0);

/** How much of the processors' time between two texts of /proc/stat a virtual machine was not given by its host, in percent. */
export function stolenShare(before, after) {
  const [from, to] = [before, after].map(ticksOf);
  const all = sum(to) - sum(from);
  return all === 0 ? 0 : (100 * (to[STEAL] - from[STEAL])) / all;
}

/**
 * Watches the time that the host does not give. What it gives tells the percentage since then; null where that is unknown. Figures in
 * milliseconds of a time when much was taken say little.
 */
export function watchStolenTime() {
  const before = readStat();
  return () => {
    const after = readStat();
    return before === null || after === null ? null : stolenShare(before, after);
  };
}
