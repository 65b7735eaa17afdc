// The part of OpenAPI 3.1 that the published contract uses.

export type Method = 'get' | 'post' | 'patch' | 'put' | 'delete'

export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  example?: unknown
  default?: unknown
  format?: string
  pattern?: string
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  exclusiveMaximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}

export interface Content {
  schema: Schema
  example?: unknown
}

export interface Reply {
  $ref?: string
  description: string
  /** By media type. */
  content?: Record<string, Content>
}

export interface Operation {
  operationId: string
  summary: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, Content> }
  /** By status, such as `200` or `4XX`. */
  responses: Record<string, Reply>
  /** A permission, `session`, or the user types that may call. */
  'x-permission': string | string[]
  /** One of them is enough; empty if every token is. */
  'x-scopes': string[]
}

export interface PublishedContract {
  paths: Record<string, Partial<Record<Method, Operation>>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Reply> }
}
