// The one rule for what a company reads of somebody: every query that carries contact, résumé or profile to a company
// asks it.
import { sql } from 'kysely'

/**
 * In SQL, of a candidature c: until when its company reads the person; null where nothing ends it. An end without its
 * date, as a
 * process of the previous release writes it during an upgrade, is over at once: this fails closed.
 */
export const readUntil = sql<string | null>`(case
  when c.state in ('applied', 'screening', 'interview', 'offer', 'hired') then null
  else coalesce(c.readable_until, c.state_since) end)`

/** In SQL, of a candidature c: whether its company reads the person now. */
export const companyReads = (now: Date) => sql<boolean>`coalesce(${readUntil} > ${now}, true)`
