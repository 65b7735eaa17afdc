// The whole product as a person gets it: real store, real routes, the API mocked on the network.
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import type { UserDetails } from '../api/auth'
import { App } from '../app/App'
import { makeStore, type RootState } from '../app/store'
import { WhereAmI } from './WhereAmI'

interface RenderAppOptions {
  route: string
  /** Logged in from the start as this user; without it the server is asked, and a test's own answer counts. */
  user?: UserDetails
  /** More state to start from. */
  preloaded?: Partial<RootState>
}

/** Opens the product at `route`. `path()` is where one is now, with the query. */
export function renderApp({ route, user, preloaded }: RenderAppOptions) {
  const auth = user && { isLoggedIn: true, userid: user._id, userdetails: user, isError: false }
  const store = makeStore({ ...preloaded, ...(auth && { auth }) })
  const where = { path: route }
  const view = render(
    <MemoryRouter initialEntries={[route]}>
      <WhereAmI onMove={(path) => (where.path = path)} />
      <App store={store} />
    </MemoryRouter>,
  )
  return { ...view, store, user: userEvent.setup({ delay: null }), path: () => where.path }
}
