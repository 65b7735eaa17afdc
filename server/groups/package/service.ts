// Rules for packages: posters are uploaded first, names are unique, and packages in use cannot be deleted.
import type { Actor } from '../../platform/audit/sql'
import { changesOf } from '../../platform/audit/changes'
import { recordAudit } from '../../platform/audit/sql'
import { conflict, fieldError, isUniqueViolation, notFound } from '../../platform/core/errors'
import { isCurrency } from '../../platform/core/money'
import type { Services } from '../services'
import { removePublicFiles } from '../../records/pictures/publicFiles'
import { deletePublicFile, publicFileExists } from '../../records/pictures/sql'
import { staleVersion } from '../../platform/db/staleVersion'
import { asPlatform, type Tx } from '../../platform/db/tenancy'
import { packageText } from './messages'
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

type PackageServices = Pick<Services, 'db' | 'storage'>

/** @throws AppError 400, 409 when the name is taken */
export async function createPackage({ db }: PackageServices, fields: NewPackage, actor: Actor): Promise<Package> {
  return asPlatform(db, async (tx) => {
    await checkFields(tx, fields)
    const id = await insertPackage(tx, fields).catch(rejectTakenName)
    await recordAudit(null, tx, { ...actor, action: 'package.create', target: fields.name, details: { packageId: id } })
    return requirePackage(tx, id)
  })
}

/** @throws AppError 400, 404, 409 when `version` is stale or the name is taken */
export async function editPackage(
  services: PackageServices,
  packageId: string,
  version: number,
  fields: PackageFields,
  actor: Actor,
): Promise<Package> {
  const { after, replaced } = await asPlatform(services.db, async (tx) => {
    const before = await lockPackage(tx, packageId)
    if (!before) throw notFound(packageText('notFound'))
    const old = await requirePackage(tx, packageId)
    await checkFields(tx, fields)
    if (!(await updatePackage(tx, packageId, version, fields).catch(rejectTakenName))) {
      throw await staleVersion(tx, 'package', packageId, packageText('changedElsewhere'))
    }
    const replaced = fields.posterId !== undefined && fields.posterId !== before.posterId ? before.posterId : null
    if (replaced) await deletePublicFile(tx, replaced)
    const after = await requirePackage(tx, packageId)
    const details = {
      packageId,
      ...changesOf(recordedOf(old), recordedOf(after)),
      ...(after.posterId !== old.posterId && { posterChanged: true }),
    }
    await recordAudit(null, tx, { ...actor, action: 'package.edit', target: after.name, details })
    return { after, replaced }
  })
  if (replaced) await removePublicFiles(services, [replaced])
  return after
}

/** @throws AppError 404, 409 when a tenant has the package */
export async function deletePackage(services: PackageServices, packageId: string, actor: Actor): Promise<void> {
  const poster = await asPlatform(services.db, async (tx) => {
    const found = await lockPackage(tx, packageId)
    if (!found) throw notFound(packageText('notFound'))
    if (found.tenants > 0) throw conflict(packageText('inUse', { count: found.tenants }))
    await deletePackageRow(tx, packageId)
    if (found.posterId) await deletePublicFile(tx, found.posterId)
    await recordAudit(null, tx, { ...actor, action: 'package.delete', target: found.name })
    return found.posterId
  })
  if (poster) await removePublicFiles(services, [poster])
}

/** @throws AppError 404 when the package does not exist */
export async function requirePackage(tx: Tx, packageId: string): Promise<Package> {
  const found = await selectPackage(tx, packageId)
  if (!found) throw notFound(packageText('notFound'))
  return found
}

/** The fields of a package that the audit log shows when they change. */
const recordedOf = ({ name, description, price, currency, period, limits, active, ...rest }: Package) => ({
  name,
  description,
  price,
  currency,
  period,
  onSale: active,
  public: rest.public,
  ...limits,
})

async function checkFields(tx: Tx, { currency, posterId }: PackageFields): Promise<void> {
  if (currency !== undefined && !isCurrency(currency)) throw fieldError('currency', packageText('unknownCurrency'))
  if (posterId && !(await publicFileExists(null, tx, posterId, 'poster'))) {
    throw fieldError('posterId', packageText('posterNotFound'))
  }
}

function rejectTakenName(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  const message = packageText('nameTaken')
  throw conflict(message, [{ field: 'name', message }])
}
