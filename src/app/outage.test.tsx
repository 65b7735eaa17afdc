import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { missionApi } from '../api/mission'
import { aUser } from '../testing/factories'
import { apiUrl } from '../testing/handlers/apiUrl'
import { missionHandlers } from '../testing/handlers/mission'
import { renderApp } from '../testing/renderApp'
import { server } from '../testing/server'

const user = aUser({ userType: 'tenant-user', permissions: ['mission_list'] })

test('shows a banner while the server does not answer and reads again when it does', async () => {
  server.use(...missionHandlers([]))
  const { store } = renderApp({ route: '/dashboard/missions', user })
  await screen.findByText('No missions yet')
  const read = () =>
    act(() =>
      store.dispatch(
        missionApi.endpoints.getMission.initiate({ missionId: 'x' }, { subscribe: false, forceRefetch: true }),
      ),
    )
  server.use(http.get(apiUrl('/mission/get/x'), () => HttpResponse.error(), { once: true }))
  await read()
  expect(await screen.findByText('The server cannot be reached')).toBeVisible()

  let isReadAgain = false
  server.use(
    http.get(apiUrl('/mission/get/tenant/:tenantId'), () => {
      isReadAgain = true
    }),
  )
  await read()
  await waitFor(() => expect(screen.queryByText('The server cannot be reached')).toBeNull())
  await waitFor(() => expect(isReadAgain).toBe(true))
})
