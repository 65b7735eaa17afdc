import { actorOf } from '../../platform/audit/actor'
import type { Handlers } from '../../platform/http/contract'
import { notFound } from '../../platform/core/errors'
import { pageOf } from '../../platform/core/paging'
import { readFile } from '../../platform/http/requestBody'
import type { Services } from '../services'
import { storePicture, readPublicFile } from '../../records/pictures/publicFiles'
import { asPlatform } from '../../platform/db/tenancy'
import { packageText } from './messages'
import { createPackage, deletePackage, editPackage, requirePackage } from './service'
import { selectPackages } from './sql'

type PackageOperation =
  | 'uploadPackagePoster'
  | 'createPackage'
  | 'listPackages'
  | 'getPackage'
  | 'listActivePackages'
  | 'editPackage'
  | 'deletePackage'
  | 'getPublicFile'

export function packageHandlers(services: Services): Handlers<PackageOperation> {
  const { db } = services
  return {
    async uploadPackagePoster({ request }) {
      const data = await storePicture(services, null, 'poster', await readFile(request))
      return { message: packageText('posterUploaded'), data }
    },

    async createPackage({ body, user, request }) {
      return { message: packageText('created'), data: await createPackage(services, body, actorOf({ user, request })) }
    },

    async listPackages({ query }) {
      const page = pageOf(query)
      const found = await asPlatform(db, (tx) => selectPackages(tx, query, query.sort ?? '-createdAt', page))
      return { data: { ...found, ...page } }
    },

    async getPackage({ params }) {
      return { data: await asPlatform(db, (tx) => requirePackage(tx, params.packageId)) }
    },

    async listActivePackages({ query }) {
      const page = pageOf(query)
      const filter = { search: query.search, active: true }
      const found = await asPlatform(db, (tx) => selectPackages(tx, filter, 'price', page))
      return { data: { ...found, ...page } }
    },

    async editPackage({ params, body, user, request }) {
      const { version, ...fields } = body
      const data = await editPackage(services, params.packageId, version, fields, actorOf({ user, request }))
      return { message: packageText('saved'), data }
    },

    async deletePackage({ params, user, request }) {
      await deletePackage(services, params.packageId, actorOf({ user, request }))
      return { message: packageText('deleted') }
    },

    async getPublicFile({ params, reply }) {
      const file = await readPublicFile(services, params.fileId.toLowerCase())
      if (!file) throw notFound(packageText('fileNotFound'))
      void reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable')
      return file
    },
  }
}
