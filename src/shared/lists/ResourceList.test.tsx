import { lazy, type ReactNode } from 'react'
import { screen, within, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from 'antd'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { WhereAmI } from '../../testing/WhereAmI'
import { listParams, many, oneOf, searchText } from './listParams'
import { ResourceList } from './ResourceList'
import { useListParams } from './useListParams'

interface Drone {
  _id: string
  name: string
  hours: number
}

const drones: Drone[] = [
  { _id: '1', name: 'DRN-01', hours: 4 },
  { _id: '2', name: 'DRN-02', hours: 9 },
]
const params = listParams({ search: searchText(), state: many(['ok', 'lost']), sort: oneOf(['name', '-name']) })

interface Options {
  route?: string
  items?: Drone[]
  total?: number
  data?: null
  currentData?: unknown
  error?: { message: string }
  onBulk?: (names: string[]) => void
}

function DroneList({ items = drones, total = items.length, data, error, onBulk, ...rest }: Options) {
  const list = useListParams(params)
  const answer = data === null ? undefined : { data: { items, total } }
  return (
    <ResourceList<Drone>
      title="Drones"
      exportHref="/export"
      list={list}
      searchLabel="Search drones"
      query={{
        data: answer,
        currentData: 'currentData' in rest ? rest.currentData : answer,
        error,
        refetch: () => onBulk?.(['refetch']),
      }}
      name={({ name }) => name}
      path={({ _id }) => `/drone/${_id}`}
      columns={[
        { key: 'name', title: 'Name', isSortable: true, isLink: true },
        { key: 'hours', title: 'Hours', render: ({ hours }) => hours },
      ]}
      card={{ detail: ({ hours }) => hours }}
      empty={{ icon: null, title: 'No drones yet', help: 'Add one.', action: <Button>Add drone</Button> }}
      noMatch="No drones match these filters"
      {...(onBulk && {
        bulkActions: (selected, clear) => (
          <Button
            onClick={() => {
              onBulk(selected.map(({ name }) => name))
              clear()
            }}
          >
            Disable drones
          </Button>
        ),
      })}
    />
  )
}

function open({ route = '/drones', page = <p>drone page</p>, ...options }: Options & { page?: ReactNode } = {}) {
  const where = { path: route }
  render(
    <MemoryRouter initialEntries={[route]}>
      <WhereAmI onMove={(path) => (where.path = path)} />
      <Routes>
        <Route path="/drones" element={<DroneList {...options} />} />
        <Route path="/drone/:id" element={page} />
      </Routes>
    </MemoryRouter>,
  )
  return { user: userEvent.setup({ delay: null }), path: () => where.path }
}

test('opens a row by click', async () => {
  const { user, path } = open()
  await user.click(screen.getByText('9'))
  expect(path()).toBe('/drone/2')
})

test('opens a row by keyboard', async () => {
  const { user, path } = open()
  screen.getByRole('link', { name: 'DRN-01' }).focus()
  await user.keyboard('{Enter}')
  expect(path()).toBe('/drone/1')
})

test('keeps the record that was opened right after typing a search, while its page loads', async () => {
  const Drone = lazy(async () => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    return { default: () => <p>loaded drone page</p> }
  })
  const { user, path } = open({ page: <Drone /> })
  await user.type(screen.getByRole('searchbox', { name: 'Search drones' }), 'DRN')
  await user.click(screen.getByRole('link', { name: 'DRN-01' }))
  expect(await screen.findByText('loaded drone page')).toBeVisible()
  expect(path()).toBe('/drone/1')
})

test('sorts by a column in the URL', async () => {
  const { user, path } = open()
  await user.click(screen.getByRole('columnheader', { name: 'Name' }))
  expect(path()).toBe('/drones?sort=-name')
})

test('links to the CSV export', () => {
  open()
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', '/export')
})

test('shows a skeleton while loading', () => {
  open({ data: null })
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeVisible()
})

test('shows an error with a retry if nothing could be loaded', async () => {
  const calls: string[][] = []
  const { user } = open({ data: null, error: { message: 'The disk is full' }, onBulk: (call) => calls.push(call) })
  expect(screen.getByRole('alert')).toHaveTextContent('The disk is full')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(calls).toEqual([['refetch']])
})

test('keeps the rows and reports a failed refresh', () => {
  open({ error: { message: 'The disk is full' } })
  expect(screen.getByRole('alert')).toHaveTextContent(/Could not refresh\..*The disk is full/)
  expect(screen.getByRole('link', { name: 'DRN-01' })).toBeVisible()
})

test('shows the first action if there are no rows', () => {
  open({ items: [] })
  expect(screen.getByText('No drones yet')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add drone' })).toBeVisible()
})

test('clears the filters if no row matches', async () => {
  const { user, path } = open({ items: [], route: '/drones?search=x&state=ok&sort=-name' })
  expect(screen.getByText('No drones match these filters')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(path()).toBe('/drones?sort=-name')
})

test('returns to the first page from a page past the end', async () => {
  const { user, path } = open({ items: [], total: 60, route: '/drones?page=7' })
  await user.click(screen.getByRole('button', { name: 'Go to first page' }))
  expect(path()).toBe('/drones')
})

test('has no selection without bulk actions', () => {
  open()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('passes the selected rows to the bulk actions and does not open their pages', async () => {
  const calls: string[][] = []
  const { user, path } = open({ onBulk: (names) => calls.push(names) })
  expect(screen.queryByRole('toolbar')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Select DRN-02' }))
  const bar = screen.getByRole('toolbar', { name: 'Selected: 1' })
  await user.click(within(bar).getByRole('button', { name: 'Disable drones' }))
  expect(calls).toEqual([['DRN-02']])
  expect(screen.queryByRole('toolbar')).toBeNull()
  expect(path()).toBe('/drones')
})
