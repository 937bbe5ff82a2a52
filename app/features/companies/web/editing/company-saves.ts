import { freshIn } from '#web/calls/fresh-in.ts'
import { randomKey } from '#web/calls/save-key.ts'
import { Refused } from '#wire/send.ts'
import { type CompanyDraft, draftOf, type Edited } from './company-draft.ts'
import { changesIn, type CompanySent } from './company-sent.ts'

type Ways = {
  /** Sends by the version that stands in `company`. */
  put: (changes: CompanySent, company: Edited, key: string) => Promise<Edited>
  /** The form goes over to what stands now, with all that was typed since `base` on top, and answers what it holds then. */
  adopt: (base: CompanyDraft, now: Edited) => Promise<CompanyDraft>
}
type Sending = { changes: CompanySent; draft: CompanyDraft; key: string }

const isAnswered = (error: unknown) =>
  error instanceof Refused ? error.status < 500 : (error as Error).name === 'AbortError'

/**
 * Saves one after the other, each by the version that the form began with. One whose answer never came is sent again first, under its
 * key, so that nothing is added twice and nobody is told of another person who was oneself.
 */
export function companySaves(first: Edited, { put, adopt }: Ways) {
  let company = first
  let unanswered: Sending | undefined

  async function save(draft: CompanyDraft): Promise<'saved' | 'nothing changed' | 'stale'> {
    const again = unanswered
    const changes = again?.changes ?? changesIn(draftOf(company.attributes), draft)
    if (!Object.keys(changes).length) return 'nothing changed'
    const one = again ?? { changes, draft, key: randomKey() }
    const { now, base } = await send(one)
    unanswered = undefined
    company = now
    const merged = await adopt(base ?? one.draft, now)
    if (base) return Object.keys(changesIn(draftOf(now.attributes), merged)).length ? 'stale' : 'saved'
    return again && (await save(merged)) === 'stale' ? 'stale' : 'saved'
  }

  /** What stands now. With a base, somebody else was quicker: it is what the form began with. */
  async function send(one: Sending): Promise<{ now: Edited; base?: CompanyDraft }> {
    try {
      return { now: await put(one.changes, company, one.key) }
    } catch (error) {
      const now = freshIn<Edited>(error)
      if (now) return { now, base: draftOf(company.attributes) }
      unanswered = isAnswered(error) ? undefined : one
      throw error
    }
  }

  return save
}
