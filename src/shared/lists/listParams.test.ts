import { flag, id, ids, listParams, many, matching, oneOf, searchText } from './listParams'

const params = listParams({
  search: searchText(),
  status: many(['live', 'paused', 'draft']),
  archived: flag(),
  type: id(),
  action: matching(/^[a-z.-]+$/),
  sort: oneOf(['-createdAt', 'createdAt', 'name']),
})
const plain = {
  search: '',
  status: [],
  archived: false,
  type: '',
  action: '',
  sort: '-createdAt' as const,
  page: 1,
  pageSize: 50,
}
const read = (query: string) => params.read(new URLSearchParams(query))

test('leaves defaults out of the URL', () => {
  expect(read('')).toEqual(plain)
  expect(params.write(plain).toString()).toBe('')
})

test('writes what it has read', () => {
  const query =
    'search=fence+%26+gate&status=live&status=paused&archived=true&type=01938f6e-7a3b-7c21-9b1e-2f64c1d2a301' +
    '&action=user.edit&sort=name&page=3&pageSize=200'
  expect(params.write(read(query)).toString()).toBe(query)
  expect(read(query)).toMatchObject({ search: 'fence & gate', status: ['live', 'paused'], archived: true, page: 3 })
})

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'page=100001',
  'pageSize=7',
  'pageSize=1e9',
  'sort=drop',
  'status=flying',
  'archived=1',
  'type=survey',
  'action=Drop%20table',
])('ignores the invalid parameter %s', (query) => {
  expect(read(query)).toEqual(plain)
})

test('cuts a search that is longer than allowed', () => {
  expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(120)
})

test('passes only the filters that are set to the query', () => {
  expect(params.filters(read('status=live&sort=name&page=2'))).toEqual({
    search: undefined,
    status: ['live'],
    archived: undefined,
    type: undefined,
    action: undefined,
  })
})

test('clears every filter and keeps the sort order and the page size', () => {
  const view = read('search=x&status=live&archived=true&action=user&sort=name&page=4&pageSize=20')
  expect(params.isFiltered(view)).toBe(true)
  expect(params.clear(view)).toEqual({ ...plain, sort: 'name', pageSize: 20 })
  expect(params.isFiltered(params.clear(view))).toBe(false)
})

test('does not count the sort order or the page as a filter', () => {
  expect(params.isFiltered(read('sort=name&page=2'))).toBe(false)
})

test('keeps valid ids of a list once, up to the limit', () => {
  const [one, two, three] = [1, 2, 3].map((n) => `01938f6e-7a3b-7c21-9b1e-2f64c1d2a30${n}`)
  const chosen = listParams({ mission: ids(2) }).read(
    new URLSearchParams(`mission=${one}&mission=x&mission=${one}&mission=${two}&mission=${three}`),
  )
  expect(chosen.mission).toEqual([one, two])
})
