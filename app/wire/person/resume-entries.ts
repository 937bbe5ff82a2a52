// Entries of a résumé as they are read: in the profile and in the bank of candidates.
import * as z from 'zod/mini'

const entries = <T extends z.core.$ZodShape>(shape: T) => z.array(z.object(shape))
const maybe = z.nullable(z.string())

export const RESUME_ENTRIES = {
  experiences: entries({
    company: z.string(),
    job: z.string(),
    level: z.string(),
    description: maybe,
    start_date: z.string(),
    end_date: maybe,
  }),
  educations: entries({
    type: z.string(),
    institution_name: z.string(),
    course_name: z.string(),
    duration: z.string(),
  }),
  softwares: entries({ name: z.string(), level: z.string() }),
}
