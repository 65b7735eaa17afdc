// Addresses and commands of requests.
import { serializeParams } from '../../api/address'
import type { Content, PublishedContract } from '../../api/publishedContract'
import { resolvedSchema, type ListedOperation } from './contract'
import { exampleOf } from './example'

/** What a person has entered, by the name of the parameter. */
export type Values = Readonly<Record<string, string | undefined>>

/** The path with its parameters. Those without a value stay as `{name}`, and are left out of the query. */
export function requestPath(contract: PublishedContract, { path, operation }: ListedOperation, values: Values): string {
  const parameters = operation.parameters ?? []
  const inPath = path.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    values[name] ? encodeURIComponent(values[name]) : placeholder,
  )
  const query: Record<string, string | string[]> = {}
  for (const parameter of parameters) {
    const value = values[parameter.name]
    if (parameter.in !== 'query' || !value) continue
    const isList = resolvedSchema(contract, parameter.schema).schema.items !== undefined
    query[parameter.name] = isList ? value.split(',').map((part) => part.trim()) : value
  }
  const text = serializeParams(query)
  return inPath + (text && `?${text}`)
}

/** The request as a command. The token is a variable, so that it enters neither the page nor the history of the shell. */
export function curlCommand(contract: PublishedContract, listed: ListedOperation, address: string): string {
  const { method, operation } = listed
  const start = method === 'get' ? 'curl' : `curl -X ${method.toUpperCase()}`
  const lines = [`${start} ${quoted(address)}`, '-H "Authorization: Bearer $AERIE_TOKEN"']
  const content = Object.entries(operation.requestBody?.content ?? {})
  // A file is sent as multipart where the operation takes it so.
  const [type, body] = content.find(([each]) => each === 'multipart/form-data') ?? content[0] ?? []
  if (type !== undefined && body) lines.push(...bodyLines(contract, type, body))
  if (hasFile(listed)) lines.push('--output file')
  return lines.join(' \\\n  ')
}

function bodyLines(contract: PublishedContract, type: string, body: Content): string[] {
  if (type !== 'multipart/form-data') {
    const data = JSON.stringify(exampleOf(contract, body), null, 2)
    return [`-H ${quoted(`Content-Type: ${type}`)}`, `-d ${quoted(data)}`]
  }
  const { schema } = resolvedSchema(contract, body.schema)
  return Object.entries(schema.properties ?? {}).map(([name, property]) =>
    property.format === 'binary' ? `-F ${quoted(`${name}=@FILE`)}` : `-F ${quoted(`${name}=VALUE`)}`,
  )
}

/** Whether a success returns a file. Its kind is not text, which a terminal can show. */
function hasFile({ operation }: ListedOperation): boolean {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1]
  const types = Object.keys(success?.content ?? {})
  return types.length > 0 && !types.some((type) => /json|xml|csv/.test(type))
}

/** For a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
