import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import { notFound } from '../../platform/core/errors'
import { render } from '../../platform/core/messages'
import { pageOf } from '../../platform/core/paging'
import { inTenant, readInTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { attachment } from '../../platform/storage/attachment'
import { requireStoredFile } from '../../platform/storage/sql'
import { zipOfFiles, type FileInZip } from '../../platform/storage/zipFiles'
import type { Services } from '../services'
import { readArea } from './area'
import { countItems } from './countsSql'
import { selectFilesOfItems } from './downloadSql'
import { createFilter, deleteFilter, editFilter } from './filters'
import { selectFilters } from './filterSql'
import { selectItems } from './itemsSql'
import { downloadedKinds, listedKinds } from './kinds'
import { readWords, type Search } from './matching'
import { dataText } from './messages'

type DataOperation =
  'listData' | 'downloadData' | 'getDataFilters' | 'createDataFilter' | 'editDataFilter' | 'deleteDataFilter'

export function dataHandlers({ db, storage, log }: Services): Handlers<DataOperation> {
  return {
    async listData({ query, user, tenantId }) {
      const page = pageOf(query)
      const search: Search = {
        listed: listedKinds(user.permissions),
        kinds: query.kinds ?? [],
        missionIds: query.missionIds ?? [],
        locationIds: query.locationIds ?? [],
        from: query.from ?? null,
        until: query.until ?? null,
        ...readArea(query.area),
        words: readWords(query.search),
      }
      return inTenant(db, tenantId, async (tx) => {
        const found = await countItems(tenantId, tx, search, page)
        const files = new Set(downloadedKinds(user.permissions))
        const items = await selectItems(tenantId, tx, search, page, found)
        const { total, isLowerBound, counts } = found
        return {
          data: {
            items: items.map((item) => ({ ...item, hasFile: item.hasFile && files.has(item.kind) })),
            total,
            isLowerBound,
            counts,
            ...page,
          },
        }
      })
    },

    async downloadData(call) {
      const { query, user, tenantId, request, reply } = call
      const ids = [...new Set(query.itemIds)]
      const target = render(dataText('archiveName'), request.language)
      const files = await inTenant(db, tenantId, async (tx) => {
        const items = await selectFilesOfItems(tenantId, tx, ids, downloadedKinds(user.permissions))
        if (items.length < ids.length) throw notFound(dataText('itemsNotFound'))
        const found: FileInZip[] = []
        for (const { name, missionName, storedFileId, at } of items) {
          // A slash would begin another folder.
          const folder = missionName.replaceAll('/', '_')
          found.push({ name, folder, modifiedAt: at, file: await requireStoredFile(tenantId, tx, storedFileId) })
        }
        const details = { count: found.length }
        await recordAudit(tenantId, tx, { ...actorOf(call), action: 'data.download', target, details })
        return found
      })
      void reply.type('application/zip').header('content-disposition', attachment(target))
      return zipOfFiles(files, { storage, log, language: request.language })
    },

    async getDataFilters({ user, tenantId }) {
      return { data: { filters: await readInTenant(db, tenantId, (tx) => selectFilters(tenantId, tx, user.userId)) } }
    },

    async createDataFilter({ body, user, tenantId }) {
      return { message: dataText('filterSaved'), data: await createFilter(db, tenantId, user.userId, body) }
    },

    async editDataFilter({ params, body, user, tenantId }) {
      const key = { userId: user.userId, filterId: params.filterId }
      return { message: dataText('filterSaved'), data: await editFilter(db, tenantId, key, body) }
    },

    async deleteDataFilter(call) {
      const key = { userId: call.user.userId, filterId: call.params.filterId }
      await deleteFilter(db, call.tenantId, key, actorOf(call))
      return { message: dataText('filterDeleted') }
    },
  }
}
