// @ts-check
'use strict';

// The thirteen WASI calls that Flite makes, on files that live in memory. Node's own `node:wasi` is not used: its fast
// calls let the garbage collector run at a forbidden moment and take the whole process down (nodejs/node issues 46777
// and 52402), reliably so with Flite and a long text.
// Numbers and layouts: WASI snapshot preview 1.

const SUCCESS = 0;
const BAD_FILE = 8;
const NO_ENTRY = 44;
const INVALID = 28;

const CHARACTER_DEVICE = 2;
const DIRECTORY = 3;
const REGULAR_FILE = 4;

const ROOT = '/';
const ROOT_DESCRIPTOR = 3;
const CREATE = 1;
const TRUNCATE = 8;
const ALL_RIGHTS = 0xffffffffffffffffn;

/** Thrown by proc_exit to leave the program. */
class Exit extends Error {
  /** @param {number} code */
  constructor(code) {
    super(`exit ${code}`);
    this.code = code;
  }
}

class MemoryFile {
  /** @param {Uint8Array} bytes */
  constructor(bytes = new Uint8Array(0)) {
    this.space = bytes;
    this.size = bytes.length;
  }

  bytes() {
    return this.space.slice(0, this.size);
  }

  /** @param {number} position @param {Uint8Array} target */
  read(position, target) {
    const part = this.space.subarray(position, Math.min(position + target.length, this.size));
    target.set(part);
    return part.length;
  }

  /** @param {number} position @param {Uint8Array} source */
  write(position, source) {
    const end = position + source.length;
    if (end > this.space.length) {
      const larger = new Uint8Array(Math.max(end, this.space.length * 2, 65_536));
      larger.set(this.space.subarray(0, this.size));
      this.space = larger;
    }
    this.space.set(source, position);
    this.size = Math.max(this.size, end);
    return source.length;
  }
}

/**
 * What a descriptor stands for; only a file has bytes.
 * @typedef {{ kind: number, file?: MemoryFile, position: number }} Entry
 */

/**
 * @param {string[]} args
 * @param {Map<string, MemoryFile>} files paths under the root, without a leading slash
 * @param {() => WebAssembly.Memory} memory
 * @returns {Record<string, (...values: number[]) => number>} by their WASI names; addresses and lengths are numbers
 */
const createCalls = (args, files, memory) => {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const argumentBytes = args.map((arg) => encoder.encode(`${arg}\0`));
  const device = { kind: CHARACTER_DEVICE, position: 0 };
  /** @type {Map<number, Entry>} */
  const open = new Map([
    [0, device],
    [1, device],
    [2, device],
    [ROOT_DESCRIPTOR, { kind: DIRECTORY, position: 0 }],
  ]);
  let nextDescriptor = ROOT_DESCRIPTOR + 1;
  // The memory may grow during every call into the program, which replaces its buffer.
  const view = () => new DataView(memory().buffer);
  /** @param {number} at @param {number} length */
  const bytesAt = (at, length) => new Uint8Array(memory().buffer, at, length);

  /**
   * Reads or writes the list of (address, length) pairs; `move` gives how much it moved.
   * @type {(list: number, count: number, result: number, move: (part: Uint8Array) => number) => number}
   */
  const eachPart = (list, count, result, move) => {
    let total = 0;
    for (let index = 0; index < count; index += 1) {
      const part = bytesAt(
        view().getUint32(list + index * 8, true),
        view().getUint32(list + index * 8 + 4, true),
      );
      const moved = move(part);
      total += moved;
      if (moved < part.length) break;
    }
    view().setUint32(result, total, true);
    return SUCCESS;
  };

  return {
    args_sizes_get: (count, size) => {
      view().setUint32(count, args.length, true);
      view().setUint32(
        size,
        argumentBytes.reduce((sum, { length }) => sum + length, 0),
        true,
      );
      return SUCCESS;
    },
    args_get: (pointers, buffer) => {
      let at = buffer;
      argumentBytes.forEach((bytes, index) => {
        view().setUint32(pointers + index * 4, at, true);
        bytesAt(at, bytes.length).set(bytes);
        at += bytes.length;
      });
      return SUCCESS;
    },
    clock_time_get: (_clock, _precision, result) => {
      view().setBigUint64(result, BigInt(Date.now()) * 1_000_000n, true);
      return SUCCESS;
    },
    fd_prestat_get: (descriptor, result) => {
      if (descriptor !== ROOT_DESCRIPTOR) return BAD_FILE;
      view().setUint32(result, 0, true);
      view().setUint32(result + 4, ROOT.length, true);
      return SUCCESS;
    },
    fd_prestat_dir_name: (descriptor, at, length) => {
      if (descriptor !== ROOT_DESCRIPTOR || length < ROOT.length) return BAD_FILE;
      bytesAt(at, ROOT.length).set(encoder.encode(ROOT));
      return SUCCESS;
    },
    fd_fdstat_get: (descriptor, result) => {
      const entry = open.get(descriptor);
      if (!entry) return BAD_FILE;
      bytesAt(result, 24).fill(0);
      view().setUint8(result, entry.kind);
      view().setBigUint64(result + 8, ALL_RIGHTS, true);
      view().setBigUint64(result + 16, ALL_RIGHTS, true);
      return SUCCESS;
    },
    fd_fdstat_set_flags: () => SUCCESS,
    path_open: (_directory, _lookup, path, length, flags, _rights, _inherited, _mode, result) => {
      const name = decoder.decode(bytesAt(path, length));
      if (!files.has(name) && !(flags & CREATE)) return NO_ENTRY;
      if (!files.has(name) || flags & TRUNCATE) files.set(name, new MemoryFile());
      open.set(nextDescriptor, { kind: REGULAR_FILE, file: files.get(name), position: 0 });
      view().setUint32(result, nextDescriptor, true);
      nextDescriptor += 1;
      return SUCCESS;
    },
    fd_close: (descriptor) => (open.delete(descriptor) ? SUCCESS : BAD_FILE),
    fd_seek: (descriptor, offset, whence, result) => {
      const entry = open.get(descriptor);
      if (!entry?.file) return BAD_FILE;
      const from = [0, entry.position, entry.file.size][whence];
      const position = from === undefined ? -1 : from + Number(offset);
      if (position < 0) return INVALID;
      entry.position = position;
      view().setBigUint64(result, BigInt(position), true);
      return SUCCESS;
    },
    fd_read: (descriptor, list, count, result) => {
      const entry = open.get(descriptor);
      if (!entry) return BAD_FILE;
      return eachPart(list, count, result, (part) => {
        const moved = entry.file ? entry.file.read(entry.position, part) : 0;
        entry.position += moved;
        return moved;
      });
    },
    fd_write: (descriptor, list, count, result) => {
      const entry = open.get(descriptor);
      if (!entry) return BAD_FILE;
      return eachPart(list, count, result, (part) => {
        if (!entry.file) return part.length; // what Flite tells the terminal is of no use here
        const moved = entry.file.write(entry.position, part);
        entry.position += moved;
        return moved;
      });
    },
    proc_exit: (code) => {
      throw new Exit(code);
    },
  };
};

/**
 * Runs a WASI command once, as a fresh instance, on its own files.
 * @param {WebAssembly.Module} program
 * @param {{ args: string[], files: Record<string, Uint8Array> }} options
 * @returns {Promise<{ exitCode: number, files: Map<string, MemoryFile> }>}
 */
const runInMemory = async (program, { args, files }) => {
  const disk = new Map(Object.entries(files).map(([name, bytes]) => [name, new MemoryFile(bytes)]));
  const calls = createCalls(args, disk, () => exports.memory);
  const instance = await WebAssembly.instantiate(program, { wasi_snapshot_preview1: calls });
  /** What every WASI command has. @typedef {{ memory: WebAssembly.Memory, _start: () => void }} Command */
  const exports = /** @type {Command} */ (instance.exports);
  try {
    exports._start();
    return { exitCode: 0, files: disk };
  } catch (error) {
    if (error instanceof Exit) return { exitCode: error.code, files: disk };
    throw error;
  }
};

module.exports = { runInMemory };
