// Renders the whole app with real store and routes; the API is mocked at the network level.
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, type NavigateFunction } from 'react-router-dom'
import type { UserDetails } from '../api/auth'
import { App } from '../app/App'
import { makeStore, type RootState } from '../app/store'
import { WhereAmI } from './WhereAmI'

interface RenderAppOptions {
  route: string
  /** Signed-in user. Without it the app fetches the session from the mocked server. */
  user?: UserDetails
  /** Additional initial state. */
  preloaded?: Partial<RootState>
}

/** Opens the app at `route`. `path()` returns the current path with query, `goTo` navigates, `goBack` is the Back button. */
export function renderApp({ route, user, preloaded }: RenderAppOptions) {
  const auth = user && { isLoggedIn: true, userid: user._id, userdetails: user, isError: false }
  const store = makeStore({ ...preloaded, ...(auth && { auth }) })
  const where: { path: string; navigate?: NavigateFunction } = { path: route }
  const view = render(
    <MemoryRouter initialEntries={[route]}>
      <WhereAmI onMove={(path, navigate) => Object.assign(where, { path, navigate })} />
      <App store={store} />
    </MemoryRouter>,
  )
  const goTo = (path: string) => act(async () => where.navigate?.(path))
  const goBack = () => act(async () => where.navigate?.(-1))
  return { ...view, store, user: userEvent.setup({ delay: null }), path: () => where.path, goTo, goBack }
}
