import { withoutSecrets } from './loggedUrl'

const SECRET = '3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

test.each([
  [`/share/${SECRET}`, '/share/***'],
  [`/map/1/2?x=1&share=${SECRET}&y=2`, '/map/1/2?x=1&share=***&y=2'],
  [`/apis/v1/visit/vector/${SECRET}/01938f6e/1/2/3?v=1`, '/apis/v1/visit/vector/***/01938f6e/1/2/3?v=1'],
  [`/apis/v1/visit/preview/${SECRET}`, '/apis/v1/visit/preview/***'],
  [`/live/whep/01938f6e?ticket=${SECRET}`, '/live/whep/01938f6e?ticket=***'],
  ['/apis/v1/share/list?page=2', '/apis/v1/share/list?page=2'],
])('hides the secrets of %s', (url, logged) => {
  expect(withoutSecrets(url)).toBe(logged)
})
