// webpack loader: replaces text of a library's module. Options: `replacements`, pairs of a RegExp and a text; `required`
// rejects a module without the text, which a newer version of the library may have renamed.
module.exports = function replaceText(source) {
  const { replacements, required = false } = this.getOptions()
  return replacements.reduce((text, [pattern, replacement]) => {
    const replaced = text.replace(pattern, replacement)
    if (required && replaced === text) throw new Error(`${pattern} is not in ${this.resourcePath}`)
    return replaced
  }, source)
}
