// The rules of packages: a poster is one of ours, a name is there once, and who bought one keeps it.
import type { Actor } from '../../audit/sql'
import { recordAudit } from '../../audit/sql'
import { conflict, fieldError, isUniqueViolation, notFound } from '../../core/errors'
import { isCurrency } from '../../core/money'
import type { Services } from '../services'
import { removePublicFiles } from '../../pictures/publicFiles'
import { deletePublicFile, publicFileExists } from '../../pictures/sql'
import { asPlatform, type Tx } from '../../db/tenancy'
import {
  deletePackageRow,
  insertPackage,
  lockPackage,
  selectPackage,
  updatePackage,
  type NewPackage,
  type Package,
  type PackageFields,
} from './sql'
export { selectPackage, selectPackages } from './sql'
export type { Package } from './sql'

type Where = Pick<Services, 'db' | 'config'>

/** @throws AppError 400, 409 when there is a package of this name */
export async function createPackage({ db }: Where, fields: NewPackage, actor: Actor): Promise<Package> {
  return asPlatform(db, async (tx) => {
    await checkFields(tx, fields)
    const id = await insertPackage(tx, fields).catch(sayNameTaken)
    await recordAudit(null, tx, { ...actor, action: 'package.create', target: fields.name })
    return requirePackage(tx, id)
  })
}

/** @throws AppError 400, 404, 409 when `version` is stale or there is a package of this name */
export async function editPackage(
  where: Where,
  packageId: string,
  version: number,
  fields: PackageFields,
  actor: Actor,
): Promise<Package> {
  const { after, replaced } = await asPlatform(where.db, async (tx) => {
    const before = await lockPackage(tx, packageId)
    if (!before) throw notFound('Package')
    await checkFields(tx, fields)
    if (!(await updatePackage(tx, packageId, version, fields).catch(sayNameTaken))) {
      throw conflict('Somebody else changed this package meanwhile. Read it again before you save.')
    }
    const replaced = fields.posterId !== undefined && fields.posterId !== before.posterId ? before.posterId : null
    if (replaced) await deletePublicFile(tx, replaced)
    const details = { fields: Object.keys(fields).join(', ') }
    await recordAudit(null, tx, { ...actor, action: 'package.edit', target: before.name, details })
    return { after: await requirePackage(tx, packageId), replaced }
  })
  if (replaced) await removePublicFiles(where, [replaced])
  return after
}

/** @throws AppError 404, 409 when a tenant has the package */
export async function deletePackage(where: Where, packageId: string, actor: Actor): Promise<void> {
  const poster = await asPlatform(where.db, async (tx) => {
    const found = await lockPackage(tx, packageId)
    if (!found) throw notFound('Package')
    if (found.tenants > 0) {
      const who = found.tenants === 1 ? '1 tenant has' : `${found.tenants} tenants have`
      throw conflict(`${who} this package, so it cannot be deleted. Take it off sale instead: set it inactive.`)
    }
    await deletePackageRow(tx, packageId)
    if (found.posterId) await deletePublicFile(tx, found.posterId)
    await recordAudit(null, tx, { ...actor, action: 'package.delete', target: found.name })
    return found.posterId
  })
  if (poster) await removePublicFiles(where, [poster])
}

/** @throws AppError 404 */
export async function requirePackage(tx: Tx, packageId: string): Promise<Package> {
  const found = await selectPackage(tx, packageId)
  if (!found) throw notFound('Package')
  return found
}

async function checkFields(tx: Tx, { currency, posterId }: PackageFields): Promise<void> {
  if (currency !== undefined && !isCurrency(currency))
    throw fieldError('currency', 'Enter an ISO 4217 currency code, for example INR.')
  if (posterId && !(await publicFileExists(null, tx, posterId, 'poster'))) {
    throw fieldError('posterId', 'Poster not found. Upload it again.')
  }
}

function sayNameTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  throw conflict('A package with this name already exists', [
    { field: 'name', message: 'A package with this name already exists. Use another one.' },
  ])
}
