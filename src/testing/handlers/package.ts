import { http, HttpResponse } from 'msw'
import type { NewPackage, Package, PackageEdit } from '../../api/package'
import { aPackage, anId } from '../factories'
import { apiUrl } from './apiUrl'

const notFound = () => HttpResponse.json({ status: false, message: 'Package not found' }, { status: 404 })
const found = (data: unknown, status = 200) => HttpResponse.json({ status: true, data }, { status })

/** Mocked packages with search, sale filter and versioned edits. */
export function packageHandlers(packages: Package[] = []) {
  const findOne = (id: unknown) => packages.find(({ _id }) => _id === id)
  const paged = (items: Package[]) => found({ items, total: items.length, page: 1, pageSize: 50 })
  return [
    http.get(apiUrl('/admin/package/fetchall'), ({ request }) => {
      const query = new URL(request.url).searchParams
      const search = query.get('search')?.toLowerCase() ?? ''
      const active = query.get('active')
      return paged(
        packages.filter(
          (one) => one.name.toLowerCase().includes(search) && (active === null || String(one.active) === active),
        ),
      )
    }),
    http.get(apiUrl('/admin/package/fetchactive'), () => paged(packages.filter(({ active }) => active))),
    http.get(apiUrl('/admin/package/fetch-by-id/:packageId'), ({ params }) => {
      const pack = findOne(params['packageId'])
      return pack ? found(pack) : notFound()
    }),
    http.post(apiUrl('/admin/package/upload-poster'), () => {
      const fileId = anId()
      return found({ fileId, url: `/apis/v1/files/public/${fileId}` }, 201)
    }),
    http.post<never, NewPackage>(apiUrl('/admin/package/create'), async ({ request }) => {
      const pack = aPackage(await request.json())
      packages.push(pack)
      return found(pack, 201)
    }),
    http.patch<{ packageId: string }, PackageEdit>(
      apiUrl('/admin/package/edit-package-for-Id/:packageId'),
      async ({ params, request }) => {
        const { version, ...change } = await request.json()
        const pack = findOne(params.packageId)
        if (!pack) return notFound()
        if (pack.version !== version) {
          return HttpResponse.json({ status: false, message: 'Another user changed it' }, { status: 409 })
        }
        const changed = { ...pack, ...change, version: version + 1 }
        packages.splice(packages.indexOf(pack), 1, changed)
        return found(changed)
      },
    ),
    http.delete(apiUrl('/admin/package/delete-package-for-Id/:packageId'), ({ params }) => {
      const pack = findOne(params['packageId'])
      if (!pack) return notFound()
      if (pack.tenants > 0) {
        return HttpResponse.json(
          { status: false, message: '3 tenants have this package, so it cannot be deleted. Take it off sale instead.' },
          { status: 409 },
        )
      }
      packages.splice(packages.indexOf(pack), 1)
      return HttpResponse.json({ status: true, message: 'Package deleted' })
    }),
  ]
}
