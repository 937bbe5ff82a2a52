// Shapes of all answers: one resource, a page of them, a list of options, a refusal.
import * as z from 'zod/mini'

const related = z.object({ id: z.string(), type: z.string() })
const relationships = z
  .record(z.string(), z.object({ data: z.nullable(z.union([related, z.array(related)])) }))
  .check(z.meta({ id: 'Relationships' }))
const included = z
  .array(z.object({ id: z.string(), type: z.string(), attributes: z.record(z.string(), z.unknown()) }))
  .check(z.meta({ id: 'Included' }))

export const resource = <const T extends string, A extends z.core.$ZodType>(type: T, attributes: A) =>
  z.object({ id: z.string(), type: z.literal(type), attributes, relationships: z.optional(relationships) })

export const one = <R extends z.core.$ZodType>(of: R) => z.object({ data: of, included: z.optional(included) })

export const many = <R extends z.core.$ZodType>(of: R) =>
  z.object({
    collection: z.object({ data: z.array(of), included: z.optional(included) }),
    total_count: z.int(),
    total_pages: z.int(),
  })

/** Of the orders that a list has, each both ways: sort=name, sort=-name … */
export const sortsOf = <const O extends string>(orders: readonly O[]) =>
  orders.flatMap((order) => [order, `-${order}`] as const)
export const sortBy = <const O extends string>(orders: readonly O[]) => z.optional(z.enum(sortsOf(orders)))

/** Query of every list; extend it with the list's own filters, and with the orders that it has. */
export const pageQuery = z.object({
  page: z._default(z.int().check(z.gte(1)), 1),
  per_page: z._default(z.union([z.literal(10), z.literal(25), z.literal(50), z.literal(100)]), 10),
})

export const invalid = z
  .object({ errors: z.record(z.string(), z.array(z.string())), messages: z.array(z.string()) })
  .check(z.meta({ id: 'Invalid' }))

export const refused = z.object({ messages: z.array(z.string()) }).check(z.meta({ id: 'Refused' }))

/** An act that succeeded, in words. */
export const messagesOnly = z.object({ messages: z.array(z.string()) }).check(z.meta({ id: 'Told' }))
