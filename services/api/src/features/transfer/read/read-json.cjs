const { Refused } = require('./refused.cjs');

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** A text, or a list of them. */
function cellOf(value) {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.map(textOf) : textOf(value);
}

function listIn(value) {
  if (Array.isArray(value)) return value;
  const found = isObject(value) ? (value.vocabulary ?? Object.values(value).find(Array.isArray)) : null;
  if (!Array.isArray(found)) throw new Refused('The JSON has no list of words.');
  return found;
}

/** Objects of a list as rows; their keys are the columns. Yields `{ head }` first. */
function* readJson(value) {
  const words = listIn(value);
  const keys = new Set();
  for (const word of words) {
    if (!isObject(word)) throw new Refused('The list in the JSON holds something that is not a word.');
    for (const key of Object.keys(word)) keys.add(key);
  }
  const columns = [...keys];
  yield { head: { format: 'json', delimiter: null, columns, notices: [] } };
  for (const [index, word] of words.entries()) {
    yield { row: [index + 1, columns.map((key) => cellOf(word[key]))] };
  }
}

module.exports = { readJson };
