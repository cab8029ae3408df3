import { newKey } from '@kotoba/api-client';

/**
 * The keys of what a learner wishes of a session, one after the other. A wish that is made once more before any other one and before its
 * answer is known is the same one, under the same key: its first try may have reached the server. After anything else the same words are a
 * new wish: what was undone meanwhile can be answered again.
 */
export function createWishes() {
  let open: { readonly name: string; readonly key: string } | null = null;
  return {
    /** Whether exactly this was wished last, and its answer is not known. */
    isOpen: (wish: unknown): boolean => open?.name === JSON.stringify(wish),
    /** The key under which the wish (anything that JSON can say) is sent. */
    keyOf(wish: unknown): string {
      const name = JSON.stringify(wish);
      if (open?.name !== name) open = { name, key: newKey() };
      return open.key;
    },
    /** The wish has come true, or somebody else sees to it. */
    settle(): void {
      open = null;
    },
  };
}

export type Wishes = ReturnType<typeof createWishes>;
