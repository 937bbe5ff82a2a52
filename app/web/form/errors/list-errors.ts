import type { FieldErrors } from 'react-hook-form'

type Listed = { name: string; message: string }
type Node = { message?: unknown; type?: unknown; ref?: unknown } & Record<string, unknown>

const isError = (node: Node) =>
  typeof node.message === 'string' && (typeof node.type === 'string' || typeof node.type === 'number')

/** All errors of a form as a flat list: rows as name.0.field, the form's own error (root) last. */
export function listErrors(errors: FieldErrors): Listed[] {
  const found = walk(errors as Node, '')
  return [
    ...found.filter(({ name }) => !name.startsWith('root')),
    ...found.filter(({ name }) => name.startsWith('root')),
  ]
}

function walk(node: Node, name: string): Listed[] {
  if (name && isError(node)) return [{ name, message: node.message as string }]
  return Object.entries(node).flatMap(([key, child]) =>
    child && typeof child === 'object' && key !== 'ref'
      ? walk(child as Node, name ? (key === 'root' ? name : `${name}.${key}`) : key)
      : [],
  )
}
