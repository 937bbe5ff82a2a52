import { html } from 'hono/html'
import type { SchemaObject } from './openapi-document.ts'

const SHARED = '#/components/schemas/'

const pointer = (ref: string) =>
  html`<a href="#schema-${ref.slice(SHARED.length)}"><code>${ref.slice(SHARED.length)}</code></a>`

const TYPES: Record<string, string> = {
  string: 'texto',
  integer: 'inteiro',
  number: 'número',
  boolean: 'sim ou não',
  null: 'nulo',
  object: 'objeto',
  array: 'lista',
}

const MANY: Record<string, string> = {
  string: 'textos',
  integer: 'inteiros',
  number: 'números',
  object: 'objetos',
  array: 'listas',
}
const several = (item: SchemaObject | undefined) =>
  (item && typeof item.type === 'string' && !item.enum && item.const === undefined && item.format !== 'binary'
    ? MANY[item.type]
    : item && typeOf(item)) ?? 'valores'

/** A type in words: texto, lista de Company, inteiro ou nulo. */
export function typeOf(schema: SchemaObject): unknown {
  if (schema.$ref) return pointer(schema.$ref)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return options.map((option, i) => html`${i ? ' ou ' : ''}${typeOf(option)}`)
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum) return schema.enum.map((value, i) => html`${i ? ' | ' : ''}<code>${JSON.stringify(value)}</code>`)
  if (schema.type === 'array') return html`lista de ${several(schema.items)}`
  if (schema.format === 'binary') return 'arquivo'
  return [schema.type ?? 'object']
    .flat()
    .map((type) => TYPES[type] ?? type)
    .join(' ou ')
}

const limits = (s: SchemaObject) =>
  [
    s.minLength !== undefined && s.minLength > 1 && `mín. ${s.minLength} caracteres`,
    s.maxLength !== undefined && `máx. ${s.maxLength} caracteres`,
    s.minimum !== undefined && s.minimum > -1e9 && `a partir de ${s.minimum}`,
    s.maximum !== undefined && s.maximum < 1e9 && `até ${s.maximum}`,
    s.minItems && `mín. ${s.minItems}`,
    s.maxItems && `máx. ${s.maxItems}`,
    s.format && s.format !== 'binary' && s.format,
    s.default !== undefined && `padrão ${JSON.stringify(s.default)}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** Properties as a description list; nested schemas without an id are indented below. */
export function propertiesOf(schema: SchemaObject): unknown {
  const options = schema.anyOf ?? schema.oneOf
  const plain = schema.properties
    ? schema
    : schema.items?.properties
      ? schema.items
      : options?.find((option) => option.properties ?? option.items?.properties)
  const owner = plain?.properties ? plain : plain?.items
  if (!owner?.properties) return ''
  const rows = Object.entries(owner.properties).map(
    ([name, part]) => html`<div>
      <dt><code>${name}</code>${owner.required?.includes(name) ? '' : html` <small>opcional</small>`}</dt>
      <dd><span>${typeOf(part)}</span>${limits(part) ? html` <small>${limits(part)}</small>` : ''}
        ${propertiesOf(part)}</dd>
    </div>`,
  )
  return html`<dl class="properties">${rows}</dl>`
}

export const schemaView = (schema: SchemaObject) =>
  schema.properties ? propertiesOf(schema) : html`<p class="type">${typeOf(schema)}</p>${propertiesOf(schema)}`
