// Stands in for style sheets and pictures, which webpack resolves and jest does not.
module.exports = ''
