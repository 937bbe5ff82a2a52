// What a company filters the candidatures of a job by.
import * as z from 'zod/mini'

const text = (most: number) => z.optional(z.string().check(z.maxLength(most)))
const several = z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(30)))

export const pipelineFilters = {
  q: text(120),
  candidature_id: z.optional(z.array(z.uuid()).check(z.maxLength(100))),
  /** Without those who withdrew or have their answer. */
  open: z.optional(z.boolean()),
  stage: several,
  tag: several,
  course_id: several,
  university_id: z.optional(z.array(z.int32()).check(z.maxLength(30))),
  state_id: several,
  city_id: z.optional(z.array(z.int32()).check(z.maxLength(30))),
  language_id: several,
  skill_id: several,
  least_semester: z.optional(z.int().check(z.gte(1), z.lte(20))),
  least_rating: z.optional(z.int().check(z.gte(1), z.lte(5))),
  /** To the questionnaire: question and option, as `question:option`. */
  answer: several,
  /** Of the points that the questionnaire could give, at least this part in a hundred. */
  least_score: z.optional(z.int().check(z.gte(1), z.lte(100))),
  review: z.optional(z.boolean()),
  /** Overdue, or due within three days. */
  due: z.optional(z.boolean()),
}
