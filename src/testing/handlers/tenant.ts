import { http, HttpResponse } from 'msw'
import type { NewTenant, Tenant } from '../../api/tenant'
import { aTenant } from '../factories'
import { apiUrl } from './apiUrl'

const notFound = () => HttpResponse.json({ status: false, message: 'Tenant not found' }, { status: 404 })
const found = (data: unknown, status = 200) => HttpResponse.json({ status: true, data }, { status })

/** A tenant without people and invoices. */
const supportHandlers = [
  http.get(apiUrl('/admin/tenant/people/:tenantId'), () => found({ items: [], total: 0, page: 1, pageSize: 10 })),
  http.get(apiUrl('/admin/tenant/invoices/:tenantId'), () => found({ items: [], total: 0, page: 1, pageSize: 10 })),
]

/** Mocked tenants with search, status filter and versioned edits. */
export function tenantHandlers(tenants: Tenant[] = []) {
  const findOne = (id: unknown) => tenants.find(({ _id }) => _id === id)
  const countOf = (wanted: string) => tenants.filter(({ status }) => status === wanted).length
  return [
    ...supportHandlers,
    http.get(apiUrl('/admin/tenant/fetchall'), ({ request }) => {
      const query = new URL(request.url).searchParams
      const search = query.get('search')?.toLowerCase() ?? ''
      const statuses = query.getAll('status')
      const items = tenants.filter(
        ({ name, status }) =>
          name.toLowerCase().includes(search) && (statuses.length === 0 || statuses.includes(status)),
      )
      return found({ items, total: items.length, page: 1, pageSize: 50 })
    }),
    http.get(apiUrl('/admin/tenant/get-tenant-stats'), () =>
      found({
        pending: countOf('pending'),
        active: countOf('active'),
        suspended: countOf('suspended'),
        users: 400,
        missions: 12_000,
        storageBytes: 107_374_182_400,
        newIn30Days: 5,
        revenue: [{ currency: 'INR', total: 7_996_000, in30Days: 199_900 }],
      }),
    ),
    http.get(apiUrl('/admin/tenant/fetch-tenant-details/:tenantId'), ({ params }) => {
      const tenant = findOne(params['tenantId'])
      return tenant ? found(tenant) : notFound()
    }),
    http.post<never, NewTenant>(apiUrl('/admin/tenant/create'), async ({ request }) => {
      const { name, root } = await request.json()
      const tenant = aTenant({ name, root })
      tenants.push(tenant)
      return found(tenant, 201)
    }),
    http.patch<{ tenantId: string }, { version: number; status?: Tenant['status']; name?: string }>(
      apiUrl('/admin/tenant/edit-tenant/:tenantId'),
      async ({ params, request }) => {
        const { version, status = 'active', name } = await request.json()
        const tenant = findOne(params.tenantId)
        if (!tenant) return notFound()
        if (tenants.some((other) => other !== tenant && other.name === name)) {
          const errors = [{ field: 'name', message: 'Another tenant has this name' }]
          return HttpResponse.json(
            { status: false, message: 'There is a tenant of this name', errors },
            { status: 409 },
          )
        }
        if (tenant.version !== version) {
          return HttpResponse.json({ status: false, message: 'Another user changed this tenant' }, { status: 409 })
        }
        const nextStatuses = [status === 'active' ? ('suspended' as const) : ('active' as const)]
        const changed = { ...tenant, name: name ?? tenant.name, status, nextStatuses, version: version + 1 }
        tenants.splice(tenants.indexOf(tenant), 1, changed)
        return found(changed)
      },
    ),
    http.delete<{ tenantId: string }, { name: string }>(
      apiUrl('/admin/tenant/delete-tenant/:tenantId'),
      async ({ params, request }) => {
        const tenant = findOne(params.tenantId)
        if (!tenant) return notFound()
        const { name } = await request.json()
        if (name !== tenant.name) {
          return HttpResponse.json({ status: false, message: 'name is not the name of this tenant' }, { status: 400 })
        }
        tenants.splice(tenants.indexOf(tenant), 1)
        return HttpResponse.json({ status: true, message: 'Tenant deleted' })
      },
    ),
  ]
}
