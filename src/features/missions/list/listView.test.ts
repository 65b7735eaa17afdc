import { readView, writeView, type ListView } from './listView'

const plain: ListView = {
  search: '',
  statuses: [],
  isArchived: false,
  typeId: undefined,
  sort: '-createdAt',
  page: 1,
  pageSize: 50,
}
const read = (query: string) => readView(new URLSearchParams(query))

test('an address without a query is the plain view, and the other way round', () => {
  expect(read('')).toEqual(plain)
  expect(writeView(plain).toString()).toBe('')
})

test('a view survives the address', () => {
  const view: ListView = {
    search: 'fence & gate',
    statuses: ['live', 'paused'],
    isArchived: true,
    typeId: '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301',
    sort: 'scheduledAt',
    page: 3,
    pageSize: 200,
  }
  expect(read(writeView(view).toString())).toEqual(view)
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
])('%s counts as not there', (query) => {
  expect(read(query)).toEqual(plain)
})

test('the search is no longer than the server takes', () => {
  expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(120)
})
