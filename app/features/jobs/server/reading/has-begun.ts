import { sql } from 'kysely'

/** Before its first day nobody knows of a job. */
export const hasBegun = (now: Date) => sql<boolean>`coalesce(opens_at <= ${now}, true)`
