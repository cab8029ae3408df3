/** What a list takes beside its numbers and its name, about. */
const ENTRY_BYTES = 200;

export interface ListStore {
  get(name: string): Int32Array | undefined;
  set(name: string, list: Int32Array): void;
}

/** Keeps lists while they fit into `maxBytes` together; those that nobody asked for the longest go first. */
export function createListStore(maxBytes: number): ListStore {
  /** In the order of their last use. */
  const lists = new Map<string, Int32Array>();
  let bytes = 0;
  const sizeOf = (name: string, list: Int32Array) => ENTRY_BYTES + 2 * name.length + list.byteLength;

  function take(name: string): Int32Array | undefined {
    const list = lists.get(name);
    if (list && lists.delete(name)) bytes -= sizeOf(name, list);
    return list;
  }

  function put(name: string, list: Int32Array): void {
    lists.set(name, list);
    bytes += sizeOf(name, list);
    for (const oldest of lists.keys()) {
      if (bytes <= maxBytes) break;
      take(oldest);
    }
  }

  return {
    get(name) {
      const list = take(name);
      if (list) put(name, list);
      return list;
    },
    set(name, list) {
      take(name);
      put(name, list);
    },
  };
}
