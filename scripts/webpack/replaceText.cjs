// webpack loader: replaces text of a library's module. Options: `replacements`, pairs of a RegExp and a text.
module.exports = function replaceText(source) {
  return this.getOptions().replacements.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    source,
  )
}
