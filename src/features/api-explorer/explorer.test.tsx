import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { PublishedContract } from '../../api/publishedContract'
import { aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const me = aUser({ userType: 'tenant-user', permissions: ['mission_list'] })

const mission = { $ref: '#/components/schemas/Mission' }
const CONTRACT: PublishedContract = {
  paths: {
    '/mission/get/{missionId}': {
      get: {
        operationId: 'getMission',
        summary: 'One mission',
        tags: ['Mission'],
        parameters: [
          { name: 'missionId', in: 'path', required: true, schema: { type: 'string', example: 'm-1' } },
          {
            name: 'fields',
            in: 'query',
            schema: { type: 'array', items: { type: 'string', enum: ['name', 'status'] } },
          },
        ],
        responses: {
          '200': { description: 'The mission.', content: { 'application/json': { schema: mission } } },
          '4XX': { $ref: '#/components/responses/Problem', description: '' },
        },
        'x-permission': 'mission_list',
        'x-scopes': ['missions:read', 'missions:write'],
      },
    },
    '/mission/create': {
      post: {
        operationId: 'createMission',
        summary: 'Create a mission',
        tags: ['Mission'],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: mission, example: { name: "Otto's survey" } } },
        },
        responses: { '201': { description: 'The stored mission.' } },
        'x-permission': 'mission_create',
        'x-scopes': ['missions:write'],
      },
    },
    '/asset/list': {
      get: {
        operationId: 'listAssets',
        summary: 'Assets of the organisation',
        tags: ['Asset'],
        responses: { '200': { description: 'Assets.' } },
        'x-permission': 'session',
        'x-scopes': [],
      },
    },
  },
  components: {
    schemas: {
      Mission: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', maxLength: 120, description: 'Shown in lists.' },
          parent: { oneOf: [mission, { type: 'null' }] },
        },
      },
    },
    responses: { Problem: { description: 'The request was rejected.' } },
  },
}

const serve = (contract: PublishedContract = CONTRACT) =>
  server.use(
    http.get(apiUrl('/openapi'), () =>
      HttpResponse.text(JSON.stringify(contract), {
        headers: { 'content-type': 'application/vnd.oai.openapi+json;version=3.1' },
      }),
    ),
  )

const open = (query = '') => renderApp({ route: `/dashboard/api${query}`, user: me })

test('finds an operation by words of its path and summary, and opens it', async () => {
  serve()
  const { user, path } = open()
  expect(await screen.findByText('3 operations')).toBeVisible()
  expect(screen.queryByRole('link', { name: /One mission/ })).toBeNull()
  await user.type(screen.getByRole('searchbox', { name: 'Search operations' }), 'one GET')
  await user.click(await screen.findByRole('link', { name: /One mission/ }))
  expect(await screen.findByRole('heading', { name: 'One mission' })).toBeVisible()
  expect(path()).toBe('/dashboard/api?search=one+GET&operation=getMission')
  expect(screen.getByText('Missions and locations: read')).toBeVisible()
  expect(screen.getByText('See missions')).toBeVisible()
  expect(screen.getByText('The request was rejected.')).toBeVisible()
})

test('says when nothing matches, and opens groups without a search', async () => {
  serve()
  const { user } = open('?search=balloon')
  expect(await screen.findByText('No operation matches')).toBeVisible()
  await user.clear(screen.getByRole('searchbox'))
  await user.click(await screen.findByRole('button', { name: /Asset/ }))
  expect(screen.getByRole('link', { name: /Assets of the organisation/ })).toBeVisible()
})

test('shows the fields of a schema that contains itself, one level at a time', async () => {
  serve()
  const { user } = open('?operation=getMission')
  const reply = await screen.findByRole('region', { name: '200' })
  const levels = () => within(reply).getAllByText('Shown in lists.')
  expect(levels()).toHaveLength(2)
  expect(within(reply).getAllByText('maxLength: 120')).toHaveLength(2)
  expect(within(reply).getAllByText('Mission | null')).toHaveLength(2)
  await user.click(within(reply).getByRole('button', { name: 'Show fields of parent' }))
  expect(levels()).toHaveLength(3)
})

test('sends a read with the session, with its parameters', async () => {
  serve()
  const seen: { address: string; authorization: string | null }[] = []
  server.use(
    http.get(apiUrl('/mission/get/:missionId'), ({ request }) => {
      seen.push({ address: request.url, authorization: request.headers.get('authorization') })
      return HttpResponse.json({ status: true, data: { name: 'Harbour survey' } })
    }),
  )
  const { user } = open('?operation=getMission')
  await user.click(await screen.findByRole('button', { name: 'Send request' }))
  expect(await screen.findByText('Enter a value')).toBeVisible()
  expect(seen).toEqual([])
  await user.type(screen.getByLabelText('missionId'), 'a/b')
  await user.type(screen.getByLabelText('fields'), 'name, status')
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  const answer = await screen.findByRole('region', { name: 'Response' })
  expect(within(answer).getByText('Status 200')).toBeVisible()
  expect(within(answer).getByText(/"name": "Harbour survey"/)).toBeVisible()
  const address = apiUrl('/mission/get/a%2Fb?fields=name&fields=status')
  expect(seen).toEqual([{ address, authorization: null }])
  expect(screen.getByText(/^curl /)).toHaveTextContent(`curl '${address}' \\ -H "Authorization: Bearer $AERIE_TOKEN"`)
})

test('sends a read with a token; a refusal is shown and does not end the session', async () => {
  serve()
  const seen: (string | null)[] = []
  server.use(
    http.get(apiUrl('/asset/list'), ({ request }) => {
      seen.push(request.headers.get('authorization'))
      return HttpResponse.json({ status: false, message: 'This token was revoked' }, { status: 401 })
    }),
  )
  const { user } = open('?operation=listAssets')
  await user.click(await screen.findByRole('radio', { name: 'An API token' }))
  await user.type(await screen.findByLabelText('API token'), 'aerie_secret')
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByText('Status 401')).toBeVisible()
  expect(screen.getByText(/This token was revoked/)).toBeVisible()
  expect(seen).toEqual(['Bearer aerie_secret'])
  expect(screen.getByText('Every token')).toBeVisible()
})

test('shows a write as a command that cannot be sent', async () => {
  serve()
  open('?operation=createMission')
  expect(await screen.findByRole('heading', { name: 'Create a mission' })).toBeVisible()
  expect(screen.getByText(/You do not have this permission/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull()
  const command = screen.getByText(/^curl /).textContent
  expect(command).toContain(`curl -X POST '${apiUrl('/mission/create')}'`)
  expect(command).toContain(`"name": "Otto'\\''s survey"`)
})

test('says that an operation does not exist', async () => {
  serve()
  open('?operation=flyAway')
  expect(await screen.findByText('There is no such operation')).toBeVisible()
})

test('offers to load the contract again after a failure', async () => {
  server.use(http.get(apiUrl('/openapi'), () => HttpResponse.json({ status: false }, { status: 500 })))
  const { user } = open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  serve()
  await user.click(retry)
  await waitFor(() => expect(screen.getByText('3 operations')).toBeVisible())
})
