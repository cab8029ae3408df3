/** A loader: the source with one text in place of another, which must be there. */
module.exports = function replaceText(source) {
  const { from, to } = this.getOptions();
  if (!source.includes(from)) throw new Error(`${this.resourcePath} does not say "${from}"`);
  return source.replaceAll(from, to);
};
