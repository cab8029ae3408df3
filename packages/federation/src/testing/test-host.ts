import type { Host } from '@kotoba/contracts';

/** A host that counts who marked the tab as busy. */
export function testHost(): { host: Host; busy: () => boolean } {
  const marks = new Set<object>();
  const host: Host = {
    markBusy: () => {
      const mark = {};
      marks.add(mark);
      return () => void marks.delete(mark);
    },
  };
  return { host, busy: () => marks.size > 0 };
}
