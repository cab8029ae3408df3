// @ts-check
/**
 * The tokeniser's own thread: IPADIC takes about 200 MB and several hundred milliseconds to load, neither of which
 * belongs on the server's main thread. Plain CommonJS, so that it is the same file under Jest and beside the bundled
 * server.
 *
 * A task is a text, its result the tokens: [surface, pos, detail, form, base, reading][]
 */
const { TokenizerBuilder } = require('lindera-wasm-nodejs-ipadic');

const builder = new TokenizerBuilder();
builder.setDictionary('embedded://ipadic');
builder.setMode('normal');
const tokenizer = builder.build();

/**
 * lindera prints the conjugated form under the name of the conjugation type, and the other way round.
 * @param {Record<string, string | undefined>} token
 */
const compact = (token) => [
  token.surface,
  token.partOfSpeech ?? 'UNK',
  token.partOfSpeechSubcategory1 ?? '*',
  token.conjugationType ?? '*',
  token.baseForm ?? token.surface,
  token.reading ?? '',
];

/** @param {string} text */
module.exports = (text) => tokenizer.tokenize(text).map(compact);
