import { http, HttpResponse } from 'msw'
import type { NewUser, User, UserEdit, UserSelection } from '../../api/user'
import { aTeamUser } from '../factories'
import { apiUrl } from './apiUrl'

const found = (data: unknown, status = 200) => HttpResponse.json({ status: true, data }, { status })
const done = () => HttpResponse.json({ status: true, message: 'Done' })
const errorReply = (status: number, message: string, errors?: { field: string; message: string }[]) =>
  HttpResponse.json({ status: false, message, errors }, { status })

/** Mocked users with filters and versioned edits, and the terms. */
export function userHandlers(users: User[] = []) {
  const findOne = (id: unknown) => users.find(({ _id }) => _id === id)
  return [
    http.patch(apiUrl('/tenant/user/terms-conditions-check'), ({ request }) =>
      new URL(request.url).searchParams.get('terms') === 'true' ? done() : errorReply(400, 'terms must be true'),
    ),
    http.get(apiUrl('/tenant/user/fetch-all-user'), ({ request }) => {
      const query = new URL(request.url).searchParams
      const search = query.get('search')?.toLowerCase() ?? ''
      const group = query.get('groupId')
      const items = users.filter(
        ({ name, email, state, userType, groups }) =>
          [name, email].some((text) => text.toLowerCase().includes(search)) &&
          fits(query.getAll('state'), state) &&
          fits(query.getAll('userType'), userType) &&
          (group === null || groups.some(({ _id }) => _id === group)),
      )
      return found({ items, total: items.length, page: 1, pageSize: 50 })
    }),
    http.get(apiUrl('/tenant/user/summary'), () => {
      const count = (wanted: User['state']) => users.filter(({ state }) => state === wanted).length
      return found({ active: count('active'), invited: count('invited'), disabled: count('disabled') })
    }),
    http.get(apiUrl('/tenant/user/fetch-user-by-id/:id'), ({ params }) => {
      const user = findOne(params['id'])
      return user ? found(user) : errorReply(404, 'User not found')
    }),
    http.post<never, NewUser>(apiUrl('/tenant/user/create-tenant-user'), async ({ request }) => {
      const { name, email, userType, customPermissions = [] } = await request.json()
      if (users.some((user) => user.email === email)) {
        return errorReply(409, 'This e-mail already has an account. Use another one.', [
          { field: 'email', message: 'This e-mail already has an account. Use another one.' },
        ])
      }
      const user = aTeamUser({ name, email, userType, customPermissions, state: 'invited' })
      users.push(user)
      return found(user, 201)
    }),
    http.patch<{ id: string }, UserEdit>(apiUrl('/tenant/user/edit-user/:id'), async ({ request, params }) => {
      const user = findOne(params.id)
      if (!user) return errorReply(404, 'User not found')
      const { version, disabled, name = user.name } = await request.json()
      if (version !== user.version) return errorReply(409, 'Another user changed this user')
      const state = disabled === undefined ? user.state : disabled ? 'disabled' : 'active'
      const changed = { ...user, name, state, version: version + 1 }
      users.splice(users.indexOf(user), 1, changed)
      return found(changed)
    }),
    http.post(apiUrl('/tenant/user/access-of-users'), () => found({ tokens: 0, phones: 0, links: 0 })),
    ...Object.entries({ 'disable-users': 'disabled', 'enable-users': 'active' } as const).map(([action, state]) =>
      http.post<never, UserSelection>(apiUrl(`/tenant/user/${action}`), async ({ request }) => {
        const { userIds } = await request.json()
        users.forEach((user, index) => {
          if (userIds.includes(user._id)) users[index] = { ...user, state, version: user.version + 1 }
        })
        return done()
      }),
    ),
    http.post(apiUrl('/tenant/user/resend-invitations'), done),
    http.delete(apiUrl('/tenant/user/delete-user/:id'), ({ params }) => {
      const user = findOne(params['id'])
      if (!user) return errorReply(404, 'User not found')
      users.splice(users.indexOf(user), 1)
      return done()
    }),
  ]
}

const fits = (wanted: string[], value: string): boolean => wanted.length === 0 || wanted.includes(value)
