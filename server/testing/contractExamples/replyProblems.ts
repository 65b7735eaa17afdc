// Compares a reply with what the contract declares for its operation.
import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { LightMyRequestResponse } from 'fastify'
import type { JsonSchema, Spec, SpecOperation } from '../../platform/contract/spec'

const JSON_TYPE = 'application/json'
/** Of stored files, whose type is that of the uploaded file. */
const ANY_TYPE = '*/*'

export type ReplyProblems = (operation: SpecOperation, response: LightMyRequestResponse) => string[]

/** Lists how a reply differs from its declaration: its status, its media type and its body. */
export function replyProblemsOf(spec: Spec): ReplyProblems {
  const validator = new Ajv2020({ strict: false, allErrors: true, verbose: true })
  addFormats(validator)
  validator.addSchema({ $id: 'contract', components: spec.components })

  function bodyProblems(schema: JsonSchema, body: string): string[] {
    const absolute = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')
    const validate = validator.compile(JSON.parse(absolute) as JsonSchema)
    if (validate(JSON.parse(body))) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message, data }) => `${instancePath} ${message ?? ''}: ${JSON.stringify(data).slice(0, 100)}`,
    )
  }

  return (operation, { statusCode, headers, body }) => {
    const declared =
      operation.responses[statusCode] ??
      (statusCode >= 400 && statusCode < 500 ? operation.responses['4XX'] : undefined)
    if (!declared) return [`status ${statusCode} is not declared`]
    const types = Object.keys(declared.content ?? {})
    if (types.length === 0) return body === '' ? [] : [`status ${statusCode} has a body that is not declared`]
    const type = String(headers['content-type'])
    const found = types.find((each) => each === ANY_TYPE || withoutParameters(each) === withoutParameters(type))
    if (found === undefined) return [`the media type ${type} is not declared for ${statusCode}`]
    const content = declared.content?.[found]
    return content && withoutParameters(found) === JSON_TYPE ? bodyProblems(content.schema, body) : []
  }
}

const withoutParameters = (type: string): string => type.replace(/;.*/, '').trim().toLowerCase()
