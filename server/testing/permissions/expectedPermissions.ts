// The permission that each operation needs, from the file testing/permissions.ts of each group. These tables are written from
// the specification and reviewed by a person; never derive them from api-spec/, because the tests compare the contract with
// them.
import type { SpecPermission } from '../../platform/contract/spec'
import { GROUP_PERMISSIONS } from './groupPermissions.gen'

/**
 * Compares the contract with the table. Returns a sentence for each difference, with its remedy.
 * @param declared x-permission by operationId, as the contract has it
 */
export function permissionDifferences(
  declared: Readonly<Record<string, SpecPermission>>,
  expected: Readonly<Record<string, SpecPermission>> = GROUP_PERMISSIONS,
): string[] {
  const names = [...new Set([...Object.keys(declared), ...Object.keys(expected)])].sort()
  return names.flatMap((name) => {
    const contract = declared[name]
    const table = expected[name]
    if (table === undefined) {
      return [
        `${name} is not in testing/permissions.ts of its group: look up in the specification who may call it, then add a line.`,
      ]
    }
    if (contract === undefined) {
      return [
        `${name} is in testing/permissions.ts of a group but not in the contract: remove the line, or correct the name.`,
      ]
    }
    if (JSON.stringify(contract) === JSON.stringify(table)) return []
    const is = `${name} has x-permission ${JSON.stringify(contract)}, expected ${JSON.stringify(table)}`
    return [`${is}: correct the contract, or have the change of the table reviewed.`]
  })
}
