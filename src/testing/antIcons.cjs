// Replaces the index of @ant-design/icons, which loads all 830 icons, for each test file: loads an icon when it is first used.
module.exports = new Proxy(
  { __esModule: true },
  {
    get(icons, name) {
      if (typeof name === 'string') icons[name] ??= require(`@ant-design/icons/${name}`).default
      return icons[name]
    },
  },
)
