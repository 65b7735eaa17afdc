/** Without JSX, Babel (.babelrc) only changes hooks and catalogues. */
const CHANGED_BY_BABEL = /\buse[A-Z]|\bcatalogue\b/

/**
 * Whether Babel changes a file: there are components, hooks or catalogues in it.
 * @param {string} filename
 * @param {string} source
 */
module.exports = (filename, source) => filename.endsWith('x') || CHANGED_BY_BABEL.test(source)
