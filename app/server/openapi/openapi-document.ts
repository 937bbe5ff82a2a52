// The part of OpenAPI 3.1 that this product prints.
export type SchemaObject = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, SchemaObject>
  required?: string[]
  additionalProperties?: boolean | SchemaObject
  items?: SchemaObject
  anyOf?: SchemaObject[]
  oneOf?: SchemaObject[]
  allOf?: SchemaObject[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  examples?: unknown[]
  format?: string
  pattern?: string
  description?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}
export type Media = Record<string, { schema: SchemaObject }>
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: SchemaObject
  style?: 'form'
  explode?: true
}
export type Answer =
  | { $ref: string }
  | { description: string; headers?: Record<string, { description?: string; schema: SchemaObject }>; content?: Media }
export type Operation = {
  operationId: string
  summary?: string
  description?: string
  tags: string[]
  security?: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: true; content: Media }
  responses: Record<string, Answer>
}
export type OpenApiDocument = {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  security: Record<string, string[]>[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, SchemaObject>
    responses: Record<string, Exclude<Answer, { $ref: string }>>
    securitySchemes: Record<string, object>
  }
}
