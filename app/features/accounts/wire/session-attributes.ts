import * as z from 'zod/mini'

export const userType = z.enum(['User', 'CompanyManager', 'Operator'])

const maybe = z.nullable(z.string())

/** Named as in both seeds; each kind of user has some of them. */
export const sessionAttributes = z
  .object({
    email: z.string(),
    first_name: z.optional(z.string()),
    avatar: z.optional(maybe),
    slug: z.optional(z.string()),
    uuid: z.optional(z.string()),
    intern: z.optional(z.boolean()),
    former_intern: z.optional(z.boolean()),
    profile_completeness_percentage: z.optional(z.int()),
    talent_hub_ies_student: z.optional(
      z.nullable(z.object({ id: z.string(), name: z.string(), display_name: z.string(), logo: maybe })),
    ),
    roles: z.optional(z.array(z.string())),
    /** May approve contracts, whatever the roles. */
    contract_approver: z.optional(z.boolean()),
    /** Named in an interview that lies ahead: the way to the Agenda, whatever the roles. */
    interviewer: z.optional(z.boolean()),
    company_slug: z.optional(z.string()),
    company_name: z.optional(z.string()),
    company_avatar: z.optional(maybe),
    /** An operator's session that opens only the two-factor setup. */
    two_factor_due: z.optional(z.boolean()),
  })
  .check(z.meta({ id: 'SessionAttributes' }))
export type SessionAttributes = z.output<typeof sessionAttributes>
