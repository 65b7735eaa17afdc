// The part of the contract that API tokens can call, for programs that are not ours.
import {
  API_PREFIX,
  resolved,
  type HttpMethod,
  type Spec,
  type SpecOperation,
  type SpecParameter,
} from '../../platform/contract/spec'
import { scopesFor, takesTokens } from '../../platform/identity/tokenScopes'

const DESCRIPTION =
  'Send an API token with every request, as bearer token or as the password of HTTP Basic with any user name. Tokens are created in the profile, under API tokens.'

interface Published extends Omit<Spec, 'paths'> {
  paths: Record<string, Partial<Record<HttpMethod, object>>>
}

/** @param address of the installation, without a slash at its end */
export function publishedContract(spec: Spec, address: string): Published {
  const paths: Published['paths'] = {}
  for (const [path, operations] of Object.entries(spec.paths)) {
    for (const [method, operation] of Object.entries(operations) as [HttpMethod, SpecOperation][]) {
      if (takesTokens(operation)) (paths[path] ??= {})[method] = published(spec, { method, operation })
    }
  }
  return {
    openapi: spec.openapi,
    info: { ...spec.info, description: DESCRIPTION },
    paths,
    servers: [{ url: address + API_PREFIX }],
    security: [{ bearer: [] }, { basic: [] }],
    components: {
      ...usedComponents(spec, paths),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, basic: { type: 'http', scheme: 'basic' } },
    },
  }
}

/** Without what only our own programs need. */
function published(spec: Spec, place: { method: HttpMethod; operation: SpecOperation }): object {
  const { operationId, summary, tags, requestBody, responses } = place.operation
  const parameters = place.operation.parameters?.map((parameter) => withoutExtensions(resolved(spec, parameter)))
  return {
    operationId,
    summary,
    tags,
    responses,
    ...(parameters && { parameters }),
    ...(requestBody && { requestBody }),
    'x-permission': place.operation['x-permission'],
    'x-scopes': scopesFor(place),
  }
}

const withoutExtensions = (parameter: SpecParameter): object =>
  Object.fromEntries(Object.entries(parameter).filter(([key]) => !key.startsWith('x-')))

/** The components that the operations refer to, also through other components. */
function usedComponents(spec: Spec, paths: Published['paths']): Omit<Spec['components'], 'securitySchemes'> {
  const used: Omit<Spec['components'], 'securitySchemes'> = { schemas: {}, parameters: {}, responses: {} }
  const open: unknown[] = [paths]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [, kind, name] of JSON.stringify(next).matchAll(
      /"#\/components\/(schemas|parameters|responses)\/(\w+)"/g,
    )) {
      const [from, to] = [spec.components, used].map((all) => all[kind as keyof typeof used]) as [
        Record<string, unknown>,
        Record<string, unknown>,
      ]
      if (name === undefined || name in to) continue
      to[name] = from[name]
      open.push(from[name])
    }
  }
  return used
}
