// The operations of the published contract, as the explorer lists them.
import type { Method, Operation, PublishedContract, Reply, Schema } from '../../api/publishedContract'

export interface ListedOperation {
  method: Method
  path: string
  group: string
  operation: Operation
  /** Lower case; what a search looks in. */
  words: string
}

export interface OperationGroup {
  name: string
  operations: ListedOperation[]
}

/** A schema behind its references, with the name of the last one. */
export interface NamedSchema {
  schema: Schema
  name?: string
}

export function operationsOf({ paths }: PublishedContract): ListedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, operation]) => {
      const method = name as Method
      const [group = ''] = operation.tags
      const words = [method, path, operation.operationId, operation.summary, group].join(' ').toLowerCase()
      return { method, path, group, operation, words }
    }),
  )
}

/** The operations that contain all words of `search`, in groups by name. */
export function groupsOf(operations: readonly ListedOperation[], search: string): OperationGroup[] {
  const wanted = search.toLowerCase().split(/\s+/)
  const groups = new Map<string, ListedOperation[]>()
  for (const listed of operations) {
    if (!wanted.every((word) => listed.words.includes(word))) continue
    const members = groups.get(listed.group)
    if (members) members.push(listed)
    else groups.set(listed.group, [listed])
  }
  return [...groups]
    .map(([name, members]) => ({ name, operations: members }))
    .sort((one, other) => one.name.localeCompare(other.name))
}

export const isRead = ({ method }: ListedOperation): boolean => method === 'get'

/** Follows references. An unknown one is an empty schema, which accepts everything. */
export function resolvedSchema({ components }: PublishedContract, schema: Schema): NamedSchema {
  let found: NamedSchema = { schema }
  while (found.schema.$ref !== undefined) {
    const name = nameIn(found.schema.$ref)
    found = { schema: components.schemas[name] ?? {}, name }
  }
  return found
}

export function resolvedReply({ components }: PublishedContract, reply: Reply): Reply {
  return reply.$ref === undefined ? reply : (components.responses[nameIn(reply.$ref)] ?? { description: '' })
}

/** `#/components/schemas/Mission` → `Mission` */
const nameIn = (reference: string): string => reference.split('/').at(-1) ?? ''
