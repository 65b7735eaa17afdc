// Generates the contract types of the server: one file per group, and one that combines them.
import openapiTypes, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { loadSpec } from '../../server/platform/contract/spec'
import { pascalCase, removeStale, writeGenerated } from './output'

const FOLDER = 'server/platform/contract'
const JOINED = 'server/platform/contract/contract.gen.ts'
const KINDS = ['schemas', 'parameters', 'responses'] as const

/** @param document path or URL of the merged OpenAPI document */
export async function writeServerTypes(document: URL, contract: ReturnType<typeof loadSpec>): Promise<void> {
  const { groupOf, groupOfComponent } = contract
  const nodes = await openapiTypes(document)
  const operations = interfaceOf(nodes, 'operations').members
  const components = interfaceOf(nodes, 'components').members
  const groups = [...new Set([...Object.values(groupOf), ...Object.values(groupOfComponent)])].sort()

  for (const group of groups) {
    const parts = KINDS.map((kind) =>
      interfaceWith(
        kind,
        membersOf(components, kind).filter((member) => groupOfComponent[`${kind}/${nameOf(member)}`] === group),
      ),
    )
    parts.push(
      interfaceWith(
        'operations',
        operations.filter((member) => groupOf[nameOf(member)] === group),
      ),
    )
    const source = astToString(parts.filter(({ members }) => members.length > 0))
    await writeGenerated(`${FOLDER}/${group}.gen.ts`, withImports(source, group, groupOfComponent))
  }
  removeStale(FOLDER, [...groups, 'contract'])
  await writeGenerated(JOINED, joined(groups, contract))
}

/** Replaces `components["schemas"]["Id"]` by `Common.schemas["Id"]`, or `schemas["Id"]` within the group itself. */
function withImports(source: string, group: string, groupOfComponent: Record<string, string>): string {
  const used = new Set<string>()
  const body = source.replace(/\bcomponents\["(\w+)"\]\["(\w+)"\]/g, (_, kind: string, name: string) => {
    const owner = groupOfComponent[`${kind}/${name}`]
    if (!owner) throw new Error(`The contract has no ${kind}/${name}`)
    if (owner === group) return `${kind}["${name}"]`
    used.add(owner)
    return `${pascalCase(owner)}.${kind}["${name}"]`
  })
  return (
    [...used]
      .sort()
      .map((owner) => importOf(owner, `./${owner}.gen`))
      .join('') + body
  )
}

function joined(groups: string[], { groupOf, groupOfComponent }: ReturnType<typeof loadSpec>): string {
  const withOperations = groups.filter((group) => Object.values(groupOf).includes(group))
  const withSchemas = groups.filter((group) =>
    Object.entries(groupOfComponent).some(([name, owner]) => owner === group && name.startsWith('schemas/')),
  )
  const members = (kind: string, from: string[]) => from.map((group) => `${pascalCase(group)}.${kind}`).join(', ')
  return `${groups.map((group) => importOf(group, `./${group}.gen`)).join('')}
interface Schemas extends ${members('schemas', withSchemas)} {}
export interface components { schemas: Schemas }
export interface operations extends ${members('operations', withOperations)} {}
export type OperationId = keyof operations
`
}

const importOf = (group: string, from: string): string => `import type * as ${pascalCase(group)} from '${from}'\n`

function interfaceOf(nodes: ts.Node[], name: string): ts.InterfaceDeclaration {
  const found = nodes.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name)
  if (!found) throw new Error(`openapi-typescript generated no interface ${name}`)
  return found as ts.InterfaceDeclaration
}

function membersOf(members: ts.NodeArray<ts.TypeElement>, name: string): ts.TypeElement[] {
  const member = members.find((candidate) => nameOf(candidate) === name)
  const type = member && ts.isPropertySignature(member) ? member.type : undefined
  return type && ts.isTypeLiteralNode(type) ? [...type.members] : []
}

const nameOf = (member: ts.TypeElement): string =>
  member.name && (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name)) ? member.name.text : ''

const interfaceWith = (name: string, members: ts.TypeElement[]): ts.InterfaceDeclaration =>
  ts.factory.createInterfaceDeclaration(
    [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)],
    name,
    undefined,
    undefined,
    members,
  )
