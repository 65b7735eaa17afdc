import { screens } from './manifests'

const hasParameter = (path: string) => path.includes(':')

beforeAll(() => expect(screens.length).toBeGreaterThan(20))

test('every screen without a record has a command palette entry with keywords', () => {
  const incomplete = screens.filter(({ path, palette }) => !hasParameter(path) && !palette?.keywords().trim())
  expect(incomplete.map(({ path }) => path)).toEqual([])
})

test('no screen of a record has a command palette entry, because its path needs an ID', () => {
  const entries = screens.filter(({ path, palette }) => hasParameter(path) && palette)
  expect(entries.map(({ path }) => path)).toEqual([])
})

test('the titles of the command palette are unique among the screens that need permissions', () => {
  // Screens of other user types, such as the missions of a client, never appear in the same palette.
  const shown = screens.filter(({ access }) => typeof access === 'string' || Array.isArray(access))
  const titles = shown.flatMap(({ palette, crumb }) => (palette ? [palette.title?.() ?? crumb.text()] : []))
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})
