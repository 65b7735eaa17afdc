// Whose report it is, for the files.
import { asPlatform } from '../../../platform/db/tenancy'
import { readPublicPicture } from '../../../records/pictures/publicFiles'
import type { Services } from '../../services'

export interface Organisation {
  organisation: string
  /** A PNG. */
  logo?: Uint8Array
}

export async function readOrganisation(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  tenantId: string,
): Promise<Organisation> {
  const { name, logo_id: logoId } = await asPlatform(db, (tx) =>
    tx.selectFrom('tenant').select(['name', 'logo_id']).where('id', '=', tenantId).executeTakeFirstOrThrow(),
  )
  const logo = logoId === null ? undefined : await readPublicPicture({ storage }, logoId)
  return { organisation: name, ...(logo && { logo }) }
}
