import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, MemoryRouter } from 'react-router-dom'
import { WhereAmI } from '../../testing/WhereAmI'
import { useSearchUpdate } from '../useSearchUpdate'
import { listParams, many, searchText } from './listParams'
import { useListParams, type ListStateOf } from './useListParams'

const params = listParams({ search: searchText(), state: many(['ok', 'lost']) })

type OnClick = (list: ListStateOf<typeof params>, close: () => void) => void

/** A list and the details of one row. */
function Page({ onClick }: { onClick: OnClick }) {
  const list = useListParams(params)
  const updateSearch = useSearchUpdate()
  const close = () =>
    updateSearch((now) => {
      now.delete('open')
      return now
    })
  return <button onClick={() => onClick(list, close)}>Change</button>
}

/** `BrowserRouter` is the router of the app, `MemoryRouter` that of the tests. */
const ROUTERS = ['BrowserRouter', 'MemoryRouter'] as const

/** Calls `onClick`, which makes several changes before the next render. @returns the path after that render */
async function pathAfter(router: (typeof ROUTERS)[number], route: string, onClick: OnClick): Promise<string> {
  const where = { path: route }
  const page = (
    <>
      <WhereAmI onMove={(path) => (where.path = path)} />
      <Page onClick={onClick} />
    </>
  )
  if (router === 'BrowserRouter') window.history.replaceState(null, '', route)
  render(
    router === 'BrowserRouter' ? (
      <BrowserRouter>{page}</BrowserRouter>
    ) : (
      <MemoryRouter initialEntries={[route]}>{page}</MemoryRouter>
    ),
  )
  await userEvent.click(screen.getByRole('button'))
  return where.path
}

test.each(ROUTERS)('%s: keeps the search cleared when the details close before the next render', async (router) => {
  const path = await pathAfter(router, '/drones?search=fence&open=7', (list, close) => {
    list.change({ search: '' })
    close()
  })
  expect(path).toBe('/drones')
})

test.each(ROUTERS)('%s: applies two changes before the next render, and keeps the details open', async (router) => {
  const path = await pathAfter(router, '/drones?open=7', (list) => {
    list.change({ state: ['lost'] })
    list.change({ search: 'fence' })
  })
  expect(path).toBe('/drones?search=fence&state=lost&open=7')
})
