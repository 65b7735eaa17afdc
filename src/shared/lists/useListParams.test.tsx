import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
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

/** Calls `onClick`, which makes several changes before the next render. @returns the path after that render */
async function pathAfter(route: string, onClick: OnClick): Promise<string> {
  const where = { path: route }
  render(
    <MemoryRouter initialEntries={[route]}>
      <WhereAmI onMove={(path) => (where.path = path)} />
      <Page onClick={onClick} />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button'))
  return where.path
}

test('keeps the search cleared when the details close before the next render', async () => {
  const path = await pathAfter('/drones?search=fence&open=7', (list, close) => {
    list.change({ search: '' })
    close()
  })
  expect(path).toBe('/drones')
})

test('applies two changes made before the next render, and keeps the details open', async () => {
  const path = await pathAfter('/drones?open=7', (list) => {
    list.change({ state: ['lost'] })
    list.change({ search: 'fence' })
  })
  expect(path).toBe('/drones?search=fence&state=lost&open=7')
})
