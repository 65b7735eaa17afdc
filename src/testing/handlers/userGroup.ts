import { http, HttpResponse } from 'msw'
import type { NewUserGroup, UserGroup, UserGroupEdit } from '../../api/user-group'
import { aUserGroup } from '../factories'
import { apiUrl } from './apiUrl'

const found = (data: unknown, status = 200) => HttpResponse.json({ status: true, data }, { status })
const errorReply = (status: number, message: string, errors?: { field: string; message: string }[]) =>
  HttpResponse.json({ status: false, message, errors }, { status })

/** Mocked user groups with search and versioned edits, and the grantable permissions. */
export function userGroupHandlers(groups: UserGroup[] = []) {
  const findOne = (id: unknown) => groups.find(({ _id }) => _id === id)
  return [
    http.get(apiUrl('/tenant/usergroup/tenant-usergroup-list'), ({ request }) => {
      const search = new URL(request.url).searchParams.get('search')?.toLowerCase() ?? ''
      const items = groups.filter(({ name }) => name.toLowerCase().includes(search))
      return found({ items, total: items.length, page: 1, pageSize: 50 })
    }),
    http.get(apiUrl('/tenant/usergroup/get/:id'), ({ params }) => {
      const group = findOne(params['id'])
      return group ? found(group) : errorReply(404, 'User group not found')
    }),
    http.post<never, NewUserGroup>(apiUrl('/tenant/usergroup/tenant-usergroup-create'), async ({ request }) => {
      const { name, description = '', permissions, members = [] } = await request.json()
      if (groups.some((group) => group.name === name)) {
        return errorReply(409, 'There is a group of this name already', [
          { field: 'name', message: 'Use another name, a group has this one already' },
        ])
      }
      const group = aUserGroup({ name, description, permissions, memberCount: members.length })
      groups.push(group)
      return found(group, 201)
    }),
    http.patch<{ id: string }, UserGroupEdit>(
      apiUrl('/tenant/usergroup/tenant-usergroup-edit/:id'),
      async ({ request, params }) => {
        const group = findOne(params.id)
        if (!group) return errorReply(404, 'User group not found')
        const { version, name = group.name, permissions = group.permissions } = await request.json()
        if (version !== group.version) return errorReply(409, 'Another user changed this group')
        Object.assign(group, { name, permissions, version: version + 1 })
        return found(group)
      },
    ),
    http.delete(apiUrl('/tenant/usergroup/tenant-usergroup-delete/:id'), ({ params }) => {
      const group = findOne(params['id'])
      if (!group) return errorReply(404, 'User group not found')
      groups.splice(groups.indexOf(group), 1)
      return HttpResponse.json({ status: true, message: 'Done' })
    }),
    http.get(apiUrl('/tenantroot/permission/tenant-permission-list'), () =>
      found({
        areas: [
          {
            area: 'missions',
            label: 'Missions',
            permissions: [
              { name: 'mission_list', label: 'See missions', grantable: true },
              { name: 'mission_create', label: 'Create missions', grantable: true },
              { name: 'mission_delete', label: 'Delete missions', grantable: false },
            ],
          },
          {
            area: 'locations',
            label: 'Locations',
            permissions: [{ name: 'location_list', label: 'See locations', grantable: true }],
          },
        ],
        sets: [
          {
            _id: '01938f6e-7a3b-7c21-9b1e-aaaaaaaaaaaa',
            name: 'Planner',
            description: '',
            permissions: ['mission_list', 'mission_delete', 'location_list'],
            version: 1,
          },
        ],
      }),
    ),
  ]
}
