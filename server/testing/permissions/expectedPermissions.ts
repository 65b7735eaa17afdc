// The permission that each operation needs. The tables are written from the specification and reviewed by a person; never
// derive them from api-spec/, because the tests compare the contract with them.
import type { SpecPermission } from '../../platform/contract/spec'
import { ACCOUNT_PERMISSIONS } from './accountPermissions'
import { ASSET_PERMISSIONS } from './assetPermissions'
import { MAP_PERMISSIONS } from './mapPermissions'
import { MISSION_PERMISSIONS } from './missionPermissions'

/**
 * The permission of every operation: a permission name, the user types that may call, `session` for every signed-in user,
 * or `public`. Add the line of a new operation from the specification; do not copy its x-permission.
 */
export const EXPECTED_PERMISSIONS: Record<string, SpecPermission> = {
  ...ACCOUNT_PERMISSIONS,
  ...ASSET_PERMISSIONS,
  ...MAP_PERMISSIONS,
  ...MISSION_PERMISSIONS,
}

/**
 * Compares the contract with the table. Returns a sentence for each difference, with its remedy.
 * @param declared x-permission by operationId, as the contract has it
 */
export function permissionDifferences(
  declared: Readonly<Record<string, SpecPermission>>,
  expected: Readonly<Record<string, SpecPermission>> = EXPECTED_PERMISSIONS,
): string[] {
  const names = [...new Set([...Object.keys(declared), ...Object.keys(expected)])].sort()
  return names.flatMap((name) => {
    const contract = declared[name]
    const table = expected[name]
    if (table === undefined) {
      return [`${name} is not in EXPECTED_PERMISSIONS: look up in the specification who may call it, then add a line.`]
    }
    if (contract === undefined) {
      return [`${name} is in EXPECTED_PERMISSIONS but not in the contract: remove the line, or correct the name.`]
    }
    if (JSON.stringify(contract) === JSON.stringify(table)) return []
    const is = `${name} has x-permission ${JSON.stringify(contract)}, expected ${JSON.stringify(table)}`
    return [`${is}: correct the contract, or have the change of the table reviewed.`]
  })
}
