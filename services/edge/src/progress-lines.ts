interface Screen {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** At most this many lines per step where lines cannot be rewritten. */
const MILESTONES = 4;

/**
 * Shows what a start is doing. On a terminal a step rewrites its line as it proceeds; elsewhere each step is said once
 * and then at every quarter. Steps may overlap.
 */
export function createProgressLines(screen: Screen): (what: string, fraction: number | null) => void {
  const said = new Map<string, number>();
  let open: string | null = null;
  return (what, fraction) => {
    const milestone = Math.floor((fraction ?? 0) * MILESTONES);
    const before = said.get(what);
    const percent = fraction === null ? '…' : `${Math.round(fraction * 100)} %`;
    if (screen.isTTY) {
      if (open !== null && open !== what) screen.write('\n');
      screen.write(`\r\u001b[2K  ${what} ${percent}`);
      open = fraction === 1 ? null : what;
      if (fraction === 1) screen.write('\n');
    } else if (before === undefined || milestone > before) {
      screen.write(`  ${what} ${percent}\n`);
    }
    said.set(what, Math.max(milestone, before ?? 0));
  };
}
