'use strict';

// Plain CommonJS on purpose: a worker thread is started from a file, and this one is the same file under Jest, from
// the sources and from a bundle. It speaks one text per message; the program is compiled once.
const { readFileSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
const { runInMemory } = require('./memory-wasi.cjs');

const program = WebAssembly.compile(readFileSync(workerData.wasm));
const args = ['flite', '-voice', workerData.voice, '-f', '/in.txt', '-o', '/out.wav'];

const speak = async (text) => {
  const { exitCode, files } = await runInMemory(await program, {
    args,
    files: { 'in.txt': new TextEncoder().encode(text) },
  });
  const wave = files.get('out.wav');
  if (exitCode !== 0 || !wave) throw new Error(`flite ended with ${exitCode}`);
  return wave.bytes();
};

parentPort.on('message', ({ id, text }) => {
  speak(text).then(
    (wave) => parentPort.postMessage({ id, wave }, [wave.buffer]),
    (error) => parentPort.postMessage({ id, error: String(error) }),
  );
});
